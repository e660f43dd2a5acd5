// Measures a table: the board's share of the screen, the smallest cell, and what is too small, outside or overlapping.
([boardAt, cellsAt]) => {
  const [width, height] = [document.documentElement.clientWidth, innerHeight];
  const BLOCKS = ".bar, .notice, .side > *, .tray, .market, .choice, .mine, .others > *, .dice, .onmine, .ondisplay, .onothers > *, .stage.clus > .mat, .hexboard .plate, #telling, #dealing, #scrubber";
  const CONTROLS = ".bar :is(a, button), .tray :is(a, button), .choice :is(a, button), .market a, .dice a, .zoom button, :is(#telling, #scrubber) :is(a, button)";
  const EDGE = 2; // pixels: rounding
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest(".sr");
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const label = (e) => `${e.tagName.toLowerCase()}.${e.getAttribute("class") ?? ""}`;
  const meet = (one, other) => ({ left: Math.max(one.left, other.left), right: Math.min(one.right, other.right), top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom) });
  const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
  const screen = { left: 0, right: width, top: 0, bottom: height };
  const wrong = [];

  const board = all(boardAt);
  const share = board.reduce((sum, e) => sum + area(seen(e)), 0) / (width * height);
  const rivals = all(".bar, .side, .tray, .market, .choice, #telling").filter((e) => area(seen(e)) > share * width * height);
  wrong.push(...rivals.map((e) => `larger than the board: ${label(e)}`));
  const cells = all(cellsAt).filter((e) => area(meet(e.getBoundingClientRect(), screen)) > 0);
  const cell = Math.min(...cells.map(extent));

  for (const e of all(CONTROLS)) {
    const box = e.getBoundingClientRect();
    if (Math.min(box.width, box.height) < 43.5 && !e.matches(".ruleno, .term, .curve *")) wrong.push(`small: ${label(e)} ${box.width} × ${box.height}`);
  }
  if (width >= 740 && height <= 480 && !document.getElementById("dealing")) {
    const others = all(".others:is(.n-1, .n-2) > *, .onothers > :first-child .hand"); // what scrolls is behind them
    for (const e of others) if (e.getBoundingClientRect().bottom > seen(e).bottom + EDGE) wrong.push(`cut off: ${label(e)}`);
  }
  const blocks = all(BLOCKS);
  for (const e of blocks) {
    const box = e.getBoundingClientRect();
    if (box.left < -EDGE || box.right > width + EDGE) wrong.push(`outside: ${label(e)}`);
    const always = e.matches(".bar, .tray, .choice.open") || (width >= 600 && board.includes(e));
    if (always && (box.bottom > height + EDGE || box.top < -EDGE)) wrong.push(`below the screen: ${label(e)}`);
  }
  for (const [number, one] of blocks.entries()) {
    for (const other of blocks.slice(number + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const isBoard = width >= 600 && (board.includes(one) || board.includes(other));
      if (floats(one) !== floats(other) && !isBoard) continue;
      if (lies(one, other) || lies(other, one)) continue;
      const { left, right, top, bottom } = meet(seen(one), seen(other));
      if (right - left > EDGE && bottom - top > EDGE) wrong.push(`overlapping: ${label(one)} and ${label(other)}`);
      if (one.matches(".onmine") && other.matches(".tray") && bottom - top > EDGE && left - right < 8 && left > right) wrong.push(`touching: ${label(one)} and ${label(other)}`);
    }
  }
  for (const e of all(".cells li > :is(b, .sym)")) { // of the tracks of Ingenious
    const [box, cell] = [e.getBoundingClientRect(), e.parentNode.getBoundingClientRect()];
    if (box.left < cell.left || box.right > cell.right) wrong.push(`outside its cell: ${label(e)} ${e.textContent}`);
  }
  for (const notice of all(".ended, .round-over")) { // the last board and its points are seen
    for (const e of all(".mine, .others > *, .onmine, .onothers > *, .stage.clus > .mat, .hexboard")) {
      const { left, right, top, bottom } = meet(seen(notice), seen(e));
      if (right - left > EDGE && bottom - top > EDGE) wrong.push(`covered: ${label(e)}`);
    }
    for (const e of all(".side :is(.cells, .lines, .scores)")) if (e.getBoundingClientRect().bottom > seen(e).bottom + EDGE) wrong.push(`cut off: ${label(e)}`);
  }
  return { share, noticed: all(".notice").length > 0, cell: Number.isFinite(cell) ? cell : null, type: parseFloat(getComputedStyle(document.documentElement).fontSize), wrong };

  // The shorter side of a space; all spaces of Ingenious are one path, each 32 √3 units wide.
  function extent(element) {
    const { width, height } = element.getBoundingClientRect();
    if (!element.matches(".wells")) return Math.min(width, height);
    const { a, b } = element.getScreenCTM();
    return 32 * Math.sqrt(3) * Math.hypot(a, b);
  }
  // What is seen of an element: within the screen, and within whatever scrolls around it.
  function seen(element) {
    let box = meet(element.getBoundingClientRect(), screen);
    for (let e = element.parentElement; e && e !== document.body; e = e.parentElement) {
      if (getComputedStyle(e).overflowY !== "visible") box = meet(box, e.getBoundingClientRect());
    }
    return box;
  }
  // Whether one was put into the other: the buttons on the mat with the dice.
  function lies(inner, outer) {
    const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
    return inner.matches(".tray") && a.left >= b.left && a.right <= b.right + EDGE && a.top >= b.top && a.bottom <= b.bottom + EDGE;
  }
  // What lies above the rest of the page: a notice, or what stays in sight while the page scrolls.
  function floats(element) {
    for (let e = element; e !== document.body; e = e.parentElement) if (/fixed|sticky/.test(getComputedStyle(e).position)) return true;
    return false;
  }
}
