import type { CheckedFact, Confidence } from '#domain/authority/CheckedFact';
import type { CaseType } from '#domain/courts/choices';

/** The systems of counting rules. */
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
export type Direction = 'after' | 'before';

/** The period in which a party or the court must act after or before an event. */
export type DeadlineRule = CheckedFact & {
  id: string;
  system: DeadlineSystem;
  /** `*` means every type. */
  case_types: readonly (CaseType | '*')[];
  trigger: string;
  action: string;
  amount: number;
  unit: DeadlineUnit;
  direction: Direction;
  /** HH:MM, if the rule states a time. */
  due_time: string | null;
  service_extension_applies: boolean;
  /** Set if the rule applies only under a condition. */
  condition?: string;
  /** A waiting time: the first day, not the last. */
  bound?: 'earliest';
  /** The person who must act, if not a party. */
  owed_by?: 'court';
  /** YYYY-MM-DD: the former rule applies to events before this date. */
  in_force_from?: string;
  /** Set if the rule moves a last day on a closed day in a different direction from its system. */
  closed_day?: { direction: Direction; citation: string };
  alternatives: readonly Alternative[];
  citation: string;
  confidence: Confidence;
  /** Caveats for users of the date. Shown on screens. */
  caveat: string;
  /** For maintainers of the facts. Never leaves the domain. */
  notes?: string;
};

/** A different length of the period under a condition, sometimes counted from another event. */
export type Alternative = {
  condition: string;
  amount: number;
  unit?: DeadlineUnit;
  from?: string;
  direction?: Direction;
  service_extension_applies?: boolean;
};

/** The time that a service method adds. */
export type ServiceExtension = CheckedFact & {
  system: DeadlineSystem;
  method: string;
  add: number;
  unit: 'days' | 'court_days' | 'business_days';
  /** Some systems add days to the period; in others, service is complete only after some days. */
  model: 'added_to_period' | 'service_complete_later';
  /** The different time for these rules. */
  instead?: { rules: readonly string[]; add: number; unit: 'days' | 'court_days'; citation: string };
  citation: string;
  confidence: Confidence;
};
