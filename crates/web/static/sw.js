// Keeps the files of this build, so that the page opens without a network.
//
// The page itself and whatever else keeps its name comes from the network if that answers; files named
// after their content never change, so they come from the cache. A new build is fetched in the
// background and used from the next load on; pages that are open still find the files of the build before.
// Nothing but these files is touched.
//
// It also shows what a server of tables has to tell whoever is away, and leads to the table.

const VERSION = "{{version}}";
const FILES = "{{files}}";

/** How long the network may take before the cache answers. */
const PATIENCE = 3000;

const base = new URL("./", location.href);
// Several builds may live in folders of one host.
const family = `fogbound ${base.pathname} `;
const current = family + VERSION;
const isHashed = (name) => /-[0-9a-f]{16}\.[a-z0-9]+$/.test(name);

/** The file of a build that a request asks for, if it does. The page is the folder itself. */
function asked(request) {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== base.origin) return undefined;
  if (!url.pathname.startsWith(base.pathname)) return undefined;
  const path = url.pathname.slice(base.pathname.length);
  const name = path === "" || path === "index.html" ? "./" : path;
  return FILES.includes(name) || isHashed(name) ? name : undefined;
}

async function fill() {
  const cache = await caches.open(current);
  // What the page has loaded just now need not be loaded again.
  const freshness = (name) => (isHashed(name) ? "force-cache" : "no-cache");
  await cache.addAll(FILES.map((name) => new Request(name, { cache: freshness(name) })));
  await skipWaiting();
}

/** Forgets all builds but this and the one before; caches are listed as they were made. */
async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(family) && name !== current);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
}

async function cacheFirst(name, request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function networkFirst(name, request) {
  const network = fetch(request);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    const response = await Promise.race([network, patience]);
    if (response && response.status < 500) return response;
  } catch {
    // No network: below is what we have.
  }
  const cache = await caches.open(current);
  return (await cache.match(name)) ?? network;
}

/** Shows that it is somebody's turn; a later notice of the same table takes its place. */
async function tell(data) {
  const { table, text } = data?.json() ?? {};
  if (table) await registration.showNotification("Fogbound", { body: text, tag: table, data: table, icon: "icon.svg" });
}

/** Goes to a table: to the window that shows it, else to a new one. */
async function visit(table) {
  const address = new URL(`#/t/${table}`, base).href;
  const windows = await clients.matchAll({ type: "window" });
  const here = windows.find((window) => window.url === address);
  await (here ? here.focus() : clients.openWindow(address));
}

addEventListener("push", (event) => event.waitUntil(tell(event.data)));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data));
});
addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
addEventListener("fetch", (event) => {
  const name = asked(event.request);
  if (name === undefined) return;
  const answer = isHashed(name) ? cacheFirst : networkFirst;
  event.respondWith(answer(name, event.request));
});
