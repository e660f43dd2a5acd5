// Copies an address that is to be given to others.

document.documentElement.classList.add("with-script");

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.querySelector("[role=status]").textContent = button.dataset.copied;
  } catch {
    button.closest(".invite").querySelector(".field").select(); // no right to the clipboard: ready to be copied by hand
  }
});
