import { documentType, isCourtsOwn } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { titleIn } from '../title/titleIn.ts';
import type { TypeSigns } from './TypeSigns.ts';

/** How an order of a Pennsylvania court begins; a petition begins `AND NOW, comes …`. */
const decreed = /^and now,?(?: to[- ]wit,?)?(?: on)? this\b/i;
/** Nothing is written in the order's date yet. */
const undated = /\bthis[\s_.…]*day of\b/i;

/**
 * An order under the title of its petition, and a petition or motion under the order that it proposes (Pa.R.C.P. 208.3
 * and the counties' rules of motion practice).
 */
export function readDecreedForm({ title, page, front }: TypeSigns): ReadField<DocumentTypeId> | undefined {
  const line = page.find(({ text }) => decreed.test(text));
  if (line === undefined) return undefined;
  const isOrder = title !== undefined && isCourtsOwn(title.type);
  if (!undated.test(line.text))
    return isOrder ? undefined : { value: 'order', ...readBy('ordering-words'), evidence: [evidenceOf(line)] };
  return title === undefined || isOrder || title.type === 'proposed_order' ? requestAfter(front, line.page) : undefined;
}

/** The petition or motion that begins on a later page. */
function requestAfter(front: readonly FilingLine[], first: number): ReadField<DocumentTypeId> | undefined {
  for (const line of front) {
    if (line.page === first || line.text.length > 110) continue;
    const type = titleIn(line.text);
    if (type === undefined || !requests.has(documentType(type).family)) continue;
    return { value: type, ...readBy('heading-title'), evidence: [evidenceOf(line)] };
  }
  return undefined;
}

const requests: ReadonlySet<string> = new Set(['motion', 'petition', 'complaint', 'answer']);
