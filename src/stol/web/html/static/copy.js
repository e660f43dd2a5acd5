// The button that copies the link of a table.

document.documentElement.classList.add("with-script");

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.querySelector("[role=status]").textContent = button.dataset.copied;
  } catch {
    button.closest(".slip").querySelector(".field").select(); // no access to the clipboard: select the text for copying by hand
  }
});
