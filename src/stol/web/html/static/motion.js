// What happened is seen: pieces fly from their old place or from the coin of the player who placed them, new ones
// appear, and points count. Other scripts hear of it by `stol:happened`.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const SLOWER = { slow: 2, normal: 1, fast: 0.5, none: 0 };

const MOVE = 240; // milliseconds, as in tokens.css
const FLIP = 380;
const FEAST = 900;
const FALL = 800; // until five dice lie still
const LOOK = 320; // for seeing what has come to rest
const EASE = "cubic-bezier(.2, .8, .2, 1)";
const STILL = 2; // pixels that a piece may be off without flying

/** How many times as long as usual things take; 0 if nothing is to move. */
export function slowness() {
  if (calm.matches || document.visibilityState !== "visible") return 0;
  return SLOWER[document.documentElement.dataset.speed] ?? SLOWER.normal;
}

const tell = (kind) => document.dispatchEvent(new CustomEvent("stol:happened", { detail: { kind } }));

// ---- before and after the page changes

/** The place of every piece and coin that is seen, and the value of every number. */
export function remember(root) {
  const places = new Map();
  for (const piece of root.querySelectorAll("[data-piece]")) places.set(piece.dataset.piece, { box: seenBox(piece), spot: spot(piece) });
  const counts = new Map();
  for (const count of root.querySelectorAll("[data-count]")) counts.set(count.dataset.name, Number(count.dataset.count));
  return { places, coins: coins(root), counts, ply: root.dataset.ply, yours: isYours(root), over: isOver(root) };
}

const isYours = (root) => root.querySelector(".turn.yours") !== null;
const isOver = (root) => root.querySelector(".ended") !== null;

function coins(root) {
  const found = new Map();
  for (const coin of root.querySelectorAll("[data-coin]")) {
    const box = seenBox(coin);
    if (box) found.set(coin.dataset.coin, box);
  }
  return found;
}

/** The box of an element on the screen, or null if it is not drawn. */
function seenBox(element) {
  const box = element.getBoundingClientRect();
  return box.width && box.height ? box : null;
}

/** Where a piece lies on its board; a board that grows or pans does not move its pieces. */
function spot(piece) {
  if (!piece.ownerSVGElement) return null;
  return `${piece.ownerSVGElement.classList[0]} ${piece.parentNode.closest("[transform]")?.getAttribute("transform")}`;
}

/** Shows what has changed since then. Gives the milliseconds after which the next move may follow. */
export function travel(before, root) {
  const happened = before.ply !== root.dataset.ply;
  root.classList.toggle("still", !happened);
  if (happened) announce(before, root);
  const slow = covered() ? 0 : slowness();
  const flights = movePieces(before, root, slow, happened);
  if (!happened) return 0;
  count(before, root, flights, slow);
  return Math.max(flights, root.querySelector(".fell") ? FALL * slow : 0) + LOOK * slow;
}

/** Whether something lies over the table: then pieces don't fly above it. */
const covered = () => document.querySelector("dialog[open], .sheet-pop:popover-open") !== null;

function announce(before, root) {
  if (root.querySelector(".fell")) tell("dice");
  if (isOver(root) && !before.over) tell(root.querySelector(".ended.won") ? "win" : root.querySelector(".ended.best") ? "best" : "end");
  else if (isYours(root) && !before.yours) tell("turn");
}

// ---- pieces

function movePieces(before, root, slow, happened) {
  const homes = coins(root);
  const arrivals = [];
  const moved = []; // each with the place that it comes from, and the milliseconds that it takes
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const old = before.places.get(piece.dataset.piece);
    if (happened && piece.matches(".fell")) continue; // dice that were rolled fall by CSS
    const from = old ? old.box : start(piece, before.places, before.coins) ?? homes.get(piece.dataset.by);
    if (!from) arrivals.push(piece);
    else if ((!old || !old.spot || old.spot !== spot(piece)) && isElsewhere(piece, from)) moved.push([piece, from, (old ? MOVE : FLIP) * slow]);
  }
  const longest = slow ? Math.max(0, ...moved.map(([piece, from, time]) => fly(piece, from, time))) : 0;
  if (moved.length) setTimeout(tell, longest, "place");
  if (happened && slow) for (const piece of arrivals) appear(piece, longest, MOVE * slow);
  return longest;
}

/** Where a piece comes from that was not there: from the place of another one, or from its player's coin. */
const start = ({ dataset }, places, homes) => places.get(dataset.from)?.box ?? homes.get(dataset.by);

