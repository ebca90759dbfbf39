/** Where each document's browser is going, and since when in milliseconds. */
const onTheWay = new WeakMap<Location, { path: string; since: number }>();
/** A person who was asked whether to leave and stayed can go to the same address later. */
const longest = 3_000;

/**
 * Opens an address of the portal as a new document: a sign-in page, or the app from there. While the browser is already
 * on its way to the same address, this does nothing, because a second request would cancel the first. A logout makes
 * two: its own, and that of the screen's guard.
 */
export function visit(path: string, { replace = false } = {}): void {
  const { location } = window;
  const going = onTheWay.get(location);
  if (going?.path === path && performance.now() - going.since < longest) return;
  onTheWay.set(location, { path, since: performance.now() });
  if (replace) location.replace(path);
  else location.assign(path);
}
