import type { DeadlineSystem } from './DeadlineRule.ts';
import type { DeadlineVariant } from './deadlineRules.ts';

/** The motions for which a court can set the time of the response. */
export const responseKinds = ['motion', 'summary_judgment'] as const;
export type ResponseKind = (typeof responseKinds)[number];

/** The units and the days from which a court counts its own time. */
export const ownResponseUnits = ['days', 'court_days'] as const;
export const ownResponseRuns = ['before_hearing', 'after_filing'] as const;

/** The longest time that a court can set. */
export const mostResponseDays = 120;

/** The time that a court set for the response to a motion, with its local rule or order. */
export type OwnResponseTime = {
  days: number;
  unit: (typeof ownResponseUnits)[number];
  runs: (typeof ownResponseRuns)[number];
  authority: string;
};

/** What a court set; null where it set none. */
export type ResponseSettings = Record<ResponseKind, OwnResponseTime | null>;
export const noResponseSettings: ResponseSettings = { motion: null, summary_judgment: null };

/** A court's own time as a rule that can be computed, under the counting rules of its system. */
export function ownResponseRule(system: DeadlineSystem, own: OwnResponseTime): DeadlineVariant {
  const counted = {
    trigger: own.runs === 'before_hearing' ? 'hearing_date' : 'motion_filed',
    amount: own.days,
    unit: own.unit,
    direction: own.runs === 'before_hearing' ? ('before' as const) : ('after' as const),
    service_extension_applies: false,
  };
  const rule = {
    ...counted,
    id: 'COURT-RESPONSE',
    system,
    case_types: ['*' as const],
    action: 'opposition',
    due_time: null,
    alternatives: [],
    citation: own.authority,
    // The court’s own statement of its rule.
    confidence: 'high' as const,
    checked_on: '',
    caveat: '',
  };
  return { ...counted, id: rule.id, rule, condition: null, bound: 'latest' };
}
