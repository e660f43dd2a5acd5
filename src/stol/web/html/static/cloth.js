// The board of Clustered: drag to pan, wheel and pinch to zoom, and a pill that counts spaces off screen.
// Without this script the whole board is shown. The page may replace the board at any time; the view stays.

const CARD = 56; // pixels from card to card on a narrow screen
const COUNTED = 76; // the same on a wide screen that shows cards which give points
const SMALLEST = 32; // the same on a wide screen that shows everything
const NARROW = 1024;
const SLACK = 6; // pixels that a pointer may move before a tap becomes a drag
const CLOSEST = 150;
const EDGE = 0.2; // how far from the edge, in cards, the middle of a space counts as seen
const WHOLE = 0.5; // the same for all of the space

let svg, mat; // the present board and its container
let view = null; // the visible part: {x, y, scale}, its centre and pixels per unit; null for everything
let chosen = false; // whether the person has moved the view
let frame = 0; // id of the requested animation frame
let offered = ""; // the spaces that were offered when the board was drawn before
let last = ""; // the place of the last card when the board was drawn before
let dragged = false; // set during a drag, so that the click which ends it is ignored
const fingers = new Map();
const plural = new Intl.PluralRules(document.documentElement.lang);

const pitch = () => Number(svg.dataset.pitch);
const bounds = () => svg.dataset.all.split(" ").map(Number); // left, top, width and height of the server's viewBox
const place = (text) => text.split(",").map(Number);

/** The view that shows everything. */
function whole() {
  const [x, y, width, height] = bounds();
  const { clientWidth, clientHeight } = mat;
  return { x: x + width / 2, y: y + height / 2, scale: Math.min(clientWidth / width, clientHeight / height) };
}

const shown = () => view ?? whole();

/** The first view: everything, or where cards would be too small a readable part around what is aimed at, or the last card. */
function opening() {
  if (svg.dataset.near) return near();
  if (document.querySelector(".ended")) return null; // the last board is seen whole
  if (whole().scale * pitch() >= (window.innerWidth < NARROW ? CARD : SMALLEST)) return null;
  const [x, y] = aimed() ?? place(svg.dataset.last);
  return filled({ x, y, scale: CARD / pitch() });
}

/** The view around the cards that a step of the points is about. */
function near() {
  const [x, y, width, height] = svg.dataset.near.split(" ").map(Number);
  const largest = (window.innerWidth < NARROW ? CARD : COUNTED) / pitch();
  const scale = Math.min(mat.clientWidth / width, mat.clientHeight / height, largest);
  return scale <= whole().scale ? null : filled({ x: x + width / 2, y: y + height / 2, scale });
}

/** The view moved so that it shows as little empty space as possible. */
function filled({ x, y, scale }) {
  const [left, top, width, height] = bounds();
  const inside = (value, from, length, room) =>
    length <= room ? from + length / 2 : Math.min(Math.max(value, from + room / 2), from + length - room / 2);
  return { x: inside(x, left, width, mat.clientWidth / scale), y: inside(y, top, height, mat.clientHeight / scale), scale };
}

/** The view with its scale and its centre limited to sensible values. */
function within({ x, y, scale }) {
  const all = whole();
  const [left, top, width, height] = bounds();
  const size = Math.min(Math.max(scale, all.scale * 0.8), Math.max(CLOSEST / pitch(), all.scale));
  const clamp = (value, from, length) => Math.min(Math.max(value, from), from + length);
  return { x: clamp(x, left, width), y: clamp(y, top, height), scale: size };
}

function show(next) {
  chosen = true;
  view = next && within(next);
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(draw);
}

function draw() {
  const { x, y, scale } = shown();
  const width = mat.clientWidth / scale;
  const height = mat.clientHeight / scale;
  svg.setAttribute("viewBox", `${x - width / 2} ${y - height / 2} ${width} ${height}`);
  tell();
}

/** How far a space is off screen, to the right and down; 0 if it is visible. */
function beyond(x, y, margin = EDGE) {
  const now = shown();
  const room = (at, middle, length) => {
    const far = at - middle;
    const half = length / now.scale / 2 - pitch() * margin;
    return Math.abs(far) > half ? far - Math.sign(far) * half : 0;
  };
  return [room(x, now.x, mat.clientWidth), room(y, now.y, mat.clientHeight)];
}

function placeOf(spot) {
  const { e, f } = spot.transform.baseVal.consolidate().matrix;
  return [e, f];
}

/** The place of the space that the picked or advised card is aimed at. */
function aimed() {
  const spot = svg.querySelector(".spot.aimed") ?? svg.querySelector(".spot.goal");
  return spot && placeOf(spot);
}

const spots = (margin) =>
  [...svg.querySelectorAll(".spot")].map((spot) => {
    const [x, y] = placeOf(spot);
    const [right, down] = beyond(x, y, margin);
    return { x, y, right, down, far: Math.hypot(right, down) };
  });

const hidden = () => spots().filter((spot) => spot.far > 0).sort((one, other) => one.far - other.far);

/** Update the pill: how many spaces are off screen, and in which direction the nearest is. */
function tell() {
  const pill = mat.querySelector(".edge");
  const off = hidden();
  pill.hidden = off.length === 0;
  if (pill.hidden) return;
  const { right, down } = off[0];
  const sideways = Math.abs(right) >= Math.abs(down);
  const way = sideways ? (right > 0 ? "right" : "left") : down > 0 ? "down" : "up";
  pill.className = `edge to-${way}`;
  pill.querySelector("span").textContent = pill.dataset[plural.select(off.length)].replace("#", off.length);
}

