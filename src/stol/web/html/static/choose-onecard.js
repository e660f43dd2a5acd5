// The selection in Everything on 1 Card: dice to keep, or cards to hold.

import { addressOf, drawnBy, escaped } from "./choose.js";

// ---- dice

function* keep(offers, picked, table) {
  const { dice, colours, labels } = offers;
  const wanted = [...(picked.keep ?? "")];
  const kept = [...dice].map((letter) => {
    const place = wanted.indexOf(letter);
    if (place >= 0) wanted.splice(place, 1);
    return place >= 0;
  });
  const count = (letter) => [...dice].filter((die, place) => die === letter && kept[place]).length;
  const letters = (changed, by) => [...colours].map((letter) => letter.repeat(count(letter) + (letter === changed ? by : 0))).join("");
  const link = (letter, place) => {
    const die = table.querySelector(`.die[data-piece="${pieceOf(dice, place)}"]`);
    const address = addressOf(offers, { keep: letters(letter, kept[place] ? -1 : 1) || offers.none });
    const fell = die.classList.contains("fell") && !("keep" in picked) ? "die fell" : "die";
    return `<a class="${fell}" href="${escaped(address)}" data-pick data-key="${place + 1}" data-piece="${die.dataset.piece}" data-by="${die.dataset.by}" aria-label="${escaped(labels[letter][kept[place] ? 1 : 0])}">${die.innerHTML}</a>`;
  };
  const drawn = [...dice].map(link);
  const shelf = drawn.filter((_, place) => kept[place]).join("");
  yield [".throw", `<div class="loose">${drawn.filter((_, place) => !kept[place]).join("")}</div><div class="shelf">${shelf || offers.shelf}</div>`];
  yield [".tray > .acts", offers.acts[letters()]];
  askWith(table, offers, "keep", picked.keep);
}

/** The name of a die: its colour, and its number among the dice of that colour. */
const pieceOf = (dice, place) => `die-${dice[place]}${dice.slice(0, place).split(dice[place]).length - 1}`;

/** The links that tell why a card can't be used keep the selection. */
function askWith(table, offers, key, value) {
  for (const link of table.querySelectorAll("a.ask")) {
    const { why } = Object.fromEntries(new URL(link.href).searchParams);
    link.setAttribute("href", addressOf(offers, { [key]: value, why }));
  }
}

// ---- cards

function* hold(offers, picked, table) {
  const { cards, most } = offers;
  const wanted = (picked.hold ?? "").split(",");
  const held = cards.map(([name]) => name).filter((name) => wanted.includes(name)).slice(0, most);
  const item = ([name, free, up, blocked]) => {
    if (held.includes(name)) return `<li class="up">${withAddress(up, held.filter((other) => other !== name))}</li>`;
    if (held.length < most) return `<li>${withAddress(free, [...held, name])}</li>`;
    return `<li>${withAddress(blocked, held, `hold ${[...held, name].sort().join(",")}`)}</li>`;
  };
  const withAddress = (html, cards, why) => {
    const address = addressOf(offers, { hold: (why ? cards : [...cards].sort()).join(",") || null, why });
    return html.replace(/href="[^"]*"/, `href="${escaped(address)}"`);
  };
  const missing = [...table.querySelectorAll(".onmine .hand > li")].slice(cards.length).map((place) => place.outerHTML);
  yield [".onmine .hand", [...cards.map(item), ...missing].join("")];
  yield [".tray > .acts", offers.acts[held.length === most ? held.join(",") : held.length]];
}

drawnBy("onecard", (offers, picked, table) => (offers.dice ? keep(offers, picked, table) : hold(offers, picked, table)));
