import { documentType } from '#domain/documentTypes/documentType';
import type { Part } from '../Part.ts';
import type { Sheet } from './Sheet.ts';

/** The most pages of an order before its signature. */
export const orderSheets = 4;
/** A day or a signature left open: `this ____ day of ______`, `Dated: ______`, a rule over `JUDGE`. */
const openDay = /_{2,}\W*day of|day of\W*_{2,}|\b(?:dated?|signed|entered|done|so ordered)\b[^_]{0,30}_{3,}/i;
/** No line to sign on is longer. */
const longest = 160;
const rule = /^[\W_]*_{6,}[\W_]*$/;
const judge = /\b(?:judge|justice|magistrate|commissioner|j\.s\.c)\b/i;

/** Whether a day or the judge's name is left to be filled in. */
export function isOpen({ lines }: Sheet): boolean {
  return lines.some(
    ({ text }, at) =>
      text.length < longest && (openDay.test(text) || (rule.test(text) && judge.test(lines[at + 1]?.text ?? ''))),
  );
}

/** A party's order with a line left for the judge is a proposed one; one that is signed was made, and is an exhibit. */
export function asOrder(part: Part, sheets: readonly Sheet[]): Part {
  if (part.doc_type === null || !['order', 'judgment'].includes(documentType(part.doc_type).family)) return part;
  return sheets.some(isOpen) ? { ...part, doc_type: 'proposed_order' } : { ...part, role: 'attached' };
}
