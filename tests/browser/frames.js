// Keeps what every frame shows, as painted: the numbers that count, and where pieces are drawn.

(() => {
  const way = (e) => (e.id === "table" ? "" : `${way(e.parentElement)}/${[...e.parentElement.children].indexOf(e)}`);
  const shown = (e) => e.getClientRects().length > 0;
  const middle = (e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const drawn = (e) => shown(e) && Number(getComputedStyle(e).opacity) > 0.05;

  const numbers = (text) => text.match(/-?[\d.]+(?=px)/g).map(Number);
  window.flights_seen = []; // of every piece that flies: its name, where it starts, where it lands
  const board = (layer) => {
    const [x, y] = numbers(layer.style.transformOrigin);
    const [right, down = 0] = numbers(layer.getAnimations()[0].effect.getKeyframes()[0].translate);
    window.flights_seen.push([layer.dataset.flies, [x + right, y + down], [x, y]]);
  };
  new MutationObserver((changes) => changes.flatMap((one) => [...one.addedNodes]).filter((e) => e.className === "flight").forEach(board)).observe(
    document,
    { childList: true, subtree: true },
  );

  window.frames_seen = [];
  const look = () => {
    const table = document.getElementById("table");
    if (table)
      window.frames_seen.push({
        ply: table.dataset.ply ?? document.body.dataset.sequence,
        numbers: [...table.querySelectorAll("[data-count]")].filter(shown).map((e) => [way(e), e.dataset.count, e.textContent.trim().replace("−", "-")]),
        pieces: [...table.querySelectorAll("[data-piece]")].filter(drawn).map((e) => [e.dataset.piece, ...middle(e), "lies"]),
        flights: [...table.querySelectorAll(".flight")].map((e) => [e.dataset.flies, ...middle(e.querySelector(":scope > svg > g:only-child") ?? e.firstElementChild), "flies"]),
        boxes: [...table.querySelectorAll(".stage > svg, .rack, .ledge, .stage > .mat")].filter(shown).map((e) => Object.values(e.getBoundingClientRect().toJSON()).join()),
        coins: Object.fromEntries([...table.querySelectorAll("[data-coin]")].filter(shown).map((e) => [e.dataset.coin, middle(e)])),
        turn: table.querySelector(".turn")?.textContent,
      });
    requestAnimationFrame(() => setTimeout(look));
  };
  requestAnimationFrame(() => setTimeout(look));
})();
