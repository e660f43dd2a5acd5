// Drag and drop by mouse, finger and pen, for all games: a piece that can be picked follows the pointer, the nearest place
// for it shows what it would bring, and where it can't go the reason is told. Taps work as without it.

import { choose, whyAddress } from "./choose.js";
import { press } from "./input.js";
import { get, isSending, middle, table } from "./table.js";

const SLACK = 8; // pixels that a pointer may move before a press becomes a drag
const REACH = 0.8; // how near a place has to be, in its own size
const PIECE = "#table a[data-pick]:is([data-piece], :has([data-piece])):not(.place)"; // cards that are held stay where they are
const PICKED = "[aria-current], .picked, .up"; // pressing such a piece would put it back

let drag = null; // { pointer, kind, from, piece, source, copy, shown, place, mark }
let justDropped = false; // the click that ends a drag is ignored

addEventListener("pointerdown", (event) => {
  justDropped = false;
  const source = event.target.closest?.(PIECE);
  if (!source || drag || event.button !== 0 || !event.isPrimary || isSending()) return;
  const piece = source.matches("[data-piece]") ? source : source.querySelector("[data-piece]");
  drag = { pointer: event.pointerId, kind: event.pointerType, from: [event.clientX, event.clientY], source, piece: piece.dataset.piece };
});

addEventListener("pointermove", (event) => {
  if (event.pointerId !== drag?.pointer) return;
  const far = Math.hypot(event.clientX - drag.from[0], event.clientY - drag.from[1]);
  if (!drag.copy && far < SLACK) return;
  if (!drag.copy) lift();
  drag.copy.style.translate = `${event.clientX}px ${event.clientY}px`;
  aimAt(placeAt(event.clientX, event.clientY));
});

addEventListener("pointerup", (event) => event.pointerId === drag?.pointer && end(event));
addEventListener("pointercancel", (event) => event.pointerId === drag?.pointer && end(null));
addEventListener("keydown", (event) => event.key === "Escape" && drag?.copy && drag.pointer !== null && end(null));
addEventListener("dragstart", (event) => event.target.closest?.("#table") && event.preventDefault());
addEventListener("click", (event) => {
  if (!justDropped) return;
  justDropped = false;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

const pieceNow = () => table().querySelector(`a [data-piece="${drag.piece}"], a[data-piece="${drag.piece}"]`);

/** The piece follows the pointer, and its places are shown. */
function lift() {
  const piece = pieceNow() ?? drag.source;
  const box = piece.getBoundingClientRect();
  drag.copy = document.createElement("div");
  drag.copy.className = "dragged";
  drag.copy.popover = "manual"; // the top layer: nothing covers it
  Object.assign(drag.copy.style, { width: `${box.width}px`, height: `${box.height}px`, left: `${-box.width / 2}px`, top: `${-box.height / 2}px` });
  drag.copy.append(...[...piece.querySelectorAll(":scope > svg")].map(copied));
  hold(piece);
  document.documentElement.classList.add("dragging");
  if (!isDie() && !drag.source.matches(PICKED)) drag.shown = show(drag.source.getAttribute("href"));
}

/** The copy lies above everything; a page that came meanwhile gets it, too. */
function hold(piece) {
  piece.classList.add("lifted");
  if (drag.copy.isConnected) return;
  (piece.closest(".tray, .market, .dice") ?? table()).append(drag.copy); // the same styles, where no selection is drawn
  drag.copy.showPopover();
}

document.addEventListener("stol:drawn", () => {
  const piece = drag?.copy && pieceNow();
  if (piece) hold(piece);
});

function copied(drawing) {
  const copy = drawing.cloneNode(true);
  const { width, height } = drawing.getBoundingClientRect();
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
  return copy;
}

/** Shows a selection; where only the server can, gives when it has come. */
const show = (address) => choose(address) || get(address, { push: true });
const isDie = () => drag.piece.startsWith("die-");

/** The nearest place that the piece can go to: a space, a cell; for a die the shelf or the mat. */
function placeAt(x, y) {
  if (isDie()) {
    const tray = [...table().querySelectorAll(".throw > .shelf, .throw > .loose")].find((each) => !each.contains(pieceNow()));
    return tray && inside(tray, x, y) ? tray : null;
  }
  let best = null;
  for (const link of table().querySelectorAll("main.stage a[data-move]:not(.card)")) {
    const box = link.firstElementChild.getBoundingClientRect();
    const [middleX, middleY] = middle(link.firstElementChild);
    const far = Math.hypot(x - middleX, y - middleY) / Math.max(box.width, box.height);
    if (far < REACH && (!best || far < best.far)) best = { link, far };
  }
  return best?.link ?? null;
}

function inside(element, x, y) {
  const box = element.getBoundingClientRect();
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** The same preview as when the pointer hovers over a place. */
function aimAt(place) {
  if (place === drag.place) return;
  drag.place?.classList.remove(drag.mark);
  drag.place = place;
  drag.mark = isDie() ? "landing" : "aimed";
  place?.classList.add(drag.mark);
}

async function end(event) {
  const { copy, kind } = drag;
  drag.pointer = null; // what the pointer does from now on is no part of it
  if (!copy) return void (drag = null);
  justDropped = kind === "mouse"; // a finger that moved makes no click
  if (event) await drag.shown;
  const place = event && placeAt(event.clientX, event.clientY);
  const pressed = place && isDie() ? pieceNow().closest("a") : place;
  pieceNow()?.classList.remove("lifted");
  copy.remove();
  document.documentElement.classList.remove("dragging");
  aimAt(null);
  drag = null;
  if (pressed) press(pressed, kind);
  else if (event) tellWhy(event);
}

/** Where the piece can't go, the page says why. */
function tellWhy({ clientX, clientY }) {
  const link = document.elementFromPoint(clientX, clientY)?.closest("main.stage a[href*='why=']");
  const address = link?.getAttribute("href") ?? whyAddress({ x: clientX, y: clientY });
  if (address) get(address, { push: true });
}
