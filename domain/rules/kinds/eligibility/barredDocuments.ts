import type { CheckedDocument } from '../../checks/Submission.ts';

const titled = (pattern: RegExp) => (lead: CheckedDocument) => pattern.test(lead.reading.title?.value ?? '');

/** Documents that may not be filed in a case type, or at all, by their names in rules. */
export const barred = {
  pleading_challenges: titled(
    /^(?:notice of )?(?:hearing on )?demurrer\b|^(?!.*\b(?:opposition|reply|order|response)\b).*\bmotion\b.*\bsummary (?:judgment|adjudication)\b/i,
  ),
  discovery: ({ reading }) => reading.doc_type?.value === 'discovery_responses',
  small_estate_affidavit: ({ reading }) =>
    /small estate|13100|collection of personal property/i.test(reading.title?.value ?? '') ||
    reading.authorities.some(({ value }) => /\b1310[01]\b/.test(value)),
} satisfies Record<string, (lead: CheckedDocument) => boolean>;
export type BarredDocument = keyof typeof barred;
