// Entering a real table: a tap lays a piece at once, and the picture follows while the person types.
// Without this script every tap loads the page, and a button updates the picture.

document.documentElement.classList.add("with-script");
const PAUSE = 600; // milliseconds after the last key
const AGAIN = 2000; // milliseconds until the next try, while the rules are being compiled
let waiting;
let turn = Promise.resolve(); // requests are made one after the other, so that no tap overtakes or loses another
let unsent = []; // taps that have not arrived, each as [name, value]; the next tap sends them again
const form = () => document.getElementById("enter");

document.addEventListener("input", (event) => {
  if (!event.target.closest("#enter") || event.target.id === "codes") return;
  soon(PAUSE);
});
if (document.querySelector("#picture[data-again]")) soon(AGAIN);

function soon(pause) {
  clearTimeout(waiting);
  waiting = setTimeout(() => send(null, follow), pause);
}

// Options and the number of players change which fields there are, so the whole form is replaced.
document.addEventListener("change", (event) => {
  if (event.target.closest("#enter .opts")) send(null, replace);
});

document.addEventListener("submit", (event) => {
  if (event.target.id !== "enter" || (event.submitter?.name === "do" && !unsent.length)) return;
  event.preventDefault();
  const { name, value } = event.submitter ?? {};
  send(name && name !== "do" ? [name, value] : null, replace);
});

function send(tap, show) {
  clearTimeout(waiting);
  turn = turn.then(async () => {
    if (tap) unsent = [...unsent.filter((each) => !repeats(tap, each)), tap];
    const arrived = unsent.length ? await sendTaps() : await draw(null, show);
    if (!arrived) document.querySelector("#finish .unsent").hidden = false;
  });
}

// Tapped again because nothing happened: it counts once. Of several spots the last one is open.
const repeats = ([name, value], [earlier, was]) => name === earlier && (name === "spot" || value === was);

async function sendTaps() {
  while (unsent.length) {
    if (!(await draw(unsent[0], replace))) return false;
    unsent.shift();
  }
  return true;
}

/** Sends the form, with a tap if there is one, and shows the answer; says whether there was one. */
async function draw(tap, show) {
  const data = new URLSearchParams(new FormData(form()));
  if (tap) data.set(...tap);
  let text = null;
  try {
    const answer = await fetch("/enter", { method: "POST", body: data });
    text = answer.ok ? await answer.text() : null;
  } catch {
    text = null;
  }
  const fresh = text && new DOMParser().parseFromString(text, "text/html");
  if (!fresh?.getElementById("enter")) return false;
  show(fresh);
  return true;
}

function replace(fresh) {
  const { id, name, value } = document.activeElement ?? {};
  const scrolled = [...form().querySelectorAll(".hexes, .scroll, .outcomes")].map((each) => [each.scrollLeft, each.scrollTop]);
  const open = [...form().querySelectorAll(".picking details")].map((each) => each.open);
  followOutside(fresh);
  form().replaceWith(fresh.getElementById("enter"));
  form()
    .querySelectorAll(".hexes, .scroll, .outcomes")
    .forEach((each, place) => scrolled[place] && each.scrollTo(...scrolled[place]));
  form()
    .querySelectorAll(".picking details")
    .forEach((each, place) => (each.open = open[place] ?? each.open));
  focusAgain(id, name, value);
}

// The same control; if it is gone, the spot whose picker is open, so that the focus is never lost.
function focusAgain(id, name, value) {
  const all = [...form().querySelectorAll("button:not([disabled]), input, select, textarea")];
  const same = (id && document.getElementById(id)) || all.find((each) => name && each.name === name && each.value === value);
  const again = same ?? form().querySelector('[aria-expanded="true"]') ?? all.find((each) => name && each.name === name);
  again?.focus({ preventScroll: true });
}

// Updates the picture, the buttons, what lies there, and the problem beside its field; the fields stay.
function follow(fresh) {
  for (const part of form().querySelectorAll(".part")) {
    const same = fresh.getElementById(part.id);
    part.querySelector(".problem")?.remove();
    part.classList.toggle("wrong", Boolean(same?.classList.contains("wrong")));
    const problem = same?.querySelector(".problem");
    if (problem) part.append(document.importNode(problem, true));
    const laid = same?.querySelector(".lay");
    if (laid) part.querySelector(".lay")?.replaceWith(document.importNode(laid, true));
  }
  followOutside(fresh);
}

function followOutside(fresh) {
  for (const id of ["picture", "finish"]) document.getElementById(id).replaceWith(fresh.getElementById(id));
  if (document.querySelector("#picture[data-again]")) soon(AGAIN);
}
