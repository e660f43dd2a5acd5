// Animation after a move: pieces move from their old place, or from the coin of the player who placed them.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

const MOVE = 240;
const EASE = "cubic-bezier(.2, .8, .2, 1)";

// The place of every piece and coin, and the value of every number, before the page changes.
export function remember(root) {
  const places = new Map();
  for (const piece of root.querySelectorAll("[data-piece]")) places.set(piece.dataset.piece, piece.getBoundingClientRect());
  const coins = new Map();
  for (const coin of root.querySelectorAll("[data-coin]")) coins.set(coin.dataset.coin, coin.getBoundingClientRect());
  const counts = new Map();
  for (const count of root.querySelectorAll("[data-count]")) counts.set(count.dataset.name ?? count.id, count.dataset.count);
  return { places, coins, counts };
}

export function travel(before, root) {
  if (calm.matches || document.visibilityState !== "visible") return;
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const from = before.places.get(piece.dataset.piece) ?? before.coins.get(piece.dataset.by);
    if (from) slide(piece, from, before.places.has(piece.dataset.piece));
  }
  for (const count of root.querySelectorAll("[data-count]")) {
    const old = before.counts.get(count.dataset.name ?? count.id);
    if (old !== undefined && old !== count.dataset.count) countUp(count, Number(old), Number(count.dataset.count));
  }
}

function slide(piece, from, known) {
  const to = piece.getBoundingClientRect();
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.hypot(dx, dy) < 2) return;
  const [x, y] = own(piece, dx, dy);
  const start = { translate: `${x}px ${y}px`, opacity: known ? 1 : 0.2 };
  piece.animate([start, { translate: "0 0", opacity: 1 }], { duration: MOVE, easing: EASE });
}

// Converts pixels to the units of an SVG, which may be scaled and rotated.
function own(piece, dx, dy) {
  if (!piece.ownerSVGElement) return [dx, dy];
  const back = piece.parentNode.getScreenCTM().inverse();
  return [back.a * dx + back.c * dy, back.b * dx + back.d * dy];
}

function countUp(element, from, to) {
  const text = element.textContent;
  if (text.trim() !== String(to)) return; // the text is more than the number
  const begin = performance.now() + MOVE;
  const frame = (now) => {
    const part = Math.min(1, Math.max(0, (now - begin) / (2 * MOVE)));
    element.textContent = part < 1 ? String(Math.round(from + (to - from) * part)) : text;
    if (part < 1 && element.isConnected) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
