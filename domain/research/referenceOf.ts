type Reference = { kind: string; title: string; citations: string[]; court: string; dated: string | null };

/** An authority as it is cited in a document: the case with its first citation and year, anything else by its citation. */
export function referenceOf({ kind, title, citations, dated }: Reference): string {
  const [first = ''] = citations;
  if (kind !== 'Case Law') return first && first !== title ? `${first} (${title})` : title;
  const year = dated ? ` (${dated.slice(0, 4)})` : '';
  return `${title}, ${first}${year}`;
}
