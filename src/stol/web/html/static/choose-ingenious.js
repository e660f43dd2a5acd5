// The selection in Ingenious: a tile of the rack, its rotation, and the space of its first half.

import { addressOf, drawnBy, escaped, filled } from "./choose.js";

const S = 32; // from the centre of a space to its corners
const BADGE = S * 1.16;
const ROW = 18; // cells in a row of a track
const NEAREST_FIRST = [0, 1, -1, 2, -2, 3]; // steps of turning
const QUIET = 'tabindex="-1" aria-hidden="true"';

const turned = (turn, step) => (turn + step + 6) % 6;
const number = (value) => String(value).replace("-", "−");

class Aim {
  constructor(offers, picked) {
    this.offers = offers;
    this.numbers = new Map(offers.spaces.map((space, place) => [String(space), place]));
    const kinds = new Set(offers.tiles);
    this.tile = kinds.size === 1 ? offers.tiles[0] : kinds.has(picked.tile) ? picked.tile : null;
    this.turn = /^[0-5]$/.test(picked.turn) ? Number(picked.turn) : this.firstTurn();
    this.at = /^-?\d+,-?\d+$/.test(picked.at) && this.onBoard(picked.at) ? picked.at.split(",").map(Number) : null;
    const free = this.tile ? offers.spaces.filter((at) => this.fits(this.turn, at)) : [];
    this.spots = free.map((at) => this.spot(at, this.turn));
    this.aimed = this.spots.find(({ at }) => String(at) === String(this.at)) ?? null;
  }

  onBoard(code) {
    const [q, r] = code.split(",").map(Number);
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) < this.offers.side;
  }

  firstTurn() {
    const turn = [0, 1, 2, 3, 4, 5].find((each) => this.offers.open.some((ways) => (ways >> each) & 1));
    return turn ?? 0;
  }

  fits(turn, at) {
    return (this.offers.open[this.numbers.get(String(at))] >> turn) & 1;
  }

  next(step) {
    const others = [1, 2, 3, 4, 5].map((count) => turned(this.turn, step * count));
    return (this.at && others.find((turn) => this.fits(turn, this.at))) ?? others[0];
  }

  beside([q, r], turn, step = 1) {
    const [dq, dr] = this.offers.directions[turn];
    return [q + dq * step, r + dr * step];
  }

  spot(at, turn) {
    const to = this.beside(at, turn);
    return { at, to, turn, move: this.move(at, to) };
  }

  move(at, to) {
    const swapped = this.tile[0] === this.tile[1] && (to[0] - at[0] || to[1] - at[1]) < 0;
    return `${this.tile}@${swapped ? `${to}:${at}` : `${at}:${to}`}`;
  }

  /** The placement that covers a space after the least turning. */
  covering(space) {
    for (const step of NEAREST_FIRST) {
      const turn = turned(this.turn, step);
      for (const at of [space, this.beside(space, turn, -1)]) if (this.fits(turn, at)) return this.spot(at, turn);
    }
    return null;
  }

  /** The lines of a half: directions and lengths. */
  lines(space, colour) {
    const found = this.offers.lines[colour][this.numbers.get(String(space))] ?? "";
    return (found.match(/../g) ?? []).map(([direction, length]) => [Number(direction), parseInt(length, 36)]);
  }

  halves({ at, to }) {
    return [at, to].map((space, place) => ({ space, lines: this.lines(space, this.tile[place]) }));
  }

  /** The steps of each colour that a placement brings, in the order of the colours. */
  gains(spot) {
    const points = {};
    this.halves(spot).forEach(({ lines }, place) => {
      points[this.tile[place]] = (points[this.tile[place]] ?? 0) + total(lines);
    });
    const { colours, steps } = this.offers;
    const gain = (colour) => Math.min(points[colour] ?? 0, steps[colour][1] - steps[colour][0]);
    return [...colours].map((colour) => [colour, gain(colour)]).filter(([, count]) => count);
  }

  label(spot) {
    const { labels, space, here, there } = this.offers;
    const named = ([x, y]) => filled(space, { x: number(x), y: number(y) });
    const template = labels[`${this.tile} ${this.gains(spot).map(([colour, count]) => colour + count).join("")}`];
    return escaped(template.replace(here, named(spot.at)).replace(there, named(spot.to)));
  }

  /** The address of this selection with some values changed. */
  address(other) {
    const { tile, turn, at } = this;
    return escaped(addressOf(this.offers, { tile, turn, at, ...other }));
  }
}

const total = (lines) => lines.reduce((sum, [, length]) => sum + length, 0);
const centre = ([q, r]) => [S * Math.sqrt(3) * (q + r / 2), S * 1.5 * r];
const put = (x, y) => `x="${x.toFixed(1)}" y="${y.toFixed(1)}"`;
const place = (space) => put(...centre(space));

// ---- the board

