// The chat: once it is open, its messages are read, and the server is told so.

const talk = document.getElementById("talk");
let told = 0;
document.documentElement.classList.add("with-script");

function read() {
  const unread = document.querySelector(".talk .unread");
  const count = document.getElementById("talk-count")?.value;
  if (!unread || !talk?.matches(":popover-open") || told === count) return;
  told = count;
  const form = document.getElementById("talk-read");
  fetch(form.action, { method: "POST", body: new URLSearchParams({ count }), redirect: "manual" }).then(
    () => document.querySelector(".talk .unread")?.remove(),
    () => (told = 0), // tried again at the next change
  );
}

talk?.addEventListener("toggle", read);
document.addEventListener("stol:drawn", read);
