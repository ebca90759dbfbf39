/** So often one document can be filed again after its filing was withdrawn. */
const mostFilings = 9;

/** A fixed document is another one: what was made of the document before the fix is not made of it. */
export const fixedId = (id: string, sha256: string) => `${id}-${sha256.slice(0, 16)}`;

/**
 * Under which keys a document of one's own is filed, so that pressing twice files it once: the first, and further ones
 * for when the filing before was withdrawn.
 */
export function filingKeys(kind: 'analysis' | 'generated', id: string): string[] {
  return Array.from({ length: mostFilings }, (_, n) => `courtdoc-${kind}-${id}-${n + 1}`);
}
