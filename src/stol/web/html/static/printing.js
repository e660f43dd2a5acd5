/* Sheets to print: the button that prints them. The page works without it. */

document.querySelector("[data-print]")?.addEventListener("click", () => print());
