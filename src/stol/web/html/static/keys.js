// The list of keys, on `?`: those that the page has now, each with what it does.

const dialog = () => document.getElementById("keys");

/** What an element does: its label, or its text without the keys in it. */
function does(element) {
  const copy = element.cloneNode(true);
  for (const key of copy.querySelectorAll("kbd, svg")) key.remove();
  return element.getAttribute("aria-label") ?? copy.textContent.trim();
}

function list() {
  const keys = new Map();
  for (const element of document.querySelectorAll("#table [data-key]")) {
    const name = element.dataset.key.split(" ")[0];
    if (element.getClientRects().length && !keys.has(name)) keys.set(name, does(element));
  }
  const rows = [...keys].sort(([one], [other]) => one.localeCompare(other)).flatMap(([name, text]) => {
    const [key, term, what] = ["kbd", "dt", "dd"].map((tag) => document.createElement(tag));
    key.textContent = dialog().dataset[name.toLowerCase()] ?? name.toUpperCase();
    term.append(key);
    what.textContent = text;
    return [term, what];
  });
  dialog().querySelector("dl.now").replaceChildren(...rows);
}

function showKeys() {
  if (!dialog() || dialog().open) return;
  list();
  dialog().showModal();
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "?" || event.ctrlKey || event.metaKey || event.target.closest("input, textarea, select") || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  showKeys();
});

document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-keys]")) return;
  event.target.closest("[popover]")?.hidePopover();
  showKeys();
});
