// What a person does at a table, for all games: clicks, keys, the wheel.

import { choose } from "./choose.js";
import { get, isSending, middle, post, reading, table } from "./table.js";

// ---- clicks

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-pick], a[data-move]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  press(link, event.pointerType);
});

/** What a link does when it is pressed, or a piece dropped on it: it plays its move, or shows its selection. */
export function press(link, pointer) {
  if (isSending()) return;
  const address = link.getAttribute("href"); // the .href of an SVG link is an object, not a string
  if (link.dataset.move && (link.hasAttribute("data-sure") || !confirms(pointer))) return playMove(link.dataset.move, address);
  if (choose(address)) return;
  link.setAttribute("aria-busy", "true");
  get(address, { push: true });
}

/** Whether a move is shown first and played by a second press. */
function confirms(pointer) {
  const { confirm = "touch" } = document.documentElement.dataset;
  return confirm === "always" || (confirm === "touch" && (pointer === "touch" || pointer === "pen"));
}

function playMove(move, address) {
  const form = document.getElementById("move");
  if (!form) return;
  choose(address); // the piece is seen there, until the move is certain
  post(form, { name: "move", value: move });
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("#move, form[data-swap]")) return;
  event.preventDefault();
  if (form.id === "move" && isSending()) return;
  const { name, value } = event.submitter ?? {};
  const action = event.submitter?.getAttribute("formaction") ?? form.action;
  post(form, { name, value, action }).then(() => form.matches("[data-clear]") && form.reset());
});

// ---- keys and wheel

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, [popover]") || reading()) return;
  if (event.key === "Enter" && event.target.closest("a, button, summary")) return;
  const wanted = [...document.querySelectorAll("[data-key]")].find(
    (e) => e.dataset.key.toLowerCase().split(" ").includes(event.key.toLowerCase()) && e.getClientRects().length,
  );
  if (!wanted) return event.key.startsWith("Arrow") && step(event);
  event.preventDefault();
  wanted.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "" }));
});

const AHEAD = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Focuses the nearest spot in the direction of the arrow key; sideways distance counts double.
function step(event) {
  const spots = [...table().querySelectorAll("[data-spot]")];
  if (!spots.length) return;
  event.preventDefault();
  const from = spots.includes(document.activeElement) ? middle(document.activeElement) : null;
  if (!from) return (table().querySelector("[data-spot][data-sure]") ?? spots[0]).focus();
  const [dx, dy] = AHEAD[event.key];
  let best = null;
  for (const spot of spots) {
    const [x, y] = middle(spot);
    const along = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    const far = along + 2 * aside;
    if (along > 1 && aside < 2 * along && (!best || far < best.far)) best = { spot, far };
  }
  best?.spot.focus();
}

let wheeled = 0;
document.addEventListener(
  "wheel",
  (event) => {
    if (!event.target.closest?.(".stage")) return;
    const link = document.querySelector(event.deltaY > 0 ? "[data-wheel]:not([data-wheel=back])" : "[data-wheel=back]");
    if (!link || event.ctrlKey) return;
    event.preventDefault();
    if (event.timeStamp - wheeled < 120) return; // at most one step in 120 ms
    wheeled = event.timeStamp;
    link.click();
  },
  { passive: false },
);
