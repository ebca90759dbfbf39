import type { PartialSetting } from '#domain/acceptance/partialAcceptance';
import type { OwnResponseTime, ResponseKind } from '#domain/deadlines/responseTimes';
import type { FilingDateSettings } from '#domain/filingDates/CourtDating';
import type { PilotTarget } from '#domain/pilots/pilotMetrics';
import type { PilotVerdict } from '#domain/pilots/pilotTerms';
import type { PackChange } from '#domain/practice/PackChange';
import type { LearnedField } from '#domain/reading/learned/LearnedTemplate';
import type { SizeSettings } from '#domain/uploads/SizeLimits';

/** The settings of a court that an administrator changes. */
export const courtFields = ['name', 'division', 'address_lines', 'time_zone'] as const;
export type CourtField = (typeof courtFields)[number];

/** Days on which the court is closed. Dates are YYYY-MM-DD, hours HH:MM; both hours are null for full days. */
export type NamedClosure = {
  name: string;
  from_day: string;
  to_day: string;
  from_time: string | null;
  to_time: string | null;
  place: string | null;
  order_citation: string | null;
  extends_deadlines: boolean;
};
type Closed = { closure: NamedClosure; deadlines_moved: number };
type EventType = { event_type: string; minutes: number };

/** A printed heading with its meaning, or a pattern of case numbers, whose value is null. */
type Learned = { field: LearnedField; sign: string; value: string | null };

/** A pilot with the targets that were agreed in advance. */
type PlannedPilot = { department: string; starts_on: string; ends_on: string; targets: PilotTarget[] };

/** What the record says of a court's calendar, settings, rules and standing orders. */
export type CourtActivities = {
  public_access_changed: { open: boolean; authority: string };
  terminal_changed: { name: string; change: 'added' | 'removed' };
  court_changed: { court: string; fields: CourtField[] };
  acceptance_rules_set: { court: string } & PartialSetting;
  response_time_set: { court: string; kind: ResponseKind; set: OwnResponseTime | null };
  filing_date_rules_set: { court: string } & FilingDateSettings;
  upload_limits_set: { court: string } & SizeSettings;
  cases_imported: { source: string; cases: number; parties: number; counsel: number; docket: number };
  case_import_undone: { source: string; removed: number; left: number };
  pilot_planned: PlannedPilot;
  pilot_changed: PlannedPilot;
  pilot_ended: { department: string };
  /** `subject` as in domain/pilots, for example `field:case_number`. */
  pilot_disagreement_marked: { document: string; subject: string; verdict: PilotVerdict; reason: string };
  export_settings_set: { enabled: boolean; hour: number; keep: number };
  export_requested: Record<string, never>;
  record_check_requested: Record<string, never>;
  /** Made by the portal’s job; `nightly` unless a person requested it. */
  export_made: { rows: number; documents: number; missing: number; nightly: boolean };
  court_closed: Closed;
  court_opened: Closed;
  /** `weekday` is 0 for Sunday. */
  court_hours_set: { hours: { weekday: number; opens: string; closes: string }[] };
  courtroom_added: { courtroom: string };
  courtroom_changed: { before: string; courtroom: string };
  courtroom_removed: { courtroom: string };
  event_type_added: EventType;
  event_type_changed: EventType & { before: string };
  event_type_removed: { event_type: string };
  standing_order_entered: { authority: string };
  standing_order_ended: { authority: string };
  rules_adopted: { rule_ids: string[] };
  rule_withdrawn: { rule_id: string };
  review_sections_changed: { sections: number; rules: number };
  section_rules_applied: { pending: number };
  /** `replaces`: three later corrections gave the same heading another meaning. */
  template_learned: Learned & { replaces: boolean };
  template_revoked: Learned;
  pack_changed: PackChange;
  /** A sequence of case numbers continues with a higher number; the numbers are as the court writes them. */
  next_number_set: { format: string; before: number; next: number };
};
