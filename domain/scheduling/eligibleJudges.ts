import type { Judge, OpenHearing } from './Instance.ts';

/** The judges who may hear all of these hearings: assigned, qualified, and not disqualified. */
export function eligibleJudges(hearings: readonly OpenHearing[], judges: readonly Judge[]): string[] {
  return judges
    .filter(({ id, qualifications }) =>
      hearings.every(
        (hearing) =>
          (hearing.judges === null || hearing.judges.includes(id)) &&
          hearing.qualifications.every((one) => qualifications.includes(one)) &&
          !hearing.disqualified.includes(id),
      ),
    )
    .map(({ id }) => id);
}
