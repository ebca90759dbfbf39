// The service worker of hearing binders, registered for their addresses only while one is kept on the device. It has the
// app's own files and its empty document, never a reply of the API: what a judge keeps is encrypted in the browser's
// database (deviceStore.ts). scripts/vite/emitBinderWorker.ts adds the files of the build.
const files = globalThis.assizeFiles;
const cacheName = `assize-binder-${globalThis.assizeBuild}`;
const prefix = 'assize-binder-';
/** Any binder has this document: the app reads the address. */
const page = '/judge-dashboard/hearings/offline';
/** After this time, a network that does not answer counts as none. */
const patienceMilliseconds = 8_000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(cacheName).then(async (cache) => {
      await cache.addAll(files);
      const reply = await fetch(page, { cache: 'no-store' });
      // While a new version is put in place, the document may be another build's. Then this one waits.
      const html = await reply.clone().text();
      if (!reply.ok || !html.includes(globalThis.assizeStart)) throw new Error('The document is of another build');
      await cache.put(page, reply);
    }),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
      return Promise.all(old.map((name) => caches.delete(name)));
    }),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (files.includes(pathname)) event.respondWith(openFile(request, pathname));
});

/** The network comes first, so that a new version is shown as soon as the court has it. */
async function openPage(request) {
  try {
    const reply = await fetch(request, { signal: AbortSignal.timeout(patienceMilliseconds) });
    if (reply.status < 502) return reply;
  } catch {
    // Without a network, the kept document follows.
  }
  return (await (await caches.open(cacheName)).match(page)) ?? Response.error();
}

/** The names of the files have their fingerprint, so that a kept file is the same as the server's. */
async function openFile(request, pathname) {
  return (await (await caches.open(cacheName)).match(pathname)) ?? fetch(request);
}
