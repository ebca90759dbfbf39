import { sureFrom } from '#domain/filings/certainty';
import type { Destination, DestinationReason } from './destinations.ts';

/** The lead document that determines the case of its envelope. */
export type LeadDocument = {
  is_read: boolean;
  /** The case number that it names. */
  number: { value: string; confidence: number } | null;
  /** Whether its filing code opens a case; null without a code. */
  opens_case: boolean | null;
  /** The case of that number, if the filer has access to it: whether the caption names one of its parties. */
  known: { parties_match: boolean } | null;
};

export type ProposedDestination = { to: Destination | null; reason: DestinationReason; certain: boolean };

/**
 * The destination that the caption names. A number that belongs to none of the filer's cases is proposed as it is
 * printed: whether such a case exists is not disclosed.
 */
export function proposeDestination({ is_read, number, opens_case, known }: LeadDocument): ProposedDestination {
  if (!is_read) return { to: null, reason: 'not_read', certain: false };
  if (number === null) {
    return opens_case
      ? { to: 'new', reason: 'opens_case', certain: true }
      : { to: null, reason: 'no_number', certain: false };
  }
  const certain = number.confidence >= sureFrom;
  // A document that opens a case has no number yet, or the number that the clerk stamped on it.
  if (known === null) return { to: 'number', reason: 'number_not_matched', certain: certain && opens_case !== true };
  if (!known.parties_match) return { to: 'case', reason: 'parties_differ', certain: false };
  return { to: 'case', reason: 'number_of_case', certain };
}
