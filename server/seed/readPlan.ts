import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { addDays } from '#domain/days/days';
import type { Config } from '#server/kernel/config';
import { type CourtPlan, planCourt } from './plan/planCourt.ts';
import { sampleCases, sampleHearings } from './sampleCourt.ts';
import { sampleDocuments } from './sampleDocuments.ts';
import { courtDayAfter, sampleMinutes } from './seedCasesAndHearings.ts';
import { awayDays, awayJudge, sittingDay } from './seedChambers.ts';

/** The newest plan of each installation: the jobs that make its filings read it one after the other. */
const plans = new WeakMap<Config['court'], { today: string; plan: CourtPlan }>();

/** The plan of the sample court of an installation around a day. */
export function readPlan({ court }: Pick<Config, 'court'>, today: string): CourtPlan {
  const known = plans.get(court);
  if (known?.today === today) return known.plan;
  const plan = makePlan(court, today);
  plans.set(court, { today, plan });
  return plan;
}

function makePlan(court: Config['court'], today: string): CourtPlan {
  const printed = sampleDocuments.flatMap(({ case_number }) => case_number ?? []);
  const taken = new Set([...sampleCases.map(({ case_number }) => case_number), ...printed]);
  const calendar = holidaysOf(court);
  const kept = new Set(awayDays.map((days) => `${awayJudge.full_name} ${addDays(today, days)}`));
  const booked = sampleHearings.map(({ judge, in_days, at }) => ({
    ...{ judge, time: at, minutes: sampleMinutes },
    date: courtDayAfter(today, in_days, calendar),
  }));
  return planCourt({ court, today, taken, kept, sitting: sittingDay, booked });
}
