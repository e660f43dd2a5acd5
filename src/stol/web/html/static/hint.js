// Marks the links and buttons that play the advised move.

function mark() {
  const move = document.getElementById("table")?.dataset.advised;
  if (!move) return;
  for (const way of document.querySelectorAll("[data-move], button[name=move]")) {
    way.classList.toggle("advised", (way.dataset.move ?? way.value) === move);
  }
}

document.addEventListener("stol:drawn", mark);
mark();
