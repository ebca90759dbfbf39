import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { type ReadingRule, readBy } from './confidence/ruleConfidence.ts';
import type { ReadField } from './Reading.ts';
import { findSignatureLabel, findUnmarked } from './signatures/unmarkedSignature.ts';

const judgeOffices = [
  'united states (district|magistrate|bankruptcy|circuit) judge',
  /judge of the .*court/,
  'j.s.c.',
  'judge presiding',
  'presiding judge',
  '(chief )?circuit judge',
  'district judge',
  'superior court judge',
  'county judge',
  "workers' compensation judge",
];
/** How signed documents end. */
const marks: { pattern: RegExp; rule: ReadingRule; onlyAtEnd: boolean }[] = [
  {
    pattern: /^\W*(?:by:?\s*)?(?:\/\s?s\/?|s\/|\\s\\)\s*[A-Z_]?/i,
    rule: 'signature-mark, conformed',
    onlyAtEnd: false,
  },
  { pattern: /\brespectfully submitted\b/i, rule: 'signature-mark, respectfully submitted', onlyAtEnd: false },
  {
    pattern: /^(?:very truly|yours truly|sincerely)\b|^(?:very )?respectfully(?: yours)?,?$/i,
    rule: 'signature-mark, closing',
    onlyAtEnd: false,
  },
  {
    pattern: /^\W*(?:electronically|digitally) signed(?: by)?:? [A-Z]/i,
    rule: 'signature-mark, conformed',
    onlyAtEnd: true,
  },
  { pattern: /^by:?\s*_{4,}/i, rule: 'signature-mark, blank', onlyAtEnd: false },
  { pattern: pattern('i')`^${anyOf(judgeOffices)}\W*$`, rule: 'signature-mark, office', onlyAtEnd: true },
  {
    pattern: /^(?:(?:chief )?deputy clerk\b|entered(?: this| on)?,? .*\b(?:19|20)\d{2}\W*$)/i,
    rule: 'signature-mark, clerk',
    onlyAtEnd: true,
  },
  {
    pattern: /^(?:\*+\s*)?(?:attorneys?|counsel) for (?:the )?[A-Z]/i,
    rule: 'signature-mark, counsel',
    onlyAtEnd: true,
  },
];

/** Fewer lines than any document has. */
const fewLines = 4;

/** Courts enter a decision over the judge's hand. */
const entered = /^entered\b/i;

/** Whether someone signs the document, with the line that shows it; the last such line of the document is the signature's. */
export function readSignature(
  lines: readonly FilingLine[],
  type: DocumentTypeId | undefined,
): ReadField<boolean> | undefined {
  const late = lines.length - Math.max(0.4 * lines.length, 40) - 1;
  for (const { pattern, rule, onlyAtEnd } of marks) {
    const at = lines.findLastIndex((line) => pattern.test(line.text) && line.text.length < 110);
    // Lawyers are also named above a caption: without a signature mark they count only at the end.
    if (
      at < 0 ||
      (onlyAtEnd && at < (entered.test(lines[at]!.text) ? 0.3 * lines.length : Math.max(late, 0.4 * lines.length)))
    )
      continue;
    return { value: true, ...readBy(rule), evidence: [evidenceOf(lines[at]!)] };
  }
  const named = overClient(lines);
  if (named !== undefined) return { value: true, ...readBy('dated-for-party'), evidence: [evidenceOf(named)] };
  const blank = blankSignature(lines);
  if (blank !== undefined) return { value: true, ...readBy('signature-line'), evidence: [evidenceOf(blank)] };
  // An expert signs a report; a clerk's or a trustee's report on a form may have no signature.
  const isSigned = type !== undefined && (documentType(type).signedBy.length > 0 || type === 'report');
  const unmarked = isSigned ? findUnmarked(lines) : findSignatureLabel(lines);
  if (unmarked !== undefined) return { value: true, ...readBy('unmarked-signature'), evidence: [evidenceOf(unmarked)] };
  // So few lines say nothing: the pages are pictures.
  return lines.length < fewLines ? undefined : { value: false, ...readBy('no-signature-mark'), evidence: [] };
}

/** A day, and under it the party for whom someone signs: the handwritten name between them is lost in scans. */
function overClient(lines: readonly FilingLine[]): FilingLine | undefined {
  const from = Math.floor(0.6 * lines.length);
  return lines.find((line, index) => {
    if (index < from || line.text.length > 70) return false;
    if (!/^.{0,18}\bf?or ?(?:the )?(?:Plaintiff|Defendant|Petitioner|Respondent|Appell)/.test(line.text)) return false;
    return lines.slice(index - 9, index).some(({ text }) => /^dated?\s*:/i.test(text));
  });
}

/** A line to sign on, over a name, in the last part of the document. */
function blankSignature(lines: readonly FilingLine[]): FilingLine | undefined {
  return lines.find((line, index) => {
    if (index < 0.8 * lines.length || !/^_{8,}$/.test(line.text.trim())) return false;
    const below = lines[index + 1];
    return below !== undefined && /^(?:Hon\. )?[A-Z][A-Za-z.'-]+(?: [A-Z][A-Za-z.'-]*){1,4}(?:,.*)?$/.test(below.text);
  });
}
