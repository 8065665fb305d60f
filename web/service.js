// Keeps the files of the program, so that it opens without a network. `web/build` writes their names
// and what they have in common into the first lines.

const VERSION = `yomisuji ${registration.scope} @VERSION@`;
const FILES = [/* @FILES@ */];

addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(fresh)));
});

// Only when no page is open that has begun with older files.
addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(`yomisuji ${registration.scope} `) && name !== VERSION;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const home = new URL(registration.scope).pathname;
  const { origin, pathname } = new URL(request.url);
  const isHome = origin === location.origin && [home, `${home}index.html`].includes(pathname);
  const name = isHome ? "./" : request;
  const kept = caches.open(VERSION).then((cache) => cache.match(name, { ignoreSearch: true }));
  event.respondWith(kept.catch(() => undefined).then((kept) => kept ?? fetch(request)));
});
