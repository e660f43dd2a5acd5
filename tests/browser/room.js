// What has no room on a page: text that is cut, sticks out of its button, leaves the window or lies over other text.
() => {
  const WIDTH = document.documentElement.clientWidth; // innerWidth grows with what sticks out, on a phone
  const EDGE = 1.5; // pixels: rounding, and letters that lean over
  // Names of people, and titles made of them, may end in an ellipsis or break anywhere; what lies beside them still needs its room.
  const NAMES = ".name, .who b, .sitting b, .sitter b, .me summary[aria-label], .rows b, .tracks > h2";
  const BUTTON = "button, .button, summary, .turn, .flag, .chip";
  const isName = (e) => e.closest(NAMES) && !e.closest("small");
  const found = new Set();
  const style = (e) => getComputedStyle(e);
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest(".sr, [hidden], option");
  const label = (e) => `${e.tagName.toLowerCase()}.${String(e.getAttribute("class") ?? "").replaceAll(" ", ".")} of ${e.parentElement?.getAttribute("class") ?? ""}`;
  const words = (node) => node.textContent.trim().replace(/\s+/g, " ").slice(0, 60);
  const told = (problem, node) => found.add(`${problem}: “${words(node)}” in ${label(node.parentElement)}`);
  const within = (inner, outer) => inner.left >= outer.left - EDGE && inner.right <= outer.right + EDGE && inner.top >= outer.top - EDGE && inner.bottom <= outer.bottom + EDGE;
  const isEmpty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1;

  if (document.documentElement.scrollWidth > WIDTH) found.add(`the page is ${document.documentElement.scrollWidth} px wide`);
  // The plan of a real table in Clustered is as large as that table.
  for (const e of document.querySelectorAll("body *")) {
    if (/auto|scroll/.test(style(e).overflowX) && e.scrollWidth > e.clientWidth + EDGE && shown(e) && !e.matches(".ground .scroll")) found.add(`scrolls sideways: ${label(e)}`);
  }
  for (const e of document.querySelectorAll("select, input[placeholder]")) {
    const shows = (e.selectedOptions ? e.selectedOptions[0]?.textContent : e.value || e.placeholder)?.trim();
    if (shows && shown(e) && !e.readOnly && !fits(shows, e)) found.add(`cut off: “${shows}” in ${label(e)}`);
  }
  for (const e of document.querySelectorAll("[data-label]")) {
    const { content, width, font } = getComputedStyle(e, "::before");
    if (content !== "none" && shown(e) && longest(e.dataset.label, font) > parseFloat(width) + EDGE) found.add(`cut off: “${e.dataset.label}” before ${label(e)}`);
  }
  const texts = visibleTexts();
  for (const { node, around, boxes } of texts) {
    const button = around.closest(BUTTON);
    if (!isName(around) && style(around).hyphens !== "auto" && breaksWord(node)) told("breaks a word", node);
    const isBadge = style(around).position === "absolute"; // a key's name or a number, on the edge of its button
    for (const { whole, seen, scrolled } of boxes) {
      if (!scrolled && (seen.left < -EDGE || seen.right > WIDTH + EDGE)) told("outside the window", node);
      if (isName(around)) continue;
      if (button && !isBadge && !within(whole, button.getBoundingClientRect())) told("out of its button", node);
      if (!scrolled && !within(whole, seen)) told("cut off", node);
    }
  }
  for (const e of [...document.querySelectorAll(".notice")].filter(shown)) {
    const tops = texts.filter(({ around }) => e.contains(around)).flatMap(({ boxes }) => boxes.map(({ whole }) => whole.top));
    if (Math.min(...tops) < e.getBoundingClientRect().top + 5) found.add(`on the upper edge: ${label(e)}`);
  }
  const lines = texts.flatMap(({ node, around, boxes }) => boxes.map(({ seen }) => ({ node, around, box: seen }))).filter(({ box }) => !isEmpty(box));
  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [place, one] of lines.entries()) {
    for (const other of lines.slice(place + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.around === other.around || layer(one.around) !== layer(other.around)) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > 2 && high > 5) told(`over “${words(other.node).slice(0, 40)}”`, one.node);
    }
  }
  return [...found];

  // Texts with the boxes of their lines: the whole box, and what elements that clip leave of it.
  function visibleTexts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      if (!node.textContent.trim() || !shown(around) || around.ownerSVGElement || around.closest("script, style, textarea")) continue;
      const frames = clippers(around);
      if (frames.some(({ box }) => box.right - box.left <= 2)) continue; // for screen readers only
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0).map((whole) => clipped(whole, frames));
      if (boxes.length) texts.push({ node, around, boxes });
    }
    return texts;
  }
  // Fields cut their text themselves; only a select may have several lines. (One that is only read holds a link.)
  function fits(text, field) {
    const { font, whiteSpace, paddingLeft, paddingRight } = style(field);
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const wraps = whiteSpace === "normal" && field.matches("select");
    return (wraps ? longest(text, font) : widthOf(text, font)) <= room + EDGE && field.scrollHeight <= field.clientHeight + EDGE;
  }
  function widthOf(text, font) {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = font;
    return pen.measureText(text).width;
  }
  function longest(text, font) {
    return Math.max(...text.split(/\s+/).map((word) => widthOf(word, font)));
  }
  // Whether a line ends inside a word, which has no hyphen there.
  function breaksWord(node) {
    const range = document.createRange();
    return [...node.textContent.matchAll(/[\p{L}\p{M}’]{2,}/gu)].some(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter((box) => box.width > 0).map((box) => box.top);
      return Math.max(...tops) - Math.min(...tops) > 6;
    });
  }
  // The elements around one that hide what leaves them; what can be scrolled to is not hidden.
  function clippers(element) {
    const frames = [];
    for (let e = element; e && e !== document.body; e = e.parentElement) {
      const { overflowX, overflowY, position } = style(e);
      if (overflowX !== "visible" || overflowY !== "visible") frames.push({ box: e.getBoundingClientRect(), x: overflowX, y: overflowY });
      if (position === "fixed") break;
    }
    return frames;
  }
  function clipped(whole, frames) {
    const seen = { left: whole.left, right: whole.right, top: whole.top, bottom: whole.bottom };
    let scrolled = false;
    for (const { box, x, y } of frames) {
      if (/auto|scroll/.test(y) && (whole.bottom > box.bottom || whole.top < box.top)) scrolled = true;
      if (/hidden|clip/.test(x) && !scrolled) [seen.left, seen.right] = [Math.max(seen.left, box.left), Math.min(seen.right, box.right)];
      if (/hidden|clip/.test(y) && !scrolled) [seen.top, seen.bottom] = [Math.max(seen.top, box.top), Math.min(seen.bottom, box.bottom)];
    }
    // What is scrolled away lies over nothing.
    return scrolled ? { whole, seen: { left: 0, right: 0, top: 0, bottom: 0 }, scrolled } : { whole, seen, scrolled };
  }
  // What lies in another layer may lie over it: an open menu, a dialog, what stays in sight while the page scrolls.
  function layer(element) {
    for (let e = element; e && e !== document.body; e = e.parentElement) {
      if (/fixed|sticky/.test(style(e).position) || e.matches("[popover], dialog, [role=dialog], details[open] > :not(summary), .coach, .notice")) return e;
    }
    return null;
  }
}
