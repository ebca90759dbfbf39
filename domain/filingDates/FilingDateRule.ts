import type { CheckedFact, Confidence } from '#domain/authority/CheckedFact';

/** How a document reaches the court. */
export const filingWays = ['electronic', 'paper', 'drop_box', 'fax'] as const;
export type FilingWay = (typeof filingWays)[number];

/** The event from which a document counts as received. */
export const countedEvents = [
  'accepted_by_cmecf',
  'receipt_by_court',
  'receipt_by_portal',
  'transmission_to_provider',
  'submission',
  'delivery_to_clerk',
] as const;
export type CountedEvent = (typeof countedEvents)[number];

/**
 * What a day on which the court is closed means for a document that it receives: the day counts as any other, or the
 * document is filed on the next day on which the court is open.
 */
export const closedDayRules = ['same_day', 'next_court_day'] as const;
export type ClosedDayRule = (typeof closedDayRules)[number];

/** A statement of law with its authority; null where none is on file. */
export type Stated = { authority: string | null; confidence: Confidence };

/** How one way of filing is dated. */
export type WayRule = Stated & {
  counts_from: CountedEvent;
  closed_days: ClosedDayRule;
  /** Whether the day ends when the clerk’s office closes, rather than at midnight. */
  until_closing: boolean;
};

/** What a court may set for itself, and under which rule; null where its rules leave nothing open. */
export type LocalOption = { authority: string } | null;

/** How the courts of a system date what they receive. */
export type FilingDateRule = CheckedFact & {
  system: FilingSystem;
  /** The time zone that the rule names; `court` is that of the court. */
  zone: 'court' | string;
  electronic: WayRule;
  paper: WayRule;
  /** Whether a document is timely on the day of its submission, even if it is stamped later. */
  timely_by: Stated & { date: 'received' | 'filed' };
  /** For a closure by order, where it rests on another authority than weekends and holidays do. */
  closure: Stated | null;
  /** Whether a court can set an earlier hour than midnight for electronic filing. */
  earlier_cutoff: LocalOption;
};

/** The systems whose rules are on file, under the IDs of their acceptance policies. */
export const filingSystems = [
  'federal_district',
  'bankruptcy',
  'federal_appellate',
  'scotus',
  'eoir',
  'bia',
  'california_trial',
  'california_appeal',
  'new_york_trial',
  'new_york_appellate',
  'texas_trial',
  'texas_appeal',
  'florida_trial',
  'florida_appeal',
  'illinois_trial',
  'illinois_reviewing',
  'unlisted',
] as const;
export type FilingSystem = (typeof filingSystems)[number];
