// Real cards and dice: suggestions complete the last of the typed outcomes, not only the first.

document.addEventListener("input", ({ target }) => {
  if (target.id !== "told") return;
  const [before] = target.value.match(/^.*[\s,]|^/);
  for (const option of target.list.options) option.value = before + option.dataset.outcome;
});
