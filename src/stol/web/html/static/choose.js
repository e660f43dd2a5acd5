// Picking, turning and aiming without the server, for all games: the page has all legal moves with what they bring.
// A game's own script, choose-GAME.js, draws what a selection changes; the result is the page that the server would send.

import { remember, travel } from "./motion.js";
import { chosen, focusAgain, focusName, table } from "./table.js";

const parser = document.createElement("template");
const drawers = new Map();
let read = { script: null, offers: null }; // the offers of the present page, parsed once

/** A game says how it draws a selection: `draw(offers, picked, table)` gives the new content of elements, by selector.
 *  `whole`: of the element itself. Without a result, the server is asked.
 *  `whyNot(offers, picked, point)`: the query that asks why the picked piece can't go to a point of the screen, if it is on the board. */
export const drawnBy = (game, draw, whyNot = () => null) => drawers.set(game, { draw, whyNot });

function offersNow() {
  const script = document.getElementById("offers");
  if (script !== read.script) read = { script, offers: script && JSON.parse(script.textContent) };
  return read.offers;
}

const gameNow = () => drawers.get(table()?.dataset.game) ?? {};

/** The address that tells why the picked piece can't go to a point of the screen; null if that is no place. */
export function whyAddress(point) {
  const offers = offersNow();
  const query = offers && gameNow().whyNot?.(offers, Object.fromEntries(new URL(location.href).searchParams), point);
  return query ? addressOf(offers, query) : null;
}

/** Shows the selection of an address; false if only the server can. */
export function choose(address) {
  const offers = offersNow();
  const { draw } = gameNow();
  const { pathname, searchParams } = new URL(address, location.href);
  if (!offers || !draw || pathname !== offers.address) return false;
  const { fixed = {}, keys } = offers;
  const picked = Object.fromEntries(searchParams);
  if (Object.keys(picked).some((key) => !keys.includes(key) && picked[key] !== fixed[key])) return false;
  const changes = draw(offers, picked, table());
  if (!changes) return false;
  const before = remember(table());
  const focused = focusName();
  for (const [selector, html, how] of changes) fit(table().querySelector(selector), html, how);
  focusAgain(focused);
  chosen(address);
  document.dispatchEvent(new CustomEvent("stol:drawn", { detail: document }));
  travel(before, table()); // last: boards are where they stay
  return true;
}

/** The address of a selection. */
export function addressOf({ address, fixed = {} }, picked) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...picked, ...fixed })) if (value != null) query.set(key, value);
  return query.size ? `${address}?${query}` : address;
}

/** A text with the values in place of the names in braces. */
export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (name, key) => values[key] ?? name);

/** The text for use in an attribute or an element. */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// ---- changes only what differs, so that the focus, the pointer and animations stay where they are

function fit(element, html, { whole = false } = {}) {
  if (!element) return;
  const inSvg = element.namespaceURI.endsWith("svg");
  parser.innerHTML = inSvg ? `<svg>${html}</svg>` : html;
  const model = inSvg ? parser.content.firstChild : parser.content;
  if (whole) fitNode(element, model.firstChild);
  else fitChildren(element, model);
}

function fitChildren(element, model) {
  const wanted = [...model.childNodes];
  while (element.childNodes.length > wanted.length) element.lastChild.remove();
  wanted.forEach((node, place) => {
    const now = element.childNodes[place];
    if (!now) element.append(node);
    else fitNode(now, node);
  });
}

function fitNode(now, node) {
  if (now.isEqualNode(node)) return;
  if (now.nodeName !== node.nodeName || now.nodeType !== Node.ELEMENT_NODE) return now.replaceWith(node);
  for (const { name } of [...now.attributes]) if (!node.hasAttribute(name)) now.removeAttribute(name);
  for (const { name, value } of node.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  fitChildren(now, node);
}
