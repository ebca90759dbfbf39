import type { CodeSystem } from '#domain/docketing/CodeSystem';
import type { DispositionId } from './dispositions.ts';

/** A deadline that a ruling starts: a rule of domain/deadlines, or the days that the judge ordered. */
export type StartedDeadline =
  | { kind: 'rule'; rule_id: string }
  | { kind: 'ordered'; action: string; days: number; authority: string };

const pleadingMotions: readonly string[] = ['mtn_dismiss', 'demurrer'];

/** The rule under which the answer is due after a motion against the pleading fails, by system. */
const answers: Partial<Record<CodeSystem, string>> = {
  california: 'CA-ANSWER-OVERRULED',
  federal_district: 'FD-ANSWER-AFTER-MOTION',
  new_york: 'NY-ANSWER-3211F',
  florida: 'FL-ANSWER-AFTER-MOTION',
};

type Ruled = {
  disposition: DispositionId;
  code: string | null;
  system: CodeSystem | null;
  days_to_amend: number | undefined;
};

/** The deadlines that a ruling starts. They run from notice of the ruling, which the court sends with its entry. */
export function deadlinesAfter({ disposition, code, system, days_to_amend }: Ruled): StartedDeadline[] {
  if (disposition === 'sustained_leave') {
    const authority = 'CRC 3.1320(g); order of the court';
    return [{ kind: 'ordered', action: 'Amended pleading', days: days_to_amend ?? 10, authority }];
  }
  const fails = disposition === 'overruled' || disposition === 'denied' || disposition === 'denied_without_prejudice';
  const rule_id = system && answers[system];
  return fails && rule_id && code !== null && pleadingMotions.includes(code) ? [{ kind: 'rule', rule_id }] : [];
}
