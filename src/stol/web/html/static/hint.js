// The move that a hint advises is marked where it can be made, whatever it is: a space, a card, a button.

function mark() {
  const move = document.getElementById("table")?.dataset.advised;
  if (!move) return;
  for (const way of document.querySelectorAll("[data-move], button[name=move]")) {
    way.classList.toggle("advised", (way.dataset.move ?? way.value) === move);
  }
}

document.addEventListener("stol:drawn", mark);
mark();
