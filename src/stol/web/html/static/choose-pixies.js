// The selection in Pixies: a card of the market, and a cell if the card may go to several.

import { drawnBy } from "./choose.js";

const MARGIN = 8; // pixels between a cell and the sheet

function* draw({ market, none, cards }, { card, at }, selected) {
  const hints = Object.entries(cards).filter(([name]) => name !== card).map(([, { hint }]) => hint);
  const { which = "", spots = [], only } = cards[card] ?? {};
  const cells = Object.keys(cards[card]?.selected ?? {}).filter((cell) => cell);
  const links = spots.map(([plain, aimed], place) => (only || cells[place] === at ? aimed : plain));
  yield [".mine .parea > .over", [...hints, which, ...links, selected.why].join("")];
  yield [".market .cards", market.map(([name, plain, picked]) => (name && name === card ? picked : plain)).join("")];
  yield [".stage > .choice", selected.panel, { whole: true }];
  yield [".mine .who > .sum", selected.sum, { whole: true }];
  yield [".mine > .items", selected.items, { whole: true }];
  if (selected.rounds) yield [".mine .rounds-link", selected.rounds, { whole: true }];
}

drawnBy("pixies", (offers, picked) => {
  const { card, at = "" } = picked;
  const selected = card ? offers.cards[card]?.selected[at] : offers.none;
  return selected && draw(offers, picked, selected);
});

// On a phone the sheet with the choice may lie over the cell that it is about: then the page scrolls until both are seen.
function reveal() {
  const sheet = document.querySelector(".choice.open");
  const over = document.querySelector(".mine .parea > .over");
  const cell = over?.querySelector(":scope > .aimed") ?? over?.querySelector(":scope > :is(.spot, .preview):last-of-type");
  if (!sheet || !cell || getComputedStyle(sheet).position !== "fixed") return;
  const covered = cell.getBoundingClientRect().bottom + MARGIN - sheet.getBoundingClientRect().top;
  if (covered > 0) scrollBy({ top: covered, behavior: "instant" });
}

document.addEventListener("stol:drawn", reveal);
reveal();