function board(aim) {
  if (!aim.tile) return "";
  const first = new Set(aim.spots.map(({ at }) => String(at)));
  const others = aim.offers.spaces.filter((space) => !first.has(String(space)));
  const near = others.map((space) => [space, aim.covering(space)]);
  const plus = ([x, y]) => `M${(x - 5).toFixed(1)} ${y.toFixed(1)}h10m-5-5v10`;
  const offered = `<path class="offered" d="${aim.spots.map(({ at }) => plus(centre(at))).join("")}"/>`;
  const blocked = near.filter(([, spot]) => !spot).map(([space]) => question(aim, space)).join("");
  const links = near.filter(([, spot]) => spot).map(([space, spot]) => nearLink(aim, space, spot));
  return `${offered}${blocked && `<g class="questions quiet">${blocked}</g>`}<g class="spots">${links.join("")}${lastly(aim).map((spot) => spotLink(aim, spot)).join("")}</g>`;
}

/** The spot that is aimed at lies above the others: all of its tile can be pressed. */
const lastly = ({ spots, aimed }) => (aimed ? [...spots.filter((spot) => spot !== aimed), aimed] : spots);

function spotLink(aim, spot) {
  const aimed = spot === aim.aimed;
  return `<a href="${aim.address({ at: spot.at })}" data-spot data-pick data-move="${spot.move}" aria-label="${aim.label(spot)}"${aimed ? ' class="aimed" data-sure' : ""}><use href="#spot" ${place(spot.at)}/>${ghost(aim, spot)}</a>`;
}

function nearLink(aim, space, spot) {
  const sure = spot.turn === aim.turn && String(spot.at) === String(aim.at) ? " data-sure" : "";
  const address = aim.address({ turn: spot.turn, at: spot.at });
  return `<a href="${address}" data-pick data-move="${spot.move}" ${QUIET}${sure}><use href="#spot" ${place(space)}/>${ghost(aim, spot)}</a>`;
}

function question(aim, space) {
  const move = aim.move(space, aim.beside(space, aim.turn));
  return `<a href="${aim.address({ why: move })}" data-pick ${QUIET}><use href="#question" ${place(space)}/></a>`;
}

function ghost(aim, spot) {
  const halves = aim.halves(spot);
  const rings = halves.map(({ space, lines }) => lines.map((line) => ringed(aim, space, line)).join("")).join("");
  const tile = `<use href="#ghost-${spot.turn}" ${place(spot.at)}/>`;
  const badges = halves.map(({ space, lines }, half) => badge(space, lines, turned(spot.turn, 3 * half))).join("");
  return `<g class="ghost">${rings}${tile}${badges}</g>`;
}

/** Rings round the symbols of a line; the nearer ones are drawn over the farther ones. */
function ringed(aim, space, [direction, length]) {
  const steps = Array.from({ length }, (_, step) => length - step);
  return steps.map((step) => `<use href="#count-${direction}" ${place(aim.beside(space, direction, step))}/>`).join("");
}

function badge(space, lines, partner) {
  if (!lines.length) return "";
  const [x, y] = centre(space);
  const angle = ((60 * freeCorner(partner, lines) + 30) * Math.PI) / 180;
  return `<use href="#plus-${total(lines)}" ${put(x + BADGE * Math.cos(angle), y - BADGE * Math.sin(angle))}/>`;
}

/** The corner where a badge covers the least: away from the other half and from lines that count. */
function freeCorner(partner, lines) {
  const busy = new Set([partner, ...lines.map(([direction]) => direction)]);
  const covers = (corner) => busy.has(corner) + busy.has(turned(corner, 1));
  return [2, 3, 1, 4, 0, 5].map((step) => turned(partner, step)).reduce((best, corner) => (covers(corner) < covers(best) ? corner : best));
}

function definitions(aim) {
  if (!aim.tile) return "";
  const { hit, question, ghosts, counted, badges } = aim.offers;
  const parts = [hit, question, ...ghosts.map((tile) => coloured(tile, aim.tile)), ...counted, ...Object.values(badges)];
  return `<svg width="0" height="0" aria-hidden="true"><defs>${parts.join("")}</defs></svg>`;
}

const coloured = (drawing, tile) => drawing.replace("#ing-1", `#ing-${tile[0]}`).replace("#ing-2", `#ing-${tile[1]}`);

// ---- the rack and the buttons

function rack(aim, slots) {
  const { tiles, pick, putBack } = aim.offers;
  if (new Set(tiles).size === 1) return null; // nothing to choose
  const link = (tile, place) => {
    const picked = tile === aim.tile && place === tiles.indexOf(tile);
    const address = picked ? aim.address({ tile: null, turn: null, at: null }) : aim.address({ tile, turn: aim.tile && aim.turn, at: null });
    const state = picked ? 'data-key="Escape" aria-current="true"' : `data-key="${place + 1}"`;
    return `<a class="slot" href="${address}" data-pick ${state} aria-label="${escaped((picked ? putBack : pick)[tile])}">${slots[place].querySelector("[data-piece]").outerHTML}</a>`;
  };
  return slots.map((_, place) => (place < tiles.length ? `<li>${link(tiles[place], place)}</li>` : "<li></li>")).join("");
}

