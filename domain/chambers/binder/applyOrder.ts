/**
 * The documents in the order that the judge chose. A document that came later is where the computed order has it: after
 * the document that precedes it there.
 */
export function applyOrder<Document extends { id: string }>(
  computed: readonly Document[],
  chosen: readonly string[],
): Document[] {
  const byId = new Map(computed.map((document) => [document.id, document]));
  const ordered = [...new Set(chosen)].flatMap((id) => byId.get(id) ?? []);
  const placed = new Set(ordered);
  for (const [index, document] of computed.entries()) {
    if (placed.has(document)) continue;
    const before = computed[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, document);
    placed.add(document);
  }
  return ordered;
}

/** The name of the tab of a document: A to Z, then AA, AB. */
export function tabOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : tabOf(Math.floor(index / 26) - 1) + letter;
}
