// Keeps the files of this build, so that the page opens without a network.
//
// The page itself and whatever else keeps its name comes from the network if that answers; files named
// after their content never change, so they come from the cache. A new build is fetched beside the old
// one and used when no page of the old one is open any more. Nothing but these files is touched.

const VERSION = "{{version}}";
const FILES = "{{files}}";

/** How long the network may take before the cache answers. */
const PATIENCE = 3000;

const base = new URL("./", location.href);
// Several builds may live in folders of one host.
const family = `fogbound ${base.pathname} `;
const current = family + VERSION;
const isHashed = (name) => /-[0-9a-f]{16}\.[a-z0-9]+$/.test(name);

/** The file of this build that a request asks for, if it does. The page is the folder itself. */
function asked(request) {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== base.origin) return undefined;
  if (!url.pathname.startsWith(base.pathname)) return undefined;
  const path = url.pathname.slice(base.pathname.length);
  const name = path === "" || path === "index.html" ? "./" : path;
  return FILES.includes(name) ? name : undefined;
}

async function fill() {
  const cache = await caches.open(current);
  const request = (name) => new Request(name, { cache: isHashed(name) ? "default" : "no-cache" });
  await cache.addAll(FILES.map(request));
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(family) && name !== current);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

async function kept(name) {
  const cache = await caches.open(current);
  return cache.match(name);
}

async function cacheFirst(name, request) {
  return (await kept(name)) ?? fetch(request);
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
  return (await kept(name)) ?? network;
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
addEventListener("fetch", (event) => {
  const name = asked(event.request);
  if (name === undefined) return;
  const answer = isHashed(name) ? cacheFirst : networkFirst;
  event.respondWith(answer(name, event.request));
});