function buttons(aim) {
  const { chooseTile, turning, placing, waits, turned: icons } = aim.offers;
  if (!aim.tile) return chooseTile;
  const ways = {
    back: aim.address({ turn: aim.next(1) }),
    on: aim.address({ turn: aim.next(-1) }),
    ask: aim.address({ ask: 1 }),
    turned: coloured(icons[aim.turn], aim.tile),
  };
  const { aimed } = aim;
  const gains = aimed && aim.gains(aimed).map(([colour, points]) => filled(aim.offers.gain, { colour, points })).join("");
  const place = aimed
    ? filled(placing, { move: aimed.move, label: aim.label(aimed), gains: gains || aim.offers.noGain })
    : waits[aim.spots.length ? 1 : 0];
  return `<div class="turning">${filled(turning, ways)}</div>${place}`;
}

// ---- the score tracks

function tracks(aim, line) {
  const gains = new Map(aim.aimed ? aim.gains(aim.aimed) : []);
  return aim.offers.tracks.map((track) => line(aim.offers, track, gains.get(track.colour) ?? 0)).join("");
}

const named = (name) => `<span class="sr">${escaped(name)}</span>`;
const classed = (kinds) => {
  const held = Object.keys(kinds).filter((kind) => kinds[kind]);
  return held.length ? ` class="${held.join(" ")}"` : "";
};

function trackLine(offers, { colour, name, count, low, rings }, gain) {
  const [step] = offers.steps[colour];
  const note = gain ? `<em>+${gain}</em>` : low ? `<small>${escaped(offers.lowest)}</small>` : "";
  return `<li${classed({ low })}>${named(name)}${strip(offers, colour, step, gain, rings)}${count}${note}</li>`;
}

function trackCell(offers, { colour, name, count, low, rings }, gain) {
  const [step] = offers.steps[colour];
  const full = step === ROW || step === offers.track;
  const note = `${gain ? `<em>+${gain}</em>` : ""}${low ? named(offers.lowest) : ""}`;
  return `<li${classed({ low, full, rings })}>${named(name)}${filled(offers.symbol, { colour })}${count}${note}</li>`;
}

function strip(offers, colour, step, gain, rings) {
  const { track, cells } = offers;
  const paths = (kind, from, to, by = 1) => {
    let shape = "";
    for (let each = from; each <= to; each += by) shape += cells[each];
    return shape && `<path class="${kind}" d="${shape}"/>`;
  };
  const then = step + gain;
  const drawn = [paths("off", then + 1, track), paths("on", 1, step), paths("soon", step + 1, then), paths("end", ROW, track, ROW)];
  return filled(offers.strip, { colour, cells: drawn.join("") + (rings ? paths("peg", step, step) : "") });
}

/** Dropped on a space where a tile lies, or where it has no room. */
function whyNot(offers, picked, { x, y }) {
  const aim = new Aim(offers, picked);
  const shown = document.querySelector(".hexboard > g").getScreenCTM().inverse();
  const at = new DOMPoint(x, y).matrixTransform(shown);
  const r = at.y / (S * 1.5);
  const space = nearest(at.x / (S * Math.sqrt(3)) - r / 2, r);
  if (!aim.tile || !aim.onBoard(String(space))) return null;
  return { tile: aim.tile, turn: aim.turn, why: aim.move(space, aim.beside(space, aim.turn)) };
}

/** The space around a point: of the three coordinates, whose sum is zero, the one that was rounded most follows from the others. */
function nearest(q, r) {
  const [exact, whole] = [[q, r, -q - r], [q, r, -q - r].map(Math.round)];
  const off = whole.map((value, axis) => Math.abs(value - exact[axis]));
  const axis = off.indexOf(Math.max(...off));
  whole[axis] -= whole[0] + whole[1] + whole[2];
  return [whole[0] + 0, whole[1] + 0]; // no minus zero
}

function* draw(offers, picked, table) {
  const aim = new Aim(offers, picked);
  yield [".sprite", definitions(aim)];
  yield [".hexboard > g:last-child", board(aim)];
  const slots = rack(aim, [...table.querySelectorAll(".rack > li")]);
  if (slots) yield [".rack", slots];
  yield [".tray > .acts", buttons(aim)];
  yield [".lines[data-own]", tracks(aim, trackLine)];
  yield [".cells[data-own]", tracks(aim, trackCell)];
  const loud = !Object.keys(picked).length;
  for (const part of table.querySelectorAll(".side, .cry")) part.classList.toggle("loud", loud);
}

drawnBy("ingenious", draw, whyNot);
