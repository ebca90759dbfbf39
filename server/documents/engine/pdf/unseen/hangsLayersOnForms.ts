/**
 * Whether a file hangs layers (optional content) on forms or pictures: the dictionaries of those are never packed, so that
 * their `/OC` appears in the file as it is.
 */
export function hangsLayersOnForms(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = view.indexOf('/OC'); at >= 0; at = view.indexOf('/OC', at + 3)) {
    const next = view[at + 3];
    const isName =
      next !== undefined && /[\w.#-]/.test(String.fromCharCode(next)) && !/\d/.test(String.fromCharCode(next));
    if (!isName) return true;
  }
  return false;
}
