import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import type { Config } from '#server/kernel/config';
import { type CourtPlan, planCourt } from './plan/planCourt.ts';
import { sampleCases, sampleHearings } from './sampleCourt.ts';
import { courtDayAfter } from './seedCasesAndHearings.ts';
import { comingWednesdays, sittingJudge } from './seedChambers.ts';

/** The plan of the sample court of an installation around a day. */
export function readPlan({ court }: Pick<Config, 'court'>, today: string): CourtPlan {
  const taken = new Set(sampleCases.map(({ case_number }) => case_number));
  const start = new Date(`${today}T12:00:00Z`);
  const calendar = holidaysOf(court);
  const kept = new Set([
    ...sampleHearings.map(({ judge, in_days }) => `${judge} ${courtDayAfter(start, in_days, calendar)}`),
    ...comingWednesdays(today).map((day) => `${sittingJudge.full_name} ${day}`),
  ]);
  return planCourt({ court, today, taken, kept });
}
