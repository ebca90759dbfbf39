const script = '/binder-worker.js';
/** The worker serves no other page. */
const scope = '/judge-dashboard/hearings/';
const cacheName = /^assize-binder-/;

/** Registers the worker that opens a binder's address without a network, and waits until it has the app's files. */
export async function addWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(script, { scope });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve, reject) => {
    const check = () => {
      // A later version waits until the tabs of the earlier one are closed.
      if (worker.state === 'installed' || worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker was not installed'));
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(scope);
  await registration?.unregister();
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => cacheName.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Whether this browser can keep a binder: service workers and encryption need HTTPS, or this machine. */
export const canKeep = (): boolean =>
  globalThis.isSecureContext && 'serviceWorker' in navigator && 'indexedDB' in globalThis && 'locks' in navigator;
