import { policyOf } from '#domain/acceptance/acceptancePolicies';
import type { CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { type FilingDateRule, type FilingSystem, filingSystems } from './FilingDateRule.ts';
import * as federal from './rules/federal.ts';
import * as states from './rules/states.ts';

/** The rules of every system that are on file. */
export const filingDateRules: readonly FilingDateRule[] = [...Object.values(federal), ...Object.values(states)];

export type DatingCourt = { name: string; level: CourtLevel; jurisdiction: Jurisdiction | null };

/** The system whose rules date what a court receives. */
export function filingSystemOf(court: DatingCourt): FilingSystem {
  const { system } = policyOf(court);
  if (system === 'federal_district' && /\bbankruptcy\b/i.test(court.name)) return 'bankruptcy';
  return filingSystems.find((one) => one === system) ?? 'unlisted';
}

/** The rule of a system. */
export function filingDateRule(system: FilingSystem): FilingDateRule {
  return filingDateRules.find((rule) => rule.system === system)!;
}
