// Serves files at once, rules without a connection, and a friendly page in place of all else that can't be reached.
// Tables, the home page and the API come from the server alone, so that nothing on them is ever old.
// It also shows notices that the server sends, and leads from them to the table.
// The server writes PREFIX, the path of the files of its version, before this; the address names the language.

const LANGUAGE = new URL(location.href).searchParams.get("lang");
const CACHE = `${PREFIX} ${LANGUAGE}`;
const OFFLINE = "/offline";
const RULES = /^\/learn(\/[a-z0-9_]+)?$/;
const FILES = /\/static\/\w+\/[\w.-]+\.(css|js|svg)/g;
const ANYHOW = { ignoreVary: true }; // the language is in the name of the cache, the player is the same

// ---- keep

/** The offline page with what it needs; then the rules that it links to, as far as they can be had. */
async function prepare() {
  const page = await keepPage(OFFLINE);
  const links = [...page.matchAll(/href="(\/learn\/\w+)"/g)].map(([, path]) => path);
  await Promise.allSettled(["/learn", ...new Set(links)].map(keepPage));
  await skipWaiting();
}

/** Keeps a page in this worker's language, and the files that it names. Gives its text. */
async function keepPage(path) {
  const answer = await fetch(`${path}?lang=${LANGUAGE}`);
  const text = await answer.text(); // an answer that is not read would keep its connection, and there are only six
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const cache = await caches.open(CACHE);
  await cache.put(path, new Response(text, { headers: answer.headers }));
  await Promise.all([...new Set(text.match(FILES))].map(async (file) => (await cache.match(file, ANYHOW)) ?? cache.add(file)));
  return text;
}

/** Pages and files of other versions and languages go. */
async function clean() {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

addEventListener("install", (event) => event.waitUntil(prepare()));
addEventListener("activate", (event) => event.waitUntil(clean()));

// ---- serve

const kept = async (path) => (await caches.open(CACHE)).match(path, ANYHOW);

async function serveFile(request) {
  const found = await kept(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function serveRules(request, path) {
  try {
    const answer = await fetch(request);
    if (answer.ok && new URL(request.url).search === "") (await caches.open(CACHE)).put(path, answer.clone());
    return answer;
  } catch {
    return (await kept(path)) ?? offline();
  }
}

async function offline() {
  const page = await kept(OFFLINE);
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error();
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(`${PREFIX}/`)) event.respondWith(serveFile(request));
  else if (RULES.test(pathname)) event.respondWith(serveRules(request, pathname));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(offline));
});

// ---- notices

addEventListener("push", (event) => {
  const { title, body, path, tag, language } = event.data.json();
  const icon = `${PREFIX}/icon-app-192.png`;
  event.waitUntil(registration.showNotification(title, { body, tag, lang: language, icon, renotify: true, data: { path } }));
});

/** One tap leads to the table: to its page if it is open, else to a new one. */
async function goTo(path) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.path));
});
