// The list of keys, on `?`: those that the page has now, each with what it does.

const dialog = () => document.getElementById("keys");

/** What an element does: its label, or its text without the keys in it. */
function does(element) {
  const copy = element.cloneNode(true);
  for (const key of copy.querySelectorAll("kbd, svg")) key.remove();
  return element.getAttribute("aria-label") ?? copy.textContent.trim();
}

/** When a key is used in a turn: pieces are picked, then turned or aimed, then played or put back; what helps comes last. */
function order(name, element) {
  if (element.closest(".bar, #notices")) return 4;
  return { Enter: 2, Escape: 3 }[name] ?? (/^[1-9]$/.test(name) ? 0 : 1);
}

function list() {
  const keys = new Map();
  for (const element of document.querySelectorAll("#table [data-key]")) {
    const name = element.dataset.key.split(" ")[0];
    if (element.getClientRects().length && !keys.has(name)) keys.set(name, element);
  }
  const rows = [...keys].sort((one, other) => order(...one) - order(...other)).flatMap(([name, element]) => {
    const [key, term, what] = ["kbd", "dt", "dd"].map((tag) => document.createElement(tag));
    key.textContent = dialog().dataset[name.toLowerCase()] ?? name.toUpperCase();
    term.append(key);
    what.textContent = does(element);
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
