import type { CheckedFact, Confidence } from '#domain/authority/CheckedFact';
import type { DeadlineSystem } from './DeadlineRule.ts';

/** How a system counts days. No system counts the day of the event. */
export type CountingRule = CheckedFact & {
  citation: string;
  confidence: Confidence;
  /** Periods of no more days than this are counted in court days. */
  short_period: { max_days: number; citation: string; except: readonly string[] } | null;
  /** Whether counting begins on the first court day after the event. */
  starts_on_court_day: boolean;
  /** The rule that moves a last day on which the court is closed. */
  roll_citation: string;
  /** The rule on the direction in which a closed last day moves if the period is counted back. */
  backward_citation: string | null;
  /** The direction of that move. */
  backward_roll: 'before' | 'after';
  /** The rule by which a day counts as a holiday because the courthouse is closed by order; null where none was found. */
  closure_citation: string | null;
  /** Federal courts: a closed clerk's office extends the time to the next accessible day, also when counting back. */
  closures_extend_forward: boolean;
  /**
   * Days for service are added after the period's end, including its move (federal, Florida), or lengthen the period.
   */
  service_days: 'after_period_ends' | 'lengthen_period';
  /** Whether a federal court also counts the holidays of its state, for periods after an event. */
  state_holidays: boolean;
};

const usual = {
  short_period: null,
  starts_on_court_day: false,
  backward_citation: null,
  backward_roll: 'before',
  closure_citation: null,
  closures_extend_forward: false,
  service_days: 'lengthen_period',
  state_holidays: false,
  confidence: 'high',
  checked_on: '2026-08-31',
} as const;

/** The counting rules of each system. */
export const countingRules: Record<DeadlineSystem, CountingRule> = {
  federal_district: {
    ...usual,
    citation: 'FRCP 6(a)(1)',
    roll_citation: 'FRCP 6(a)(1)(C)',
    backward_citation: 'FRCP 6(a)(5)',
    closure_citation: 'FRCP 6(a)(3)',
    closures_extend_forward: true,
    service_days: 'after_period_ends',
    state_holidays: true,
  },
  federal_appellate: {
    ...usual,
    citation: 'FRAP 26(a)(1)',
    roll_citation: 'FRAP 26(a)(1)(C)',
    backward_citation: 'FRAP 26(a)(5)',
    closure_citation: 'FRAP 26(a)(3)',
    closures_extend_forward: true,
    service_days: 'after_period_ends',
    // FRAP 26(a)(6)(C): the state of the district court, or of the circuit clerk's principal office.
    state_holidays: true,
    checked_on: '2026-11-22',
  },
  scotus: {
    ...usual,
    citation: 'SCOTUS Rule 30.1',
    roll_citation: 'SCOTUS Rule 30.1',
    closure_citation: 'SCOTUS Rule 30.1',
  },
  california: {
    ...usual,
    citation: 'CCP § 12',
    roll_citation: 'CCP § 12a; CRC 1.10',
    closure_citation: 'CCP § 12b',
  },
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
    // Miller Brewing Co. v. Villarreal, 829 S.W.2d 770 (Tex. 1992): a day closed by the commissioners court counts.
    closure_citation: 'TRCP 4; Miller Brewing v. Villarreal (Tex. 1992)',
    checked_on: '2026-11-22',
    // TRCP 4 excludes the periods in justice court evictions.
    short_period: { max_days: 5, citation: 'TRCP 4', except: ['TX-JP-APPEAL'] },
  },
  florida: {
    ...usual,
    citation: 'Fla. R. Gen. Prac. & Jud. Admin. 2.514(a)',
    roll_citation: 'Fla. R. Gen. Prac. & Jud. Admin. 2.514(a)',
    short_period: { max_days: 6, citation: 'Fla. R. Gen. Prac. & Jud. Admin. 2.514(a)', except: [] },
    starts_on_court_day: true,
    backward_citation: 'Fla. R. Gen. Prac. & Jud. Admin. 2.514(a)(5)',
    closure_citation: 'Fla. R. Gen. Prac. & Jud. Admin. 2.514(a)(6)',
    checked_on: '2026-11-22',
    service_days: 'after_period_ends',
  },
  illinois: {
    ...usual,
    citation: '5 ILCS 70/1.11',
    roll_citation: '5 ILCS 70/1.11',
    closure_citation: '5 ILCS 70/1.11; Ill. S. Ct. R. 12',
  },
  eoir: {
    ...usual,
    citation: '8 CFR 1001.1(h); ICPM 3.1(c)',
    roll_citation: '8 CFR 1001.1(h); ICPM 3.1(c)',
    // The manual also moves a filing date before a hearing to the next business day.
    backward_citation: 'ICPM 3.1(c)',
    backward_roll: 'after',
    checked_on: '2026-11-22',
  },
};
