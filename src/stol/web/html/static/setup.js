// Set-up: after every change the server renders the form again, and it is swapped in. Without script a button does it.

document.documentElement.classList.add("with-script");
let latest = 0;

document.addEventListener("change", (event) => {
  const form = event.target.closest("#setup");
  if (!form || halfway(event.target)) return;
  if (event.target.value === "you") moveOver(form, event.target);
  draw(`/setup?${new URLSearchParams(new FormData(form))}`);
});

document.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (button?.formMethod !== "get") return;
  event.preventDefault();
  draw(`/setup?${new URLSearchParams(new FormData(event.target, button))}`);
});

document.addEventListener("click", (event) => {
  const link = event.target.closest(".presets a");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  draw(link.href);
});

// Whether only one of width and height is filled in yet.
function halfway(input) {
  const sides = input.closest(".sides");
  return sides && [...sides.querySelectorAll("input")].some((side) => !side.value) && input.value;
}

// "You" can have only one seat: when it moves, the players of the two seats are exchanged.
function moveOver(form, taken) {
  const before = [...taken.options].find((option) => option.defaultSelected)?.value;
  for (const select of form.querySelectorAll(".seat select")) {
    if (select !== taken && select.value === "you" && before) select.value = before;
  }
}

async function draw(address) {
  const turn = ++latest;
  let text;
  try {
    const answer = await fetch(address);
    text = answer.ok ? await answer.text() : null;
  } catch {
    text = null;
  }
  if (turn !== latest) return;
  const fresh = text && new DOMParser().parseFromString(text, "text/html");
  if (!fresh?.querySelector("#setup")) return location.assign(address);
  const focus = mark(document.activeElement);
  document.querySelector("main").replaceWith(fresh.querySelector("main"));
  history.replaceState(null, "", address);
  focus?.();
}

// Returns a function that focuses the same control in the new form.
function mark(element) {
  if (!element?.closest?.("#setup")) return null;
  const place = element.closest(".stepper") ? [...element.parentNode.children].indexOf(element) : -1;
  const { name, value, type } = element;
  const text = element.textContent;
  return () => {
    const form = document.querySelector("#setup");
    const same = place >= 0
      ? form.querySelector(".stepper div").children[place]
      : name
        ? [...form.elements].find((other) => other.name === name && (type !== "radio" || other.value === value))
        : [...form.querySelectorAll("a")].find((other) => other.textContent === text);
    same?.focus({ preventScroll: true });
  };
}
