// Keeps what every frame shows, as painted: the numbers that count, and where pieces are drawn.

(() => {
  const way = (e) => (e.id === "table" ? "" : `${way(e.parentElement)}/${[...e.parentElement.children].indexOf(e)}`);
  const shown = (e) => e.getClientRects().length > 0;
  const middle = (e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const drawn = (e) => shown(e) && Number(getComputedStyle(e).opacity) > 0.05;

  window.frames_seen = [];
  const look = () => {
    const table = document.getElementById("table");
    if (table)
      window.frames_seen.push({
        ply: table.dataset.ply ?? document.body.dataset.sequence,
        numbers: [...table.querySelectorAll("[data-count]")].filter(shown).map((e) => [way(e), e.dataset.count, e.textContent.trim().replace("−", "-")]),
        pieces: [...table.querySelectorAll("[data-piece]")].filter(drawn).map((e) => [e.dataset.piece, ...middle(e), "lies"]),
        flights: [...table.querySelectorAll(".flight")].map((e) => [e.dataset.flies, ...middle(e.querySelector(":scope > svg > g") ?? e.firstElementChild), "flies"]),
        boxes: [...table.querySelectorAll(".stage > svg, .rack, .ledge, .stage > .mat")].filter(shown).map((e) => Object.values(e.getBoundingClientRect().toJSON()).join()),
        turn: table.querySelector(".turn")?.textContent,
      });
    requestAnimationFrame(() => setTimeout(look));
  };
  requestAnimationFrame(() => setTimeout(look));
})();
