// The page of a table, for all games: the page that a click would load is fetched and swapped in.
// The page works without this script; it adds speed, live updates and animation.

import { choose } from "./choose.js";
import { remember, travel } from "./motion.js";
import { inTurn, wait } from "./playback.js";
import { sayNews, told } from "./status.js";

const parser = new DOMParser();
let busy = 0; // number of the latest request: only its response may change the page
let stream = null;
let picked = null; // the address of a selection whose page is on its way
let loading = false; // whether a page is on its way
let meanwhile = null; // the address of a selection that was made while a page is on its way
let known = "0"; // how many events of the table the stream has told of: another server may answer, and must know them, too
let sending = null; // the move that is on its way, and the ply that it answers

const region = (page) => page.getElementById("table") ?? page.querySelector("main");
export const table = () => region(document);
const styles = (page) => [...page.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href")).join();

// ---- swap in a new page

export function show(html, address, { push = false } = {}) {
  const page = parser.parseFromString(html, "text/html");
  const final = page.querySelector("main.result") && table()?.dataset.final;
  if (final) return get(final, { push: true }); // the last board is seen before the result
  const fresh = region(page);
  if (!fresh || styles(page) !== styles(document) || page.body.dataset.stream !== document.body.dataset.stream) return leaveFor(address);
  if (page.body.dataset.stamp) document.body.dataset.stamp = page.body.dataset.stamp; // it is known, and need not be fetched again
  inTurn(fresh, showMoment, () => {
    document.title = page.title;
    Object.assign(document.body.dataset, page.body.dataset);
    if (push) history.replaceState(null, "", address);
    swap(fresh, page);
    for (const id of ["talk-list", "talk-key", "talk-count", "menu-body"]) {
      const [old, now] = [document.getElementById(id), page.getElementById(id)];
      if (old && now) old.replaceWith(now);
    }
  });
}

/** Another kind of page, such as the waiting room, or another table; but rules that are being read stay open. */
function leaveFor(address) {
  const leave = () => location.replace(address);
  const rules = reading();
  if (rules) rules.addEventListener("close", leave, { once: true });
  else leave();
}

/** An earlier moment of the table; what lies around the game stays as it is. */
function showMoment(html) {
  const page = parser.parseFromString(html, "text/html");
  const fresh = region(page);
  table().querySelector(".round-over")?.remove();
  for (const around of ["#notices", ".tools"]) fresh.querySelector(around).replaceWith(table().querySelector(around));
  swap(fresh, page);
}

function swap(fresh, page) {
  const kept = focusName();
  const typed = halfTyped();
  const before = remember(table());
  const [heard, coached] = [told(), coachWords()];
  table().replaceWith(fresh);
  typed.forEach(typeAgain);
  markSending();
  focusAgain(kept);
  reveal(fresh.querySelector("#counts")); // what a step of the points is about
  reveal(coachWords() === coached ? (fresh.querySelector("button.goal") ?? fresh.querySelector(".goal")) : fresh.querySelector(".coach"));
  sayNews(heard);
  document.dispatchEvent(new CustomEvent("stol:drawn", { detail: page }));
  wait(travel(before, fresh)); // last: boards are where they stay
}

/** Whether the rules lie over the table: then keys are for them. */
export const reading = () => document.querySelector("dialog[open]");

const reveal = (place) => place?.scrollIntoView({ block: "nearest" });
const coachWords = () => table().querySelector(".coach .idea")?.textContent;

// What an element is called, from the surest name to the least: its piece is the same before and after it was picked.
const NAMES = [
  (element) => element.dataset.move ?? (element.name === "move" ? element.value : null),
  (element) => (element.closest("[data-piece]") ?? element.querySelector("[data-piece]"))?.dataset.piece,
  (element) => element.getAttribute("aria-label"),
  (element) => element.id,
  (element) => element.dataset.key,
];
const FOCUSABLE = "a[href], button, input:not([type=hidden]), summary, [tabindex='0']";

/** What has the focus, so that it can be found again on a changed page; null if it is not at the table. */
export function focusName() {
  const at = document.activeElement;
  if (!at || at === document.body || !table().contains(at)) return null;
  return NAMES.map((name) => name(at));
}

/** Focuses the same thing; if there is none like it, the table itself, where Enter and all other keys still play. */
export function focusAgain(kept) {
  if (!kept) return;
  const all = [...table().querySelectorAll(FOCUSABLE)].filter((element) => element.getClientRects().length);
  const same = kept.map((wanted, rank) => wanted && all.find((element) => NAMES[rank](element) === wanted)).find(Boolean);
  table().tabIndex = -1;
  (same ?? table()).focus({ preventScroll: true });
}

// Nobody looks at a page behind others: the server is told, so that it can notify the player of what happens meanwhile.
let unlooked = false;

function unseen() {
  unlooked ||= document.hidden;
  return document.hidden ? { "Stol-Hidden": "1" } : {};
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden || !unlooked) return;
  unlooked = false;
  fetch(location.href, { method: "HEAD" }).catch(() => (unlooked = true)); // now it is seen
});

