import type { Confidence } from '#domain/authority/CheckedFact';
import type { MessageOf } from '#domain/messages/Message';
import type { CountedEvent } from './FilingDateRule.ts';

/** Why a document has its filing date, step by step. Days are YYYY-MM-DD, times HH:MM in the zone of the first step. */
export type FilingDateSteps = {
  /** `at`: the moment of the event that counts. */
  received: { at: string; zone: string; day: string; counted: CountedEvent };
  /** Received after the day had ended. */
  after_hours: { cutoff: string; from: string; to: string };
  /** The court has not entered when its office closes. */
  closing_unknown: { day: string };
  closed_day: { from: string; to: string; closed: { date: string; reason: string }[] };
  /** The court is closed, and the day counts all the same. */
  closed_day_counts: { day: string; reason: string };
  /** The day decides whether the document is timely, though it is filed later. */
  timely_by_submission: { day: string };
  /** The holidays of that year are not on file, so that only weekends were considered. */
  holidays_unknown: { day: string };
  /** Corrected and resubmitted: the first submission counts. */
  first_submission_counts: { first: string; again: string };
  /** Corrected and resubmitted: the new submission counts. */
  new_submission_counts: { first: string; again: string };
  set_by_clerk: { from: string; to: string; reason: string };
  set_by_order: { from: string; to: string; reason: string; ordered_on: string };
};

export type FilingDateStep = MessageOf<FilingDateSteps> & {
  authority: string | null;
  confidence: Confidence;
  /** Whether a setting of the court determines the step. */
  set_by_court: boolean;
};

/** The filing date of a document, with everything that led to it. */
export type FilingDate = {
  received_at: string;
  /** The court’s day of receipt. */
  received_on: string;
  filed_on: string;
  /** The day that decides whether it is timely. */
  timely_on: string;
  steps: FilingDateStep[];
};
