import type { Config } from '#server/kernel/config';
import { type CourtPlan, planCourt } from './plan/planCourt.ts';
import { sampleCases, sampleHearings } from './sampleCourt.ts';
import { workingDay } from './seedCasesAndHearings.ts';
import { comingWednesdays, sittingJudge } from './seedChambers.ts';

/** The plan of the sample court of an installation around a day. */
export function readPlan({ court }: Pick<Config, 'court'>, today: string): CourtPlan {
  const taken = new Set(sampleCases.map(({ case_number }) => case_number));
  const start = new Date(`${today}T12:00:00Z`);
  const kept = new Set([
    ...sampleHearings.map(({ judge, in_days }) => `${judge} ${workingDay(start, in_days)}`),
    ...comingWednesdays(today).map((day) => `${sittingJudge.full_name} ${day}`),
  ]);
  return planCourt({ court, today, taken, kept });
}
