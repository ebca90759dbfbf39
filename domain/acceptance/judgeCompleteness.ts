import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { RequiredContent } from '#domain/documentTypes/TypeProfile';
import type { ReadField, Reading } from '#domain/reading/Reading';
import { typeWords } from '#domain/reading/title/typeWords';

export type Completeness = { is_complete: boolean; confidence_reasons: string[] };

/** What each requirement is called when a paper lacks it. */
const missing: Record<RequiredContent, string> = {
  doc_type: 'The kind of document is not stated.',
  court: 'The court is not named.',
  case_number: 'No case number is given.',
  plaintiffs: 'No plaintiff or petitioner is named.',
  defendants: 'No defendant or respondent is named.',
  party: 'No party is named.',
  signature: 'No signature was found.',
  service: 'No certificate of service was found.',
};

/** What a document whose type is not known must contain. */
const ofAnyType: readonly RequiredContent[] = ['doc_type', 'court', 'case_number'];

const doubt = ' was read with little certainty. Please check it.';

/** A value that was read with less confidence than this is doubted until a person has looked at it. */
export const unsureBelow = 0.7;

/** The fields that a paper of this kind must state, as far as a person can put them right. A party may stand on any side, so none is named. */
export function requiredFields(type: DocumentTypeId | null): (keyof Reading)[] {
  return requiredContents(type ?? undefined).flatMap((requirement): (keyof Reading)[] => {
    return requirement === 'signature' || requirement === 'service' || requirement === 'party' ? [] : [requirement];
  });
}

/** Whether a paper has what its kind requires, and why not; departure 23. Findings of the court's rules come on top. */
export function judgeCompleteness(reading: Reading): Completeness {
  const lacking = requiredContents(reading.doc_type?.value).filter((requirement) => !isMet(reading, requirement));
  const reasons = lacking.map((requirement) => missing[requirement]);
  for (const [words, field] of singleFields(reading)) {
    if (field !== undefined && field.confidence < unsureBelow) reasons.push(`${words}${doubt}`);
  }
  if (lacking.length === 0) reasons.unshift(`Everything that ${describe(reading)} must carry was found.`);
  return { is_complete: lacking.length === 0, confidence_reasons: reasons };
}

/** What an incomplete filing lacks, out of its reasons: those of a value that is only doubtful are left out. */
export function missingIn(reasons: readonly string[]): string[] {
  return reasons.filter((reason) => !reason.endsWith(doubt));
}

/** How many of these are of no single field, and so appear on no line of the fields. */
export function countBesideFields(missingReasons: readonly string[]): number {
  const beside = [missing.party, missing.signature, missing.service];
  return missingReasons.filter((reason) => beside.includes(reason)).length;
}

function requiredContents(type: DocumentTypeId | undefined): readonly RequiredContent[] {
  return type === undefined ? ofAnyType : documentType(type).requiredContents;
}

function isMet(reading: Reading, requirement: RequiredContent): boolean {
  switch (requirement) {
    case 'signature':
      return reading.has_signature_block?.value === true;
    case 'service':
      return reading.has_certificate_of_service?.value === true;
    case 'party':
      return reading.plaintiffs.length + reading.defendants.length + reading.claimants.length > 0;
    case 'plaintiffs':
    case 'defendants':
      return reading[requirement].length > 0;
    default:
      return reading[requirement] !== undefined;
  }
}

function singleFields(reading: Reading): [string, ReadField<unknown> | undefined][] {
  return [
    ['The kind of document', reading.doc_type],
    ['The court', reading.court],
    ['The case number', reading.case_number],
    ['The filing date', reading.filing_date],
    ['The amount', reading.amount_cents],
    ['The judge', reading.judge_name],
  ];
}

function describe({ doc_type }: Reading): string {
  if (doc_type === undefined) return 'a document';
  const words = typeWords(doc_type).toLowerCase();
  return `${'aeiou'.includes(words.charAt(0)) ? 'an' : 'a'} ${words}`;
}
