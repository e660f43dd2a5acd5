// stol as an app: the worker that serves rules and a friendly page without a connection, and the badge of one's turn.

const isMine = () => document.body.dataset.stream || document.querySelector("main.home"); // tables, and the list of them

/** The app's badge and the icon in the tab say whether somebody waits for the visitor. */
function badge(page = document) {
  if (!isMine()) return;
  const waiting = document.querySelectorAll(".turn.yours, .flag.now").length;
  const shown = waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
  shown?.catch(() => {}); // not allowed here
  const icon = page.querySelector("link[rel=icon]");
  if (icon) document.querySelector("link[rel=icon]").href = icon.href; // an earlier moment comes without one
}

document.addEventListener("stol:drawn", ({ detail: page }) => page === document || badge(page)); // a selection changes neither
badge();

// In every language another worker, which keeps pages of that language. Some browsers allow none.
navigator.serviceWorker?.register(`/service-worker.js?lang=${document.documentElement.lang}`).catch(() => {});
