// The page of notices: this browser subscribes when it is asked to, and the time zone is filled in.

document.documentElement.classList.add("with-script");

const button = document.getElementById("push-on");
const told = document.getElementById("push-told");
const zone = document.getElementById("zone");
if (zone && !zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

function tell(words) {
  told.textContent = words;
  told.hidden = false;
}

function bytes(text) {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Asks for permission only now: a page that asks by itself is refused for good. */
async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") return tell(told.dataset.refused);
  const worker = await navigator.serviceWorker.ready;
  const key = bytes(button.dataset.key);
  const old = await worker.pushManager.getSubscription();
  if (old && !sameKey(old.options.applicationServerKey, key)) await old.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const body = new URLSearchParams({ endpoint, ...keys, zone: zone?.value ?? "" });
  const answer = await fetch("/me/notices/browser", { method: "POST", body });
  if (!answer.ok) throw new Error(answer.statusText);
  location.reload();
}

const sameKey = (kept, key) => kept && String(new Uint8Array(kept)) === String(key);

if (button) {
  if ("PushManager" in window && navigator.serviceWorker) button.addEventListener("click", () => subscribe().catch(() => tell(told.dataset.failed)));
  else {
    button.disabled = true;
    tell(told.dataset.failed);
  }
}
