import type { Confidence } from '#domain/courts/holidays/HolidayCalendar';
import type { CheckedFact } from '#domain/facts/checkedFact';
import type { CaseType } from '#domain/filings/choices';

/** Whose rules of counting apply. */
export const deadlineSystems = [
  'california',
  'new_york',
  'texas',
  'florida',
  'illinois',
  'federal_district',
  'federal_appellate',
  'scotus',
  'eoir',
] as const;
export type DeadlineSystem = (typeof deadlineSystems)[number];

export type DeadlineUnit = 'days' | 'court_days' | 'business_days' | 'months' | 'years' | 'days_then_next_monday';

/** How long somebody has for something after, or how long before, an event. */
export type DeadlineRule = CheckedFact & {
  id: string;
  system: DeadlineSystem;
  /** `*` stands for all. */
  case_types: readonly (CaseType | '*')[];
  trigger: string;
  action: string;
  amount: number;
  unit: DeadlineUnit;
  direction: 'after' | 'before';
  /** HH:MM, where the rule names an hour. */
  due_time: string | null;
  service_extension_applies: boolean;
  alternatives: readonly Alternative[];
  citation: string;
  confidence: Confidence;
  notes: string;
};

/** Another length of the same time under a condition, sometimes counted from another event. */
export type Alternative = { condition: string; amount: number; unit?: DeadlineUnit; from?: string };

/** What a way of serving adds to the time. */
export type ServiceExtension = CheckedFact & {
  system: DeadlineSystem;
  method: string;
  add: number;
  unit: 'days' | 'court_days' | 'business_days';
  /** Some systems add to the period, others hold the service complete only after some days. */
  model: 'added_to_period' | 'service_complete_later';
  /** Where it is another length for these rules. */
  instead?: { rules: readonly string[]; add: number; unit: 'days' | 'court_days'; citation: string };
  citation: string;
  confidence: Confidence;
};
