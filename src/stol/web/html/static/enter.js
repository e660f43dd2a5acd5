// Entering a real table: the picture is updated while the person types. Without this script a button does it.

document.documentElement.classList.add("with-script");
const PAUSE = 600; // milliseconds after the last key
const AGAIN = 2000; // milliseconds until the next try, while the rules are being compiled
let latest = 0;
let waiting;

document.addEventListener("input", (event) => {
  if (!event.target.closest("#enter")) return;
  soon(PAUSE);
});
if (document.querySelector("#picture[data-again]")) soon(AGAIN);

function soon(pause) {
  clearTimeout(waiting);
  waiting = setTimeout(() => draw(new FormData(document.getElementById("enter")), follow), pause);
}

// Options and the number of players change which fields there are, so the whole form is replaced.
document.addEventListener("change", (event) => {
  if (event.target.closest("#enter .opts")) redraw(new FormData(document.getElementById("enter")));
});

document.addEventListener("submit", (event) => {
  if (event.target.id !== "enter" || event.submitter?.name === "do") return;
  event.preventDefault();
  redraw(new FormData(event.target, event.submitter));
});

function redraw(data) {
  clearTimeout(waiting);
  const name = document.activeElement?.id || document.activeElement?.name;
  return draw(data, (fresh) => {
    follow(fresh);
    document.getElementById("enter").replaceWith(fresh.getElementById("enter"));
    if (name) (document.getElementById(name) ?? document.querySelector(`#enter [name="${CSS.escape(name)}"]:not([disabled])`))?.focus({ preventScroll: true });
  });
}

async function draw(data, show) {
  const turn = ++latest;
  let text = null;
  try {
    const answer = await fetch("/enter", { method: "POST", body: new URLSearchParams(data) });
    text = answer.ok ? await answer.text() : null;
  } catch {
    text = null;
  }
  const fresh = text && new DOMParser().parseFromString(text, "text/html");
  if (turn === latest && fresh?.getElementById("enter")) show(fresh);
}

// Updates the picture, the buttons, and the problem beside its field; the fields stay.
function follow(fresh) {
  for (const part of document.querySelectorAll("#enter .part")) {
    const same = fresh.getElementById(part.id);
    part.querySelector(".problem")?.remove();
    part.classList.toggle("wrong", Boolean(same?.classList.contains("wrong")));
    const problem = same?.querySelector(".problem");
    if (problem) part.append(document.importNode(problem, true));
  }
  for (const id of ["picture", "finish"]) document.getElementById(id).replaceWith(fresh.getElementById(id));
  if (document.querySelector("#picture[data-again]")) soon(AGAIN);
}