export function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// Unsent text stays in its field, as long as the table asks for the same outcome; and what was typed after an outcome was
// sent is meant for the next one.
const posted = {}; // by field: what it held when the latest form was sent
const halfTyped = () => [...table().querySelectorAll("[data-asked]")].map(({ id, value, dataset }) => ({ id, value, asked: dataset.asked }));

function typeAgain({ id, value, asked }) {
  const field = document.getElementById(id);
  if (!field) return;
  const isNext = field.dataset.asked !== asked;
  if (!isNext || (id in posted && posted[id] !== value)) field.value = value;
  if (isNext) delete posted[id];
}

// ---- requests: the latest one wins; network errors are retried

export async function get(address, options = {}) {
  const mine = ++busy;
  loading = true;
  meanwhile = null;
  picked = options.push ? address : null;
  try {
    const answer = await fetch(address, { headers: { Accept: "text/html", "Stol-Known": known, ...unseen() } });
    if (later(answer)) throw new Error(answer.statusText);
    const html = await answer.text();
    if (mine !== busy) return;
    loading = false;
    picked = null;
    const wanted = meanwhile;
    meanwhile = null;
    show(html, answer.url, options);
    if (wanted && !choose(wanted)) get(wanted, { push: true });
  } catch {
    lost();
    setTimeout(() => mine === busy && get(address, options), 1000);
  }
}

/** The page shows another selection: that is its address. A page that is on its way will show it, too. */
export function chosen(address) {
  history.replaceState(null, "", address);
  if (loading) meanwhile = address;
}

/** Rate limited or not ready: to be retried, not to be shown. */
const later = (answer) => answer.status === 429 || answer.status === 503;

export async function post(form, { name, value, action = form.action } = {}) {
  const mine = ++busy;
  picked = null;
  const fields = new URLSearchParams(new FormData(form));
  if (name) fields.set(name, value);
  for (const { id, value: text } of halfTyped()) posted[id] = text;
  if (fields.has("move")) sending = { move: fields.get("move"), ply: fields.get("ply") };
  markSending();
  for (let delay = 300; ; delay = Math.min(2 * delay, 5000)) {
    try {
      const answer = await fetch(action, { method: "POST", body: fields });
      if (later(answer)) throw new Error(answer.statusText);
      const html = await answer.text();
      const address = answer.redirected ? answer.url : location.pathname; // a refusal does not redirect
      sending = null; // it is certain, or it is taken back: the page says why
      if (mine === busy || !answer.ok) show(html, address, { push: true });
      else history.replaceState(null, "", address); // a later request will show its page
      markSending();
      return;
    } catch {
      lost(); // it may have arrived; sending it again is safe, because the same move counts once
      await new Promise((go) => setTimeout(go, delay));
    }
  }
}

/** Whether a move is on its way: until the answer comes, nothing else can be played. */
export const isSending = () => table()?.classList.contains("sending") ?? false;

/** Shows that a move is on its way, also on a page that came meanwhile and does not have it yet. */
function markSending() {
  const ply = document.querySelector("#move [name=ply]")?.value;
  table()?.classList.toggle("sending", sending !== null && sending.ply === ply);
}

// ---- live updates: the stream sends the table's stamp; if it differs from the page's, the page is fetched

function listen() {
  stream?.close();
  const address = document.body.dataset.stream;
  if (!address) return;
  stream = new EventSource(address);
  stream.onmessage = (event) => {
    found();
    if (address.startsWith("/tables/")) known = event.data.split(".")[0];
    if (event.data !== document.body.dataset.stamp) get(picked ?? location.href, { push: picked !== null }); // no tap is lost
  };
  stream.onerror = () => {
    lost();
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 1000);
  };
}

function lost() {
  table()?.classList.add("reconnecting");
}

function found() {
  table()?.classList.remove("reconnecting");
}

addEventListener("pageshow", (event) => event.persisted && (listen(), get(location.href)));
addEventListener("online", listen);
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && listen());
listen();
