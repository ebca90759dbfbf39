import type { ReadField, Reading } from '#domain/reading/Reading';
import { anyOf, pattern } from '#domain/text/pattern';

export type Completeness = { is_complete: boolean; confidence_reasons: string[] };

type Requirement =
  | 'doc_type'
  | 'court'
  | 'case_number'
  | 'plaintiffs'
  | 'defendants'
  | 'party'
  | 'signature'
  | 'service';

/** What each requirement is called when a paper lacks it. */
const missing: Record<Requirement, string> = {
  doc_type: 'The kind of document is not stated.',
  court: 'The court is not named.',
  case_number: 'No case number is given.',
  plaintiffs: 'No plaintiff or petitioner is named.',
  defendants: 'No defendant or respondent is named.',
  party: 'No party is named.',
  signature: 'No signature was found.',
  service: 'No certificate of service was found.',
};

const repliesAndMotions = [
  'motion',
  'notice of motion',
  'opposition',
  'reply',
  'answer',
  'counterclaim',
  'memorandum',
  'brief',
  'amicus brief',
  'application',
  'stipulation',
  'appearance',
  'notice',
  'declaration',
  'affidavit',
  'affirmation',
];
/**
 * What papers must carry, by their kind. A paper that opens a case has no number yet; papers of a party are signed
 * (Fed. R. Civ. P. 10 and 11, and the states' like rules).
 */
const requirements: [kinds: RegExp, required: Requirement[]][] = [
  [
    /^(?:superseding )?indictment$|^information$|^criminal complaint$/i,
    ['doc_type', 'court', 'plaintiffs', 'defendants', 'signature'],
  ],
  [/^petition for writ of certiorari$/i, ['doc_type', 'court', 'plaintiffs', 'defendants', 'signature']],
  [/complaint$|^statement of claim$/i, ['doc_type', 'court', 'plaintiffs', 'defendants', 'signature']],
  [/^(?:amended )?petition\b/i, ['doc_type', 'court', 'party', 'signature']],
  [/^summons$|^subpoena$/i, ['doc_type', 'court', 'party']],
  // No date of filing: the clerk gives it when the document is filed.
  [
    /order$|^opinion|opinion\b|^judgment$|^default judgment$|^findings|^verdict$/i,
    ['doc_type', 'court', 'case_number'],
  ],
  [/^(?:certificate|proof|affidavit) of service$/i, ['doc_type', 'case_number', 'service', 'signature']],
  [/^letter$/i, ['doc_type', 'case_number', 'signature']],
  [pattern('i')`^${anyOf(repliesAndMotions)}`, ['doc_type', 'court', 'case_number', 'party', 'signature']],
];
const otherwise: Requirement[] = ['doc_type', 'court', 'case_number'];

const doubt = ' was read with little certainty. Please check it.';

/** A value that was read with less confidence than this is doubted until a person has looked at it. */
export const unsureBelow = 0.7;

/** The fields that a paper of this kind must state, as far as a person can put them right. A party may stand on any side, so none is named. */
export function requiredFields(docType: string | null): (keyof Reading)[] {
  return requirementsOf(docType ?? undefined).flatMap((requirement): (keyof Reading)[] => {
    return requirement === 'signature' || requirement === 'service' || requirement === 'party' ? [] : [requirement];
  });
}

/** Whether a paper has what its kind requires, and why not; decision 23. Findings of the court's rules come on top. */
export function judgeCompleteness(reading: Reading, docType: string | undefined): Completeness {
  const lacking = requirementsOf(docType).filter((requirement) => !isMet(reading, requirement));
  const reasons = lacking.map((requirement) => missing[requirement]);
  for (const [words, field] of singleFields(reading)) {
    if (field !== undefined && field.confidence < unsureBelow) reasons.push(`${words}${doubt}`);
  }
  if (lacking.length === 0) reasons.unshift(`Everything that ${describe(docType)} must carry was found.`);
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

function requirementsOf(docType: string | undefined): Requirement[] {
  return requirements.find(([kinds]) => kinds.test(docType ?? ''))?.[1] ?? otherwise;
}

function isMet(reading: Reading, requirement: Requirement): boolean {
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

function describe(docType: string | undefined): string {
  if (docType === undefined) return 'a document';
  return `${/^[aeiou]/i.test(docType) ? 'an' : 'a'} ${docType.toLowerCase()}`;
}
