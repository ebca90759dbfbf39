import type { CodeSystem } from '#domain/docketing/CodeSystem';
import { judgeClocks } from './data/judgeClocks.ts';
import type { ClockStart, JudgeClock } from './JudgeClock.ts';

/** A matter before a judge, as far as clocks depend on it. */
export type ClockedMatter = {
  /** The system of the court; null for a state whose law is not on file. */
  system: CodeSystem | null;
  /** The filing code of the motion; null if it has none. */
  code: string | null;
  case_type: string;
};

/** The clocks that run on a matter, a clock for its own type of motion before one for every matter. */
export function clocksOf({ system, code, case_type }: ClockedMatter): JudgeClock[] {
  const applies = (one: JudgeClock) =>
    one.system === system &&
    (one.codes === '*' || (code !== null && one.codes.includes(code))) &&
    (one.case_types?.includes(case_type) ?? true);
  return judgeClocks.filter(applies).sort((one, other) => weight(one) - weight(other));
}

/** The clock that starts when the judge takes the matter under submission; a report to others is not the judge's own. */
export function clockOfSubmission(matter: ClockedMatter): JudgeClock | null {
  return clocksOf(matter).find(({ starts, id }) => starts === 'submission' && id !== 'CA-30-LIST') ?? null;
}

/** The clock that has run since another event, such as the filing or the hearing. */
export function clockSince(matter: ClockedMatter, starts: ClockStart): JudgeClock | null {
  return clocksOf(matter).find((one) => one.starts === starts) ?? null;
}

export const judgeClockNamed = (id: string): JudgeClock | undefined => judgeClocks.find((one) => one.id === id);

const weight = ({ codes }: JudgeClock) => (codes === '*' ? 1 : 0);
