// Looking back: keys, the slider, playing. Every step is a page of its own, fetched and put in place.

import { get } from "./table.js";

const PACE = 1100; // milliseconds that a step is looked at while the game plays by itself
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

const slider = () => document.getElementById("ply");
const plies = () => slider().dataset.plies.split(" ").map(Number);
let held = false; // the slider's knob is in somebody's hand
let wanted = null; // where it was last dragged to
let playing = 0; // the timer of the next step
let watching = 0; // the timer of the next look at a review under way

document.documentElement.classList.add("with-script");

// ---- from step to step

function go(way) {
  const link = document.getElementById(way);
  if (link?.href) get(link.href, { push: true });
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.target.closest("textarea, select")) return;
  const way = KEYS[event.key];
  if (!way && (event.key !== " " || event.target.closest("a, button, summary"))) return;
  event.preventDefault();
  pause();
  if (way) go(way);
  else if (!event.repeat) play();
}, { capture: true });

// ---- the slider: one page at a time is fetched, always of where it is now

function drag() {
  pause();
  const waiting = wanted !== null;
  wanted = plies().findLast((ply) => ply <= Number(slider().value)) ?? plies()[0];
  if (!waiting) follow();
}

async function follow() {
  for (let shown = null; shown !== wanted; ) {
    shown = wanted;
    const query = new URLSearchParams(new FormData(slider().form));
    query.set("ply", shown);
    await get(`${slider().form.action}?${query}`, { push: true });
  }
  wanted = null;
}

document.addEventListener("input", (event) => event.target === slider() && drag());
document.addEventListener("pointerdown", (event) => (held = event.target === slider()));
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => (held = false));

// ---- playing

let runs = false;

function play() {
  if (runs) return pause();
  runs = true;
  press();
  go(document.getElementById("forward").href ? "forward" : "first");
}

function pause() {
  runs = false;
  clearTimeout(playing);
  press();
}

function press() {
  const button = document.getElementById("play");
  button.setAttribute("aria-pressed", runs);
  button.setAttribute("aria-label", runs ? button.dataset.pause : button.dataset.play);
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#play")) play();
  else if (event.target.closest("#scrubber a")) pause();
});

// ---- a review that is under way: the curve grows, the table stays as it is

async function look() {
  const here = location.href;
  const answer = await fetch(here).catch(() => null);
  const text = answer?.ok ? await answer.text() : "";
  if (text && here === location.href) renew(new DOMParser().parseFromString(text, "text/html"));
  watch();
}

function watch() {
  clearTimeout(watching);
  if (document.querySelector("[data-progress]")) watching = setTimeout(look, PACE);
}

// ---- what is drawn anew with the table

function renew(page) {
  const at = document.activeElement?.id;
  for (const id of ["moment", "scrub", "curve", "account"]) {
    const [old, now] = [document.getElementById(id), page.getElementById(id)];
    if (old && now && !(id === "scrub" && (held || wanted !== null))) old.replaceWith(now);
  }
  if (at && document.activeElement === document.body) document.getElementById(at)?.focus({ preventScroll: true });
}

document.addEventListener("stol:drawn", (event) => {
  renew(event.detail);
  press();
  watch();
  clearTimeout(playing);
  if (!runs) return;
  if (document.getElementById("forward").href) playing = setTimeout(go, PACE, "forward");
  else pause();
});

watch();
