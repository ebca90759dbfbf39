import type { MeasuredRow } from './MeasuredPage.ts';

/** The lines of a page's text, and below them those of its footnotes: in smaller type, from the left edge of the text on. */
export function splitFootnotes(
  body: readonly MeasuredRow[],
  size: number,
): { text: readonly MeasuredRow[]; notes: readonly MeasuredRow[] } {
  let from = body.length;
  while (from > 0 && body[from - 1]!.size < size - 0.4) from--;
  const notes = body.slice(from);
  const text = body.slice(0, from);
  if (notes.length === 0 || text.length === 0) return { text: body, notes: [] };
  const edge = (rows: readonly MeasuredRow[]) => Math.min(...rows.map(({ left }) => left));
  // What no mark begins is the end of a quotation, a table, an address.
  return notes.some(({ marked }) => marked) && edge(notes) <= edge(text) + 8
    ? { text, notes }
    : { text: body, notes: [] };
}
