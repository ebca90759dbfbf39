import { sameCaseNumber } from '#domain/caseNumbers/sameCaseNumber';
import { sharedFirm } from '#domain/names/sameFirm';
import { sameLetters } from '#domain/names/sameLetters';
import { sameParty } from '#domain/names/sameParty';
import { samePersonName } from '#domain/names/samePersonName';
import { typeNamed } from '#domain/reading/title/typeWords';
import type { PilotField } from './pilotTerms.ts';

/** Whether two texts are the same value, however they are written. */
type Same = (read: string, entered: string) => boolean;

const same: Record<PilotField, Same> = {
  case_number: sameCaseNumber,
  court: sameCourt,
  document_type: sameType,
  title: sameLetters,
  filer: (read, entered) =>
    samePersonName(read, entered) || sameParty(read, entered) || sharedFirm([read], [entered]) !== null,
  filing_date: (read, entered) => read === entered,
};

/** Whether what the portal read in a field is what the clerk entered. */
export function sameFieldValue(field: PilotField, read: string, entered: string): boolean {
  return sameLetters(read, entered) || same[field](read, entered);
}

/** An existing system has its own types, which are compared as the portal would understand them. */
function sameType(read: string, entered: string): boolean {
  const { value } = typeNamed(entered);
  return value !== 'other' && value === typeNamed(read).value;
}

const fillers = new Set(['the', 'of', 'for', 'in', 'and', 'state', 'division', 'civil']);
const leastWords = 3;

/** `Superior Court, County of Alder` names the same court as `Superior Court of California, Alder County`. */
function sameCourt(read: string, entered: string): boolean {
  const [fewer, more] = [wordsOf(read), wordsOf(entered)].sort((one, other) => one.size - other.size);
  return fewer!.size >= leastWords && [...fewer!].every((word) => more!.has(word));
}

function wordsOf(court: string): Set<string> {
  const words =
    court
      .normalize('NFKD')
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? [];
  return new Set(words.filter((word) => !fillers.has(word)));
}
