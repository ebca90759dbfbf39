import type { Confidence } from '#domain/courts/holidays/HolidayCalendar';
import type { CheckedFact } from '#domain/facts/checkedFact';
import type { DeadlineSystem } from './DeadlineRule.ts';

/** How a system counts days. Everywhere the day of the event itself is not counted. */
export type CountingRule = CheckedFact & {
  citation: string;
  confidence: Confidence;
  /** Periods of no more days than this are counted in court days. */
  short_period: { max_days: number; citation: string; except: readonly string[] } | null;
  /** Whether counting begins on the first court day after the event. */
  starts_on_court_day: boolean;
  /** The rule that moves a last day on which the court is closed. */
  roll_citation: string;
  /** Where the rule itself says that counting back goes on past a closed day. */
  backward_citation: string | null;
  /** Days for service follow the period's end with its own move (federal, Florida), or lengthen the period. */
  service_days: 'after_period_ends' | 'lengthen_period';
  /** Whether a federal court counts the holidays of its state as well, for periods after an event. */
  state_holidays: boolean;
};

const usual = {
  short_period: null,
  starts_on_court_day: false,
  backward_citation: null,
  service_days: 'lengthen_period',
  state_holidays: false,
  confidence: 'high',
  checked_on: '2026-08-31',
} as const;

/** The rules of counting of each system. */
export const countingRules: Record<DeadlineSystem, CountingRule> = {
  federal_district: {
    ...usual,
    citation: 'FRCP 6(a)(1)',
    roll_citation: 'FRCP 6(a)(1)(C)',
    backward_citation: 'FRCP 6(a)(5)',
    service_days: 'after_period_ends',
    state_holidays: true,
  },
  federal_appellate: {
    ...usual,
    citation: 'FRAP 26(a)(1)',
    roll_citation: 'FRAP 26(a)(1)(C)',
    backward_citation: 'FRAP 26(a)(5)',
    service_days: 'after_period_ends',
  },
  scotus: { ...usual, citation: 'SCOTUS Rule 30.1', roll_citation: 'SCOTUS Rule 30.1' },
  california: { ...usual, citation: 'CCP 12', roll_citation: 'CCP 12a; CRC 1.10' },
  new_york: {
    ...usual,
    citation: 'Gen. Constr. Law 20',
    roll_citation: 'Gen. Constr. Law 25-a',
    confidence: 'verified',
  },
  texas: {
    ...usual,
    citation: 'TRCP 4; TRAP 4.1',
    roll_citation: 'TRCP 4; TRAP 4.1',
    // TRCP 4 leaves out the periods of evictions in justice courts.
    short_period: { max_days: 5, citation: 'TRCP 4', except: ['TX-JP-APPEAL'] },
  },
  florida: {
    ...usual,
    citation: 'Fla. R. Gen. Prac. & Jud. Admin. 2.514(a)',
    roll_citation: 'Fla. R. Gen. Prac. & Jud. Admin. 2.514(a)',
    short_period: { max_days: 6, citation: 'Fla. R. Gen. Prac. & Jud. Admin. 2.514(a)', except: [] },
    starts_on_court_day: true,
    service_days: 'after_period_ends',
  },
  illinois: { ...usual, citation: '5 ILCS 70/1.11', roll_citation: '5 ILCS 70/1.11' },
  eoir: { ...usual, citation: '8 CFR 1001.1(h); ICPM 3.1(c)', roll_citation: '8 CFR 1001.1(h); ICPM 3.1(c)' },
};
