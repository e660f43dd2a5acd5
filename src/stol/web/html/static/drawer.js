// The rules over the page, and a line that explains a word. Without this script the links lead to the rules.
// Both stay open while the table below them changes.

const drawer = document.getElementById("drawer");
const body = document.getElementById("drawer-body");
const bubble = document.getElementById("term");
const parser = new DOMParser();
let opener = null; // what gets the focus back

// ---- the rules

/** Fetches the rules and puts them into the drawer. */
async function load() {
  const [answer, { makeSearchable }] = await Promise.all([
    fetch(drawer.dataset.rules, { headers: { Accept: "text/html" } }),
    import("./learn.js"),
  ]);
  const rules = answer.ok && parser.parseFromString(await answer.text(), "text/html").getElementById("rules");
  if (!rules) throw new Error(answer.statusText);
  for (const named of [rules, ...rules.querySelectorAll("[id]")]) named.id = `drawer-${named.id}`; // the table has ids of its own
  for (const label of rules.querySelectorAll("[for]")) label.htmlFor = `drawer-${label.htmlFor}`;
  rules.removeAttribute("aria-labelledby");
  body.replaceChildren(rules);
  makeSearchable(rules);
}

/** Opens the drawer at a rule or a word, or where it was last. If the rules can't be fetched, they open in a new tab. */
async function open(link) {
  const place = new URL(link.getAttribute("href"), location.href).hash.slice(1);
  if (bubble?.matches(":popover-open")) bubble.hidePopover();
  try {
    if (!body.childElementCount || (place && !target(place))) await load();
  } catch {
    window.open(link.getAttribute("href"), "_blank", "noopener");
    return;
  }
  if (!drawer.open) {
    opener = link;
    drawer.showModal();
  }
  show(place);
}

const target = (place) => document.getElementById(`drawer-${place}`);

function show(place) {
  const found = place && target(place);
  if (!found) return;
  if (found.closest("[hidden]")) forgetSearch();
  for (const other of body.querySelectorAll(".sought")) other.classList.remove("sought");
  found.classList.add("sought");
  found.scrollIntoView({ block: "start" });
  found.focus({ preventScroll: true });
}

function forgetSearch() {
  const field = body.querySelector("[type=search]");
  field.value = "";
  field.dispatchEvent(new Event("input"));
}

drawer?.addEventListener("click", (event) => {
  if (event.target === drawer) drawer.close(); // beside it
});

drawer?.addEventListener("close", () => {
  const back = opener?.isConnected ? opener : document.querySelector("[data-drawer]"); // the table may have changed meanwhile
  back?.focus({ preventScroll: true });
});

/** A link inside the drawer leads to a place in it, or to another page, which opens beside the table. */
function followInside(link, event) {
  const place = new URL(link.href).hash.slice(1);
  if (!place || !target(place)) {
    link.target = "_blank";
    return;
  }
  event.preventDefault();
  show(place);
}

// ---- a word

function explain(link) {
  const [text, more] = bubble.children;
  text.textContent = link.dataset.about;
  more.href = link.getAttribute("href");
  bubble.showPopover();
  const at = link.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.min(Math.max(8, at.left), innerWidth - width - 8);
  const below = at.bottom + 6 + height < innerHeight;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${below ? at.bottom + 6 : Math.max(8, at.top - height - 6)}px`;
  more.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a");
  if (!link || !drawer || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (drawer.contains(link)) return followInside(link, event);
  if (link.dataset.about && bubble) {
    event.preventDefault();
    explain(link);
  } else if (link.matches("[data-drawer], [data-rule], #term a")) {
    event.preventDefault();
    open(link);
  }
});
