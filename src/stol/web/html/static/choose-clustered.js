// The selection in Clustered: a card of the hand, and a space for it.

import { addressOf, drawnBy, escaped, filled } from "./choose.js";

const minus = (value) => String(value).replace("-", "−");

function* draw(offers, { card, at }) {
  const picked = offers.cards[card];
  const { defs, acts } = picked ?? offers.none;
  const spot = picked?.spots.find(([x, y]) => `${x},${y}` === at);
  const gain = spot?.[2] ?? 0;
  yield [".cloth > defs", defs, { whole: true }];
  yield [".cloth > .aim", picked ? whys(offers, card, spot && at) + spots(offers, card, at) : ""];
  const up = offers.hand.findIndex(([name]) => name === card);
  yield [".hand", offers.hand.map(([, down, lifted], place) => `<li>${place === up ? lifted : down}</li>`).join("")];
  yield [".tray > .acts", spot ? filled(picked.aimed[gain], { move: `${card}@${at}` }).replace("at=AT", `at=${encodeURIComponent(at)}`) : acts];
  yield [".side .slip.own", offers.slips[gain], { whole: true }];
}

function spots(offers, card, at) {
  const { spots, labels } = offers.cards[card];
  const link = ([x, y, gain]) => {
    const aimed = `${x},${y}` === at;
    const address = escaped(addressOf(offers, { card, at: `${x},${y}` }));
    const label = labels[gain].replace(offers.here, filled(offers.space, { x: minus(x), y: minus(y) }));
    const badge = gain ? `<use href="#gain-${gain}"/>` : "";
    return `<a class="spot${aimed ? " aimed" : ""}" href="${address}" data-spot data-move="${card}@${x},${y}"${aimed ? " data-sure" : ""} aria-label="${label}" ${moved(offers, x, y)}><use href="#free"/><g class="ghost"><use href="#ghost"/>${badge}</g></a>`;
  };
  return spots.map(link).join("");
}

/** Links on the other spaces: they tell why the card may not be played there. */
function whys(offers, card, at) {
  const free = new Set(offers.cards[card].spots.map(([x, y]) => `${x},${y}`));
  const link = ([x, y]) => {
    const address = escaped(addressOf(offers, { card, at, why: `${card}@${x},${y}` }));
    return `<a class="whynot quiet" href="${address}" data-pick tabindex="-1" aria-hidden="true" ${moved(offers, x, y)}><use href="#query"/></a>`;
  };
  return offers.beside.filter((space) => !free.has(String(space))).map(link).join("");
}

const moved = ({ pitch }, x, y) => `transform="translate(${x * pitch} ${y * pitch})"`;

/** Dropped on a card, or where it would touch none. */
function whyNot({ pitch }, { card }, { x, y }) {
  const cloth = document.querySelector(".cloth");
  if (!card || !document.elementFromPoint(x, y)?.closest(".mat")) return null;
  const at = new DOMPoint(x, y).matrixTransform(cloth.getScreenCTM().inverse());
  return { card, why: `${card}@${Math.round(at.x / pitch) + 0},${Math.round(at.y / pitch) + 0}` };
}

drawnBy("clustered", (offers, picked) => (picked.card && !offers.cards[picked.card] ? null : draw(offers, picked)), whyNot);
