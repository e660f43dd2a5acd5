// The review page: keys, the slider, autoplay. Every step is a page that is fetched and swapped in.

import { get } from "./table.js";

const PACE = 1100; // milliseconds per step of autoplay
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };

const slider = () => document.getElementById("ply");
const plies = () => slider().dataset.plies.split(" ").map(Number);
let held = false; // whether the slider is being dragged
let wanted = null; // the ply that it was last dragged to
let playing = 0; // timer of the next step of autoplay
let watching = 0; // timer of the next request for the progress of the review

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

// ---- the slider: one request at a time, always for its latest place

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

// ---- autoplay

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

// ---- a review under way: the chart is updated, the table stays

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

// ---- parts that are replaced together with the table

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
