import { certaintyOf } from '#domain/documents/certaintyOf';
import type { DocumentText } from '#domain/documents/DocumentText';
import { organization } from '../caption/nameWords.ts';
import type { ReadField, Reading } from '../Reading.ts';
import { logOdds } from './probability.ts';
import type { Signs } from './Weights.ts';

/** Recognition of a good scan is at least this sure of its words. */
const usualCertainty = 0.85;
/** More names than this in one caption are rare. */
const manyNames = 8;
const longName = 8;

/** What the entire reading shows: the more of a filing's usual parts are found, the more probable is each of them. */
export type Surroundings = { document: DocumentText; found: number; signs: Record<string, number> };

export function surroundingsOf(reading: Reading, document: DocumentText): Surroundings {
  const parts = [
    reading.court,
    reading.case_number,
    reading.doc_type,
    reading.filing_date,
    reading.plaintiffs[0] ?? reading.defendants[0],
    reading.has_signature_block?.value === true ? reading.has_signature_block : undefined,
  ];
  const found = parts.filter((part) => part !== undefined).length;
  const isTwoSided = reading.plaintiffs.length > 0 && reading.defendants.length > 0;
  return {
    document,
    found,
    signs: {
      found: found / parts.length,
      ...(reading.court === undefined && { 'no court': 1 }),
      ...(reading.doc_type === undefined && { 'no type': 1 }),
      ...(isTwoSided && { 'two sides': 1 }),
      ...(document.layout === 'flow' && { 'no pages': 1 }),
    },
  };
}

/** The signs of one value: its rule, how it was printed, its form, and what agrees with it. */
export function signsOf(
  field: string,
  read: ReadField<unknown>,
  { document, signs: ofReading }: Surroundings,
  listed = 1,
): Signs {
  const name = field === 'amount_cents' ? 'amount' : field;
  const certainty = certaintyOf(document, read.evidence);
  const signs: Record<string, number> = {
    any: 1,
    rule: logOdds(read.confidence),
    [name]: 1,
    [`${name} ${read.method}`]: 1,
  };
  for (const [sign, strength] of Object.entries(ofReading)) {
    signs[sign] = strength;
    signs[`${name}, ${sign}`] = strength;
  }
  if (certainty !== null) {
    signs.recognized = 1;
    signs[`${name}, recognized`] = 1;
    signs.unsure = Math.max(0, usualCertainty - certainty);
  }
  if (read.evidence.length > 1) signs[`${name}, in several places`] = 1;
  if (read.parts?.pattern) signs[`${name}, pattern ${read.parts.pattern}`] = 1;
  for (const sign of read.signs ?? []) signs[`${name}, ${sign}`] = 1;
  if (typeof read.value === 'string' && names.has(field)) addFormOfName(signs, read.value, listed);
  return signs;
}

const names = new Set(['plaintiffs', 'defendants', 'claimants', 'judge_name', 'counsel']);
const smallWords =
  /^(?:and|of|the|for|on|by|in|as|an?|at|to|et|al|ex|rel|d\/b\/a|a\/k\/a|f\/k\/a|de|la|van|von|der|del|v)\W*$/;

/** A name of ordinary length and form is more often read correctly. */
function addFormOfName(signs: Record<string, number>, name: string, listed: number): void {
  const words = name.split(/\s+/);
  if (words.length === 1) signs['name of one word'] = 1;
  if (words.length > longName) signs['long name'] = 1;
  if (words.some((word) => /^[a-z]/.test(word) && !smallWords.test(word))) signs['small letters in a name'] = 1;
  // A company's number is part of its name: `4200 HARBOR AVENUE LLC`, `LANG FAMILY TRUST NO. 1`.
  if (/\d/.test(name) && !organization.test(name)) signs['digits in a name'] = 1;
  if (listed > manyNames) signs['many names'] = 1;
}
