import type { ReadField } from '../Reading.ts';

/**
 * How sure each rule is of what it reads, before the ranking weighs it together with the other signs of the value. A
 * comma parts a rule's name from the circumstance in which it is more or less sure. By and large:
 *
 * - 0.97: printed by a machine or in the field of a form made for it; or several signs agree
 * - 0.95: labeled, or where court rules prescribe that it is
 * - 0.9 to 0.93: the usual form in the usual place
 * - 0.8 to 0.88: the form could belong to something else, or the place is unusual
 * - 0.6 to 0.78: inferred from what is around it; a clerk should look
 */
const ruleConfidence = {
  // Court and location
  'caption-heading': 0.97,
  'caption-column': 0.95,
  'reporter-head': 0.93,
  'court-web-host': 0.92,
  'clerk-stamp': 0.9,
  'heading-among-names': 0.85,
  addressee: 0.85,
  'nyscef-banner, court': 0.8,
  'number-pattern': 0.9,
  'letter-subject': 0.85,
  'mended-heading': 0.78,
  'named-in-text': 0.75,
  'judge-and-place': 0.7,
  // A heading whose lines are scattered over two columns, by where it was searched for.
  'scattered-heading, caption-heading': 0.87,
  'scattered-heading, caption-column': 0.85,
  'scattered-heading, reporter-head': 0.83,
  'scattered-heading, clerk-stamp': 0.8,

  // Case number
  'docket-banner': 0.97,
  'nyscef-banner': 0.97,
  'caption-number': 0.95,
  'caption-number-unlabeled': 0.85,
  'caption-number-of-court-below': 0.7,
  'labeled-number': 0.85,
  'labeled-number-unlabeled': 0.75,
  'labeled-number-of-court-below': 0.6,
  'running-number': 0.8,

  // Learned from three identical corrections of the court
  'learned-heading': 0.93,
  'learned-number': 0.9,

  // Document type and title
  'docket-report': 0.97,
  'form-number': 0.96,
  'transcript-form': 0.93,
  'tentative-form': 0.9,
  'minutes-form': 0.9,
  'footer-title': 0.87,
  'reported-opinion': 0.85,
  'first-sentence': 0.78,
  'letter-agreement': 0.85,
  'letter-form': 0.85,
  'opinion-form': 0.88,
  'ordering-words': 0.85,
  'caption-title': 0.95,
  'title-below-caption': 0.95,
  'form-title': 0.9,
  'title-above-caption': 0.85,
  'heading-title': 0.8,
  'title-in-caption': 0.7,

  // Case type
  'case-signs': 0.93,
  'case-signs, plenty': 0.97,

  // Parties
  'caption-role': 0.95,
  'docket-party': 0.95,
  'form-label': 0.85,
  'caption-role, on appeal': 0.92,
  'caption-appellate-order': 0.9,
  'caption-order': 0.85,
  'caption-sovereign': 0.8,
  'title-line': 0.82,
  'title-line, introduced': 0.9,
  'petitioner-in-body': 0.75,
  'introduced-in-body': 0.75,

  // Days
  'clerk-stamp, day': 0.95,
  'docket-report, head': 0.95,
  decided: 0.9,
  'letter-date': 0.85,
  'court-session': 0.85,
  'date-line': 0.85,
  'certified-filing': 0.8,
  dated: 0.75,
  'date-sworn': 0.7,
  'date-by-signature': 0.65,
  'date-of-service': 0.6,

  // Judge
  'author-line': 0.95,
  'author-line, abbreviated': 0.9,
  'caption-judge': 0.9,
  'caption-judge, honorable': 0.93,
  'caption-judge, addressed': 0.88,
  'assignment-stamp': 0.93,
  'author-before-concurrence': 0.92,
  'judge-signature': 0.92,
  'judge-signature, in one line': 0.9,
  'assigned-judge': 0.9,
  letterhead: 0.9,
  'panel-of-one': 0.9,
  'judge-on-next-line': 0.88,
  'reporter-head, judge': 0.8,
  'panel-member': 0.7,
  'decision-maker': 0.88,

  // Hearing
  'reservation-label': 0.95,
  'hearing-label': 0.93,
  'hearing-noticed': 0.92,
  'hearing-noticed, without a time': 0.75,
  'hearing-time': 0.93,
  'hearing-time, before the day': 0.9,
  'hearing-room': 0.88,
  'hearing-remote': 0.88,

  // Amount and sums
  'printed-sum': 0.95,
  'prayer-sum': 0.88,
  'prayer-sum, one of several': 0.8,
  'demanded-sum': 0.7,

  // Counsel
  'bar-number': 0.95,
  'bar-number-beside': 0.85,
  'bar-number-listed': 0.8,
  'counsel-bar-number': 0.95,
  'counsel-block': 0.87,

  // Signatures
  'signature-mark, conformed': 0.97,
  'signature-mark, respectfully submitted': 0.95,
  'signature-mark, closing': 0.93,
  'signature-mark, blank': 0.8,
  'signature-mark, office': 0.79,
  'signature-mark, clerk': 0.75,
  'signature-mark, counsel': 0.7,
  'signature-line': 0.8,
  'dated-for-party': 0.75,
  'unmarked-signature': 0.75,
  'no-signature-mark': 0.7,
  'conformed-signature': 0.95,
  'electronic-signature': 0.9,
  'closing-signature': 0.82,
  'signature-blank': 0.8,
  'name-over-office': 0.78,

  // Service
  'service-certificate': 0.95,
  'service-way': 0.88,
  'service-sentence': 0.85,
  'no-service-certificate': 0.8,

  // Claims and relief
  'jury-demanded': 0.95,
  'count-heading': 0.93,
  'prayer-item': 0.92,
  'prayer-sentence': 0.82,

  // Authorities, exhibits, related cases, summary
  'cited-statute': 0.92,
  'cited-regulation': 0.92,
  'cited-rule': 0.92,
  'cited-constitution': 0.92,
  'exhibit-named': 0.93,
  'exhibit-cover': 0.93,
  'related-number': 0.85,
  'telling-sentence': 0.9,
  composed: 0.97,
} as const;

/** Suffixes of a rule's name for values that were confirmed in a second step. */
const secondLook = {
  /** The caption and the court's own print give the same case number. */
  'and-caption': 0.99,
  /** Another place of the document prints it in the court's form. */
  repaired: 0.85,
  /** The judge's signature gives the full name of the judge that another rule read. */
  'and-signature': 0.96,
  /** The case number ends with the judge's initials. */
  'and-initials': 0.97,
  /** Only a magistrate judge is named. */
  magistrate: 0.75,
  /** Several judges are named. */
  'of-several': 0.75,
} as const;

/** A rule that reads values, with the circumstance that makes it more or less sure. */
export type ReadingRule = keyof typeof ruleConfidence;

type ReadBy = Pick<ReadField<unknown>, 'confidence' | 'method'>;

const methods = new Map(Object.keys(ruleConfidence).map((rule) => [rule, rule.split(',')[0]!]));

/** The methods of all rules. */
export const ruleMethods: readonly string[] = [...new Set(methods.values())];

/** The method and the confidence of a value that a rule read. */
export function readBy(rule: ReadingRule): ReadBy {
  return { confidence: ruleConfidence[rule], method: methods.get(rule)! };
}

/** The same of a value that was read before and examined again. */
export function seenAgain({ method }: ReadBy, look: keyof typeof secondLook): ReadBy {
  return { confidence: secondLook[look], method: `${method}-${look}` };
}
