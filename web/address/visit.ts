/** Goes to an address of the portal as a new document: to a sign-in page, or from there to the app. */
export function visit(path: string, { replace = false } = {}): void {
  if (replace) window.location.replace(path);
  else window.location.assign(path);
}