/** Whether a piece is seen, and not where it was. */
function isElsewhere(piece, from) {
  const to = seenBox(piece);
  return to !== null && Math.hypot(...way(from, to)) >= STILL;
}

/** How far the middle of one box lies from that of another. */
const way = (from, to) => [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];

/** Lets a copy of the piece fly above everything, while its place is empty. Gives the milliseconds that it takes. */
function fly(piece, from, duration) {
  const to = seenBox(piece);
  const [x, y] = [to.x + to.width / 2, to.y + to.height / 2];
  const [right, down] = way(from, to);
  const layer = document.createElement("div");
  layer.className = "flight";
  layer.dataset.flies = piece.dataset.piece;
  layer.popover = "manual"; // the top layer: nothing covers it, and no stacking context holds it
  layer.inert = true;
  layer.style.transformOrigin = `${x}px ${y}px`;
  const away = { translate: `${right}px ${down}px` };
  const home = { translate: "0 0" };
  const size = (box) => Math.max(box.width, box.height);
  const shrinks = size(from) > 2 * size(to); // a card becomes a number
  const shape = shrinks && document.getElementById(piece.dataset.shape)?.querySelector("svg");
  if (shape) copyElement(shape, layer, piece.parentNode, x, y, from);
  else if (piece.ownerSVGElement) copyDrawing(piece, layer);
  else copyElement(piece, layer, piece.parentNode, x, y, lengths(piece));
  const path = shape
    ? [{ ...away, scale: 1 }, { ...away, scale: 1.12, offset: 0.4 }, { ...home, scale: size(to) / size(from) }]
    : [{ ...away, scale: size(from) / size(to) }, { ...home, scale: 1 }];
  const time = shape ? FEAST * (duration / MOVE) : duration;
  const hidden = piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time, fill: "forwards" });
  layer.animate(path, { duration: time, easing: EASE }).onfinish = () => {
    layer.remove();
    hidden.cancel();
  };
  return time;
}

/** The size of an element before it is rotated. */
const lengths = (element) => ({ width: element.offsetWidth ?? element.clientWidth, height: element.offsetHeight ?? element.clientHeight });

/** Puts a copy of an element into the layer, centred there. */
function copyElement(piece, layer, parent, x, y, { width, height }) {
  const copy = bare(piece);
  const { rotate } = getComputedStyle(piece);
  Object.assign(copy.style, { position: "absolute", margin: 0, left: `${x - width / 2}px`, top: `${y - height / 2}px` });
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, rotate });
  layer.append(copy);
  parent.append(layer); // the same ancestors give it the same styles
  layer.showPopover();
}

/** Puts a copy of a part of an SVG into the layer, at the same place. */
function copyDrawing(piece, layer) {
  let drawing = piece.ownerSVGElement;
  while (drawing.ownerSVGElement) drawing = drawing.ownerSVGElement;
  const sheet = drawing.cloneNode(false);
  const moved = document.createElementNS(drawing.namespaceURI, "g");
  moved.append(bare(piece));
  sheet.append(moved);
  layer.append(sheet);
  drawing.parentNode.append(layer);
  layer.showPopover();
  const { a, b, c, d, e, f } = sheet.getScreenCTM().inverse().multiply(piece.parentNode.getScreenCTM());
  moved.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
}

/** A copy without what makes the piece answer to clicks, keys and searches. */
function bare(piece) {
  const copy = piece.cloneNode(true);
  for (const name of ["data-piece", "data-key", "data-pick", "data-move", "data-by", "href", "id"]) copy.removeAttribute(name);
  return copy;
}

function appear(piece, delay, duration) {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { delay, duration, easing: EASE, fill: "backwards" });
}

// ---- numbers

/** Lets every number count from its own old value to its own new one. */
function count(before, root, delay, slow) {
  const changed = [...root.querySelectorAll("[data-count]")].filter((element) => {
    const old = before.counts.get(element.dataset.name);
    return old !== undefined && old !== Number(element.dataset.count);
  });
  if (slow) for (const element of changed) countTo(element, before.counts.get(element.dataset.name), delay, 2 * MOVE * slow);
  if (changed.length) setTimeout(tell, delay, "points");
}

function countTo(element, from, delay, duration) {
  const text = element.textContent;
  const to = Number(element.dataset.count);
  const begin = performance.now() + delay;
  const frame = (now) => {
    const part = Math.min(1, Math.max(0, (now - begin) / duration));
    element.textContent = part < 1 ? String(Math.round(from + (to - from) * part)).replace("-", "−") : text;
    if (part < 1 && element.isConnected) requestAnimationFrame(frame);
  };
  frame(performance.now());
}
