import { spellWeekday } from '#domain/days/spellDay';
import type { CountedEvent } from '#domain/filingDates/FilingDateRule';
import type { FilingDateSteps } from '#domain/filingDates/FilingDateSteps';
import type { RelationBackEffect } from '#domain/filingDates/relationBackEffects';
import { endSentence } from '#domain/text/endSentence';
import type { Catalog, Texts } from '../../Catalog.ts';
import { clockTime, listed, momentThere } from '../words.ts';

const events: Record<CountedEvent, string> = {
  accepted_by_cmecf: 'Submitted to the court’s system',
  receipt_by_court: 'Received by the court',
  receipt_by_portal: 'Received by the portal',
  transmission_to_provider: 'Transmitted to the e-filing service provider',
  submission: 'Submitted',
  delivery_to_clerk: 'Delivered to the clerk',
};

/** `Sat, Nov 21, 2026`, with the holiday if it is one. */
const closedDay = ({ date, reason }: { date: string; reason: string }) =>
  spellWeekday(date).startsWith(reason.slice(0, 3)) ? spellWeekday(date) : `${spellWeekday(date)} (${reason})`;

/** The steps to a filing date. */
export const filingDateSteps: Texts<FilingDateSteps> = {
  received: ({ at, zone, counted }) => `${events[counted]} ${momentThere({ at, time_zone: zone })}.`,
  after_hours: ({ cutoff, from, to }) =>
    `After ${clockTime(cutoff)} on ${spellWeekday(from)}, so it counts as received on ${spellWeekday(to)}.`,
  closing_unknown: () => 'The court has not entered when its office closes. Check the time of delivery.',
  closed_day: ({ to, closed }) =>
    `The court is closed on ${listed(closed.map(closedDay))}. The document is filed on the next day that the court is open, ${spellWeekday(to)}.`,
  closed_day_counts: ({ day, reason }) =>
    `The clerk’s office is closed on ${closedDay({ date: day, reason })}, but the day counts for filing.`,
  timely_by_submission: ({ day }) => `It is timely for any deadline on or after ${spellWeekday(day)}.`,
  holidays_unknown: () => 'The court’s holidays in that period are not on file. Only weekends were considered.',
  first_submission_counts: ({ first }) =>
    `The corrected document keeps the date of its first submission, ${spellWeekday(first)}.`,
  new_submission_counts: ({ first, again }) =>
    `First submitted ${spellWeekday(first)} and returned. It is dated by its new submission, ${spellWeekday(again)}.`,
  set_by_clerk: ({ from, to, reason }) =>
    endSentence(`The clerk set the filing date to ${spellWeekday(to)} instead of ${spellWeekday(from)}: ${reason}`),
  set_by_order: ({ from, to, reason, ordered_on }) =>
    endSentence(
      `By order of ${spellWeekday(ordered_on)}, filed as of ${spellWeekday(to)} instead of ${spellWeekday(from)}: ${reason}`,
    ),
};

const untilMidnight = 'Electronic filing until midnight.';

/** What a day on which the court is closed means, for the court's settings. */
export const closedDays: Catalog['closedDays'] = {
  electronic: {
    same_day: `${untilMidnight} A document received on a weekend or holiday is filed that day.`,
    next_court_day: `${untilMidnight} A document received on a weekend or holiday is filed on the next court day.`,
  },
  paper: {
    same_day: 'Paper is filed on the day on which it is delivered to the clerk.',
    next_court_day:
      'Paper is received until the clerk’s office closes. What arrives later or on a closed day is filed on the next court day.',
  },
  timeliness: {
    same_day: 'The day of submission decides whether a document is timely, even if it is filed later.',
    next_court_day: 'The filing date decides whether a document is timely.',
  },
};

/** What becomes of the first date of a document that is returned. */
export const relationBackWords: Readonly<Record<RelationBackEffect, string>> = {
  not_needed: 'The document is filed when it is received. A correction does not change its date.',
  automatic: 'A corrected document keeps the date of its first submission.',
  automatic_in_time: 'A document corrected in time keeps the date of its first submission.',
  tolling:
    'A corrected document is dated by its new submission. For a complaint or cross-complaint, the statute of limitations is tolled from the first submission until one day after the notice.',
  motion:
    'A corrected document is dated by its new submission. On a timely motion, the court must treat it as filed on the day of the first submission.',
  order: 'A corrected document is dated by its new submission. Only a judge can restore the first date, by order.',
  none: 'A corrected document is dated by its new submission.',
  unknown: 'The portal has no rule on file for the date of a corrected document.',
};
