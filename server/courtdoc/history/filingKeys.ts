/** So often one document can be filed again after its filing was withdrawn. */
const mostFilings = 9;

/**
 * Under which keys a document of one's own is filed, so that pressing twice files it once: the first, and further ones
 * for when the filing before was withdrawn.
 */
export function filingKeys(kind: 'analysis' | 'generated', id: string): string[] {
  return Array.from({ length: mostFilings }, (_, n) => `courtdoc-${kind}-${id}-${n + 1}`);
}
