// Real cards and dice: whatever is typed already, the next card is suggested.

document.addEventListener("input", ({ target }) => {
  if (target.id !== "told") return;
  const [before] = target.value.match(/^.*[\s,]|^/);
  for (const option of target.list.options) option.value = before + option.dataset.outcome;
});
