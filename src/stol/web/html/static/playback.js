// Moves that arrive together are shown one after the other. A tap or a key shows the newest page at once.

import { slowness } from "./motion.js";

const MOST = 8; // moves that are shown one by one; earlier ones are skipped

let newest = null; // the page that is shown in the end: its table, and what shows it
let ready = 0; // when the move that is shown has come to rest
let run = 0; // number of the latest playback: only that goes on
let wake = null; // ends the wait for that
let swallow = false; // whether the click of a tap that skipped is to come

const shown = () => document.getElementById("table");
const ply = (table) => Number(table.dataset.ply);
const undone = (table) => table.querySelector("[name=undone]")?.value;

/** The next move waits so many milliseconds. */
export function wait(milliseconds) {
  ready = performance.now() + milliseconds;
}

/** Shows a page when its turn has come: after the moments between, if it is several moves ahead. */
export function inTurn(table, showMoment, showPage) {
  const runs = newest !== null;
  newest = { table, showPage };
  if (!isAhead(table)) finish();
  else if (!runs) catchUp(showMoment);
}

const isAhead = (table) => shown()?.dataset.ply !== undefined && slowness() > 0 && undone(table) === undone(shown()) && ply(table) > ply(shown());

function finish() {
  const { showPage } = newest;
  newest = null;
  run++;
  wake?.();
  showPage();
}

async function catchUp(showMoment) {
  const mine = ++run;
  for (;;) {
    const rest = ready - performance.now();
    if (rest > 0) await pause(rest);
    if (mine !== run) return;
    const [next] = missed();
    if (next === undefined) return finish();
    const html = await fetchMoment(next);
    if (mine !== run) return;
    if (html === null) return finish();
    showMoment(html);
  }
}

/** The plies between the table that is shown and the newest one at which somebody was to choose. */
function missed() {
  const { table } = newest;
  const plies = (table.dataset.moments ?? "").split(" ").filter(Boolean).map(Number);
  return plies.filter((one) => one > ply(shown()) && one < ply(table)).slice(-MOST);
}

async function fetchMoment(next) {
  const { pathname } = new URL(document.body.dataset.stream, location.href);
  const answer = await fetch(pathname.replace(/stream$/, `at/${next}`)).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

function pause(milliseconds) {
  return new Promise((go) => {
    wake = go;
    setTimeout(go, milliseconds);
  });
}

// ---- a tap or a key skips; it does nothing else, because the page it meant is gone

function skip(event) {
  ready = 0;
  swallow = false;
  if (!newest || event.target.closest?.(".bar, dialog, .sheet-pop")) return;
  finish();
  swallow = event.type === "pointerdown";
  if (event.type === "keydown" && event.key !== "Tab" && event.key !== "?") stop(event);
}

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

addEventListener("pointerdown", skip, { capture: true });
addEventListener("keydown", skip, { capture: true });
addEventListener(
  "click",
  (event) => {
    if (swallow && event.detail) stop(event);
    swallow = false;
  },
  { capture: true },
);
document.addEventListener("visibilitychange", () => newest && finish());
