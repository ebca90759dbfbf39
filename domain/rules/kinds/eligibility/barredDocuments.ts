import type { CheckedDocument } from '../../checks/Submission.ts';

type Barred = { is: (lead: CheckedDocument) => boolean; message: string; mend: string };

const titled = (pattern: RegExp) => (lead: CheckedDocument) => pattern.test(lead.reading.title?.value ?? '');

/** Documents that a kind of case does not admit, or that are not filed at all, by the names that rules give them. */
export const barred = {
  pleading_challenges: {
    is: titled(
      /^(?:notice of )?(?:hearing on )?demurrer\b|^(?!.*\b(?:opposition|reply|order|response)\b).*\bmotion\b.*\bsummary (?:judgment|adjudication)\b/i,
    ),
    message: 'A family law proceeding has no demurrer and no motion for summary judgment or adjudication.',
    mend: 'Use a request for order (form FL-300), or a motion that the family rules provide.',
  },
  discovery: {
    is: ({ reading }) => reading.doc_type?.value === 'discovery_responses',
    message: 'Discovery requests and responses are not filed until they are used in the proceeding.',
    mend: 'Serve the document on the other parties and keep it; file only the parts on which a motion relies, or what the court orders filed.',
  },
  small_estate_affidavit: {
    is: ({ reading }) =>
      /small estate|13100|collection of personal property/i.test(reading.title?.value ?? '') ||
      reading.authorities.some(({ value }) => /\b1310[01]\b/.test(value)),
    message: 'An affidavit under Probate Code section 13100 is not filed with the court.',
    mend: 'Give the affidavit to the holder of the property. File form DE-305 for real property of small value, or form DE-310 to determine succession.',
  },
} satisfies Record<string, Barred>;
export type BarredDocument = keyof typeof barred;
