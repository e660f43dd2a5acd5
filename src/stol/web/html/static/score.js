// Score sheets: entries are sent one after the other, and the page that answers is swapped in.
// What is not sent yet is kept on the device. Without this script every button loads the page.

const POLL = 4000; // milliseconds between two looks whether others have entered something
const main = () => document.querySelector("main");
const store = `stol-score ${location.pathname}`;
let waiting = kept(); // entries that are not saved yet, oldest first
let sending = false;
let latest = 0; // number of the latest page that was asked for
let wanted = null; // address of a link that was pressed and whose page is not shown yet

function kept() {
  try {
    return JSON.parse(localStorage.getItem(store)) ?? [];
  } catch {
    return []; // no storage: entries are kept as long as the page is open
  }
}

function keep() {
  try {
    if (waiting.length) localStorage.setItem(store, JSON.stringify(waiting));
    else localStorage.removeItem(store);
  } catch {
    // as above
  }
}

// ---- swap in a new page

function show(html, address) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const fresh = page.querySelector("main[data-stamp]");
  wanted = null;
  if (!fresh || fresh.className !== main().className) return location.assign(address);
  const at = document.activeElement;
  const name = at && main().contains(at) ? [at.value, at.dataset.key, at.getAttribute("aria-label")] : null;
  const open = [...main().querySelectorAll(".totals details[open]")].map((each) => each.className);
  const scrolled = main().querySelector(".scroll");
  main().replaceWith(fresh);
  document.title = page.title;
  history.replaceState(null, "", address);
  for (const each of fresh.querySelectorAll(".totals details")) if (open.includes(each.className)) each.open = true;
  if (scrolled) fresh.querySelector(".scroll")?.scrollTo(scrolled.scrollLeft, scrolled.scrollTop);
  if (name) focusAgain(fresh, name);
}

// The same control; if it is gone, the place where entries go on, so that the focus is never lost.
function focusAgain(fresh, [value, key, label]) {
  const all = [...fresh.querySelectorAll("button:not(:disabled), a, input")];
  const same = all.find((e) => value && e.value === value) ?? all.find((e) => key && e.dataset.key === key) ?? all.find((e) => label && e.getAttribute("aria-label") === label);
  (same ?? fresh.querySelector(".deck button:not(:disabled), .pickup .go, .space"))?.focus({ preventScroll: true });
}

async function get(address) {
  const mine = ++latest;
  try {
    const answer = await fetch(address);
    const html = await answer.text();
    if (mine === latest && !waiting.length) show(html, answer.url);
  } catch {
    location.assign(address);
  }
}

// ---- entries

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("form[data-swap]")) return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form, event.submitter));
  const id = crypto.getRandomValues(new Uint32Array(4));
  fields.set("once", Array.from(id, (part) => part.toString(16)).join("")); // sent twice, it counts once
  waiting.push(`${fields}`);
  keep();
  send();
});

async function send() {
  if (sending) return;
  sending = true;
  for (let delay = 500; waiting.length; ) {
    try {
      const answer = await fetch(location.pathname, { method: "POST", body: new URLSearchParams(waiting[0]) });
      if (answer.status === 429 || answer.status >= 500) throw new Error(answer.statusText);
      const html = await answer.text();
      waiting.shift();
      keep();
      unsaved(false);
      delay = 500;
      latest++;
      if (waiting.length) continue;
      if (wanted && answer.ok) get(wanted); // that page has the entry, too
      else show(html, answer.redirected ? answer.url : location.href);
    } catch {
      unsaved(true);
      await new Promise((go) => setTimeout(go, delay));
      delay = Math.min(2 * delay, 8000);
    }
  }
  sending = false;
}

function unsaved(is) {
  const note = main().querySelector(".unsaved");
  if (note) note.hidden = !is;
}

// ---- links and keys

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-pick]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  wanted = link.href;
  get(wanted);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  const key = (event.shiftKey && /^[a-z]$/i.test(event.key) ? "shift+" : "") + event.key.toLowerCase();
  const wanted = [...main().querySelectorAll("[data-key]")].find((each) => each.dataset.key === key && !each.disabled);
  if (wanted) {
    event.preventDefault();
    wanted.click();
  } else if (event.key.startsWith("Arrow")) step(event);
});

const AHEAD = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Focuses the nearest card or space in the direction of the arrow key.
function step(event) {
  const spots = [...main().querySelectorAll(".deck button:not(:disabled), [data-spot]")];
  const middle = (e) => {
    const box = e.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  if (!spots.length) return;
  event.preventDefault();
  if (!spots.includes(document.activeElement)) return spots[0].focus();
  const [x, y] = middle(document.activeElement);
  const [dx, dy] = AHEAD[event.key];
  let best = null;
  for (const spot of spots) {
    const [sx, sy] = middle(spot);
    const along = (sx - x) * dx + (sy - y) * dy;
    const far = along + 2 * (Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx));
    if (along > 1 && (!best || far < best.far)) best = { spot, far };
  }
  best?.spot.focus();
}

// ---- what others enter

async function look() {
  if (document.visibilityState !== "visible" || waiting.length || document.activeElement?.matches("main input")) return;
  try {
    const answer = await fetch(`${location.pathname}/stamp`);
    if (answer.ok && !waiting.length && (await answer.text()) !== main().dataset.stamp) get(wanted ?? location.href);
  } catch {
    // the next look may succeed
  }
}

setInterval(look, POLL);
document.addEventListener("visibilitychange", look);
addEventListener("online", send);
if (waiting.length) send();
