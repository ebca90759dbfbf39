import type { Directory } from '#domain/hearings/findByName';

/** The parts of a hearing that a line can name. */
export const entryFields = [
  'event_type',
  'case_number',
  'case_title',
  'hearing_date',
  'hearing_time',
  'duration_minutes',
  'venue',
  'judge',
] as const;
export type EntryField = (typeof entryFields)[number];

/** Why a person should compare the reading of some words with what they meant. */
export type Doubt =
  | 'misspelled'
  | 'several'
  | 'half_of_day'
  | 'next_week'
  | 'today_or_next'
  | 'past'
  | 'weekday_differs'
  | 'day_first'
  | 'perhaps_case';

/** Why words were not read. */
export type UnreadReason =
  | 'unknown'
  | 'subject'
  | 'no_such_date'
  | 'no_such_time'
  | 'no_such_room'
  | 'room_closed'
  | 'no_such_judge'
  | 'duration_limits'
  | 'second'
  | 'too_long';

/** Offsets of words in the line: the end is not included. */
export type EntrySpan = { from: number; to: number };

/**
 * The reading of some words: YYYY-MM-DD, HH:MM, minutes, the name of an event type or a courtroom, the ID of a judge, a
 * case number, or words of a case title. Null if several readings fit equally; then a person chooses one of them.
 */
export type EntryPart = EntrySpan & {
  field: EntryField;
  text: string;
  value: string | null;
  /** Other values that the words can mean, the likeliest first. */
  alternatives: readonly string[];
  doubt: Doubt | null;
};
export type Unread = EntrySpan & { text: string; reason: UnreadReason };

/** A line as it was read. */
export type Entry = { parts: EntryPart[]; unread: Unread[] };

/** What a line is read against: the court's date, and its judges, courtrooms, and event types. */
export type EntryContext = {
  /** YYYY-MM-DD in the court's time zone. */
  today: string;
  directory: Directory;
};

/** A longer line is not one hearing. */
export const longestEntry = 300;
