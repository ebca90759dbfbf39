import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';

const juryDemands = [
  'demands? (for )?(a )?(jury trial|trial by (a )?jury)',
  '(jury trial|trial by jury)( is)?( hereby)? (demanded|requested)',
  /jury demand(?:ed)?\b/,
  /hereby demands?\b.{0,40}\bjury/,
  'requests? (a )?(jury trial|trial by jury)',
  /demands? (?:that )?.{0,40}\b(?:tried (?:by|to|before) a jury)/,
  'jury fee (is |has been |was )?(hereby )?(tendered|paid)',
  /demands? (?:a )?jury\b/,
  'trial by jury (on|of|as to) all (issues|counts|claims|matters)',
];
const demanded = pattern('i')`\b${anyOf(juryDemands)}`;
const denied = /\b(?:waiv|no jury|without (?:a )?jury|non-?jury|strike|jury demand:? *(?:\[ *\]|no\b|none))/i;

/** Whether the document demands a jury; undefined if it does not mention one. */
export function readJuryDemand(
  lines: readonly FilingLine[],
  type: DocumentTypeId | undefined,
): ReadField<boolean> | undefined {
  if (type === undefined || !documentType(type).mayDemandJury) return undefined;
  const line = lines.find(({ text }) => /jury/i.test(text) && demanded.test(text) && !denied.test(text));
  if (line === undefined) return undefined;
  return { value: true, ...readBy('jury-demanded'), evidence: [evidenceOf(line)] };
}
