import type { DeadlineUnit } from './DeadlineRule.ts';

/** A date on which the court is closed, and for what. */
export type ClosedOn = { date: string; reason: string };

/** One step from the event to the last day. Each begins where the previous one ended. */
export type DerivationStep =
  /** The event. Its day is not counted. */
  | { kind: 'trigger'; from: string; to: string; authority: string }
  /** Service is complete only on a later day. */
  | {
      kind: 'service_complete';
      from: string;
      to: string;
      method: string;
      amount: number;
      unit: DeadlineUnit;
      skipped: ClosedOn[];
      authority: string;
    }
  /** Counting begins with the first court day; `to` is the day before it. */
  | { kind: 'start_moved'; from: string; to: string; closed: ClosedOn[]; authority: string }
  | {
      kind: 'counted';
      from: string;
      to: string;
      amount: number;
      unit: 'days' | 'court_days' | 'business_days' | 'months' | 'years';
      direction: 'after' | 'before';
      /** Days skipped because the court is closed. */
      skipped: ClosedOn[];
      /** Set if a short period is counted in court days. */
      short_period: string | null;
      authority: string;
    }
  | { kind: 'next_monday'; from: string; to: string; authority: string }
  | {
      kind: 'service_extension';
      from: string;
      to: string;
      method: string;
      amount: number;
      unit: 'days' | 'court_days' | 'business_days';
      direction: 'after' | 'before';
      skipped: ClosedOn[];
      authority: string;
    }
  /** The service method adds no time. */
  | { kind: 'no_extension'; from: string; to: string; method: string; authority: string }
  /**
   * The court is closed on the day. `authority` is null if the rule does not state the direction; the earlier day is
   * then the safer one.
   */
  | {
      kind: 'moved';
      from: string;
      to: string;
      direction: 'after' | 'before';
      closed: ClosedOn[];
      authority: string | null;
    }
  /** Some courts of the system are closed on the last day, which does not move it. */
  | { kind: 'partly_closed'; from: string; to: string; reason: string }
  /** The rule applies to events from this date. The former rule applies to earlier events. */
  | { kind: 'former_rule'; from: string; to: string; since: string }
  /** The holidays of this date's year are not known; only weekends were excluded. */
  | { kind: 'holidays_unknown'; from: string; to: string };
