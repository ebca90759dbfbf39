import type { DocumentText } from '#domain/documents/DocumentText';
import { dropFurniture } from '#domain/text/dropFurniture';
import type { FilingLine } from '#domain/text/FilingLine';
import { toFilingLines } from '#domain/text/toFilingLines';

type Lines = { all: readonly FilingLine[]; running: readonly FilingLine[] };

/** Laid out once for all who look a document through; forgotten with the document. */
const known = new WeakMap<DocumentText, Lines>();

/** The lines of a document, and those without the heads and feet of its pages. */
export function linesOf(text: DocumentText): Lines {
  const before = known.get(text);
  if (before !== undefined) return before;
  const all = toFilingLines(text);
  const made = { all, running: dropFurniture(all) };
  known.set(text, made);
  return made;
}
