// Clocks tick here, without a request: the page says what was left when it was sent. What happens when time is up is
// the server's business, and comes as any other change of the table.

const arrived = new WeakMap(); // when each clock came to the page
const TOLD = [10, 20, 60]; // seconds left that are said
const SHORT = 20000;
let before = 0; // seconds of one's own clock at the last tick
let plain = null; // the title without the time
let shown = null; // the title with it

const two = (number) => String(number).padStart(2, "0");

function liveText(left) {
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function daysText(left, { d, h, min }) {
  const minutes = Math.floor(left / 60000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts = days > 1 ? [[days, d]] : days ? [[days, d], [hours, h]] : [[hours, h]];
  const some = parts.filter(([count]) => count);
  return (some.length ? some : [[minutes % 60, min]]).map(([count, unit]) => `${count}\u00a0${unit}`).join("\u00a0");
}

/** What is left now of a clock, in milliseconds. */
function leftOf(clock) {
  const { left, runs, stands } = clock.dataset;
  if (!arrived.has(clock)) arrived.set(clock, performance.now());
  const passed = performance.now() - arrived.get(clock);
  return runs ? Math.max(0, left - Math.max(0, passed - stands)) : Number(left);
}

function tick() {
  for (const clock of document.querySelectorAll(".clock[data-left]")) {
    const left = leftOf(clock);
    const text = clock.dataset.kind === "live" ? liveText(left) : daysText(left, clock.dataset);
    const number = clock.querySelector("b");
    if (number.textContent !== text) number.textContent = text;
    const pill = clock.closest(".turn");
    if (pill) drawPill(pill, clock, left);
  }
}

function drawPill(pill, clock, left) {
  const live = clock.dataset.kind === "live";
  pill.classList.toggle("short", live && left <= SHORT);
  pill.classList.toggle("halted", Boolean(clock.dataset.runs) && performance.now() - arrived.get(clock) < clock.dataset.stands);
  pill.querySelector(".ringed .left")?.setAttribute("stroke-dasharray", `${Math.min(100, (100 * left) / clock.dataset.whole).toFixed(1)} 100`);
  if (!pill.classList.contains("yours") || !clock.dataset.runs) return;
  nameTab(clock.querySelector("b").textContent);
  if (live) tell(clock, Math.ceil(left / 1000));
}

/** The title of the tab begins with the time that is left of one's own turn. */
function nameTab(text) {
  if (document.title !== shown) plain = document.title;
  shown = plain.replace(/^● /, `● ${text} `);
  document.title = shown;
}

/** Little time is said at three moments, and heard at two of them; on a page that slept, as soon as it wakes. */
function tell(clock, seconds) {
  const passed = TOLD.find((mark) => seconds > 0 && seconds <= mark && mark < before);
  before = seconds;
  if (!passed) return;
  document.getElementById("clock-told").textContent = clock.getAttribute(`data-told-${passed}`);
  if (passed <= 20) document.dispatchEvent(new CustomEvent("stol:happened", { detail: { kind: "low" } }));
}

setInterval(tick, 250);
tick();