/** Zoom around a point of the screen, which stays in place. */
function zoom(factor, clientX, clientY) {
  const now = shown();
  const box = mat.getBoundingClientRect();
  const across = (clientX ?? box.x + box.width / 2) - box.x - box.width / 2;
  const down = (clientY ?? box.y + box.height / 2) - box.y - box.height / 2;
  const { scale } = within({ ...now, scale: now.scale * factor });
  const shift = 1 / now.scale - 1 / scale;
  show({ x: now.x + across * shift, y: now.y + down * shift, scale });
}

function pan(right, down) {
  const now = shown();
  show({ ...now, x: now.x - right / now.scale, y: now.y - down / now.scale });
}

/** The centre of the fingers, and the distance between them. */
function grip() {
  const [one, other = one] = [...fingers.values()];
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return { ...middle, apart: Math.hypot(one.x - other.x, one.y - other.y) };
}

function press(event) {
  if (fingers.size === 0) dragged = false; // a swipe ends without a click
  if (event.button !== 0 || event.target.closest(".zoom, .edge, .heap")) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] });
}

function move(event) {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  const slipped = Math.hypot(event.clientX - finger.from[0], event.clientY - finger.from[1]);
  if (!dragged && slipped < SLACK && fingers.size < 2) return;
  if (!dragged) svg.classList.add("moving");
  dragged = true;
  const before = grip();
  finger.x = event.clientX;
  finger.y = event.clientY;
  const now = grip();
  pan(now.x - before.x, now.y - before.y);
  if (before.apart && now.apart) zoom(now.apart / before.apart, now.x, now.y);
}

function release(event) {
  fingers.delete(event.pointerId);
  if (fingers.size === 0) svg.classList.remove("moving");
}

function wheel(event) {
  if (event.target.closest(".heap")) return;
  event.preventDefault();
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  const speed = event.ctrlKey ? 0.01 : 0.0016; // browsers report a pinch on a touchpad as a wheel event with Ctrl
  zoom(Math.exp(-event.deltaY * lines * speed), event.clientX, event.clientY);
}

/** Buttons of the board; the click that ends a drag is ignored. */
function click(event) {
  if (dragged && event.detail !== 0) {
    event.preventDefault();
    event.stopPropagation();
    dragged = false;
    return;
  }
  const button = event.target.closest("[data-zoom], .edge");
  if (!button) return;
  const { zoom: way } = button.dataset;
  if (way === "in") zoom(1.4);
  else if (way === "out") zoom(1 / 1.4);
  else if (way === "all") show(null);
  else nearest();
}

/** Pan to the nearest space that is off screen. */
function nearest() {
  const [spot] = hidden();
  if (spot) show({ ...shown(), x: spot.x, y: spot.y });
}

/** Pan so that a place becomes visible: that of the focus, or of the last card. */
function reveal(x, y) {
  const [right, down] = beyond(x, y);
  if (right || down) show(towards(right, down));
}

/** The view moved by so much, and a card more. */
function towards(right, down) {
  const now = shown();
  const more = (far) => far + Math.sign(far) * pitch();
  return { ...now, x: now.x + more(right), y: now.y + more(down) };
}

/** Another card was picked: if none of its spaces is wholly in sight, the nearest comes there. */
function bring() {
  const free = spots(WHOLE);
  const now = free.map(({ x, y }) => `${x},${y}`).join(" ");
  if (now === offered) return;
  offered = now;
  const [nearest] = free.sort((one, other) => one.far - other.far);
  if (!nearest?.far) return;
  view = within(towards(nearest.right, nearest.down));
  draw();
}

function focus(event) {
  const spot = event.target.closest(".spot, .whynot");
  if (!spot || !spot.matches(":focus-visible")) return;
  reveal(...placeOf(spot));
}

function listen() {
  mat.addEventListener("pointerdown", press);
  mat.addEventListener("wheel", wheel, { passive: false });
  mat.addEventListener("click", click, { capture: true });
  mat.addEventListener("dragstart", (event) => event.preventDefault());
  mat.addEventListener("focusin", focus);
}

/** The page has a new board: keep the view if the person has chosen one. */
function begin() {
  const cloth = document.querySelector("[data-cloth]");
  if (!cloth) return;
  if (cloth === svg) {
    tell(); // with another card picked there are other spaces
    return bring();
  }
  svg = cloth;
  mat = svg.closest(".mat");
  svg.dataset.all = svg.getAttribute("viewBox");
  svg.classList.add("moves");
  mat.querySelector(".zoom").hidden = false;
  listen();
  fingers.clear();
  view = chosen ? view && within(view) : opening();
  draw();
  if (chosen && aimed()) reveal(...aimed());
  else if (chosen && last !== svg.dataset.last) reveal(...place(svg.dataset.last));
  last = svg.dataset.last;
  bring();
}

window.addEventListener("pointermove", move);
window.addEventListener("pointerup", release);
window.addEventListener("pointercancel", release);
window.addEventListener("resize", () => svg?.isConnected && draw());
document.addEventListener("stol:drawn", begin);
begin();
