/** Opens an address of the portal as a new document: a sign-in page, or the app from there. */
export function visit(path: string, { replace = false } = {}): void {
  if (replace) window.location.replace(path);
  else window.location.assign(path);
}
