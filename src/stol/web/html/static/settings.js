// Settings: they open over the page, a choice applies at once, and the server keeps it for the player.
// Without this script the link leads to the page of the settings, and its buttons send the form.

const root = document.documentElement;
root.classList.add("with-script");

let dialog = null;
let opener = null; // the link that opened the dialog
let kept = Promise.resolve(); // choices are sent one after the other, so that none overwrites another

// ---- open and close

async function open(link) {
  try {
    const answer = await fetch(link.href, { headers: { Accept: "text/html" } });
    const sheet = answer.ok && new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("settings");
    if (!sheet) throw new Error(answer.statusText);
    dialog ??= makeDialog();
    dialog.setAttribute("aria-labelledby", sheet.getAttribute("aria-labelledby"));
    dialog.replaceChildren(sheet);
  } catch {
    location.assign(link.href);
    return;
  }
  opener = link;
  link.closest("[popover]")?.hidePopover();
  dialog.showModal();
}

function makeDialog() {
  const made = document.createElement("dialog");
  made.className = "settings-over";
  made.addEventListener("click", (event) => (event.target === made || event.target.closest("[data-close]")) && close(event));
  made.addEventListener("close", () => {
    const back = opener?.checkVisibility() ? opener : document.querySelector("[popovertarget=menu]"); // the menu has closed
    back?.focus({ preventScroll: true });
  });
  document.body.append(made);
  return made;
}

function close(event) {
  event.preventDefault(); // the link leads back to this page
  dialog.close();
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-mute]")) return choose("sound", root.dataset.sound === "off" ? "on" : "off");
  const link = event.target.closest?.("a[data-settings]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || document.querySelector("main #settings")) return;
  event.preventDefault();
  open(link);
});

// ---- choose

document.addEventListener("submit", (event) => {
  if (event.target.id !== "settings-form" || !event.submitter) return;
  event.preventDefault();
  const { name, value } = event.submitter;
  if (name === "language") keep(name, value).then(showAgain, () => event.target.submit());
  else choose(name, value);
});

/** Applies a choice at once, and takes it back if the server can't keep it. */
function choose(name, value) {
  const before = root.dataset[name] ?? "system";
  apply(name, value);
  keep(name, value).catch(() => apply(name, before));
}

function apply(name, value) {
  if (value === "system") delete root.dataset[name];
  else root.dataset[name] = value;
  for (const button of document.querySelectorAll(`#settings-form [name=${name}]`)) button.ariaPressed = String(button.value === value);
  pressMute();
}

const pressMute = () => document.querySelectorAll("[data-mute]").forEach((button) => (button.ariaPressed = String(root.dataset.sound === "off")));

function keep(name, value) {
  const sent = kept.then(async () => {
    const answer = await fetch("/settings", { method: "POST", body: new URLSearchParams({ [name]: value }), redirect: "manual" });
    if (answer.type !== "opaqueredirect") throw new Error(answer.statusText);
  });
  kept = sent.catch(() => {});
  return sent;
}

/** The same page in the language that was chosen, not in one that its address names. */
function showAgain() {
  const here = new URL(location.href);
  here.searchParams.delete("lang");
  history.replaceState(null, "", here);
  location.reload();
}

document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "m" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  document.querySelector("[data-mute]")?.click();
});
document.addEventListener("stol:drawn", pressMute); // the page may be older than the choice
