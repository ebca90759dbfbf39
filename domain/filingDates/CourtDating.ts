import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import type { ClosedDayRule, FilingSystem } from './FilingDateRule.ts';
import type { RelationBackEffect } from './relationBackEffects.ts';

/** What a court sets for itself about filing dates; null where the rule on file applies. Times are HH:MM. */
export type FilingDateSettings = {
  /** The last minute of the day for electronic filing. */
  electronic_cutoff: string | null;
  closed_days: ClosedDayRule | null;
  /** When the clerk’s office closes, for paper. */
  paper_closes: string | null;
  /** When the drop box is last emptied. */
  drop_box_closes: string | null;
  relation_back: RelationBackEffect | null;
  /** The local rule or order under which the court sets them. */
  authority: string | null;
};

export const noSettings: FilingDateSettings = {
  electronic_cutoff: null,
  closed_days: null,
  paper_closes: null,
  drop_box_closes: null,
  relation_back: null,
  authority: null,
};

/** What determines the filing dates of a court: its system, its clock, the days on which it is closed, its settings. */
export type CourtDating = {
  system: FilingSystem;
  time_zone: string;
  calendar: CourtCalendar;
  /** Days closed by order; the calendar has them too. */
  closures: readonly { date: string }[];
  settings: FilingDateSettings;
};
