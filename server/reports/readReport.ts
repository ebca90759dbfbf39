import type { InputOf } from '#contract/endpoint';
import type { readReport as asked, Report } from '#contract/reports';
import { measures } from '#domain/reports/measures';
import { type Period, periodAround, periodBefore } from '#domain/reports/periods';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { countByCaseType, countHearingsByJudge, countHearingsByType } from './countByKind.ts';
import { countCorrections } from './countCorrections.ts';
import { countMeasures } from './countMeasures.ts';
import { countOverTime } from './countOverTime.ts';
import { countWorkload } from './countWorkload.ts';

type Asked = InputOf<typeof asked>;

/** The figures of a period and of the period before, all read at one moment. */
export async function readReport({ db, now }: Needs<'db' | 'now'>, viewer: Actor, input: Asked): Promise<Report> {
  const court = await readCourt(db, now(), viewer.court_id);
  const { today, time_zone } = court;
  const period: Period =
    input.period === 'custom' ? { from: input.from!, to: input.to! } : periodAround(input.period, today);
  const previous = periodBefore(input.period, period, today);
  const of = (one: Period) => ({ viewer, court_id: court.id, time_zone, today, ...one });
  // One snapshot, so that the figures agree with one another.
  return db.transaction(
    async (tx) => {
      const here = await countMeasures(tx, of(period));
      const before = await countMeasures(tx, of(previous));
      return {
        period,
        previous,
        today,
        time_zone,
        measures: measures.map((id) => ({
          id,
          value: here[id],
          // Upcoming hearings have no counterpart in the period before.
          previous: id === 'hearings_upcoming' ? null : before[id],
        })),
        filings_over_time: await countOverTime(tx, of(period)),
        by_case_type: await countByCaseType(tx, of(period)),
        hearings_by_type: await countHearingsByType(tx, of(period)),
        hearings_by_judge: await countHearingsByJudge(tx, of(period)),
        workload: await countWorkload(tx, of(period)),
        corrections: await countCorrections(tx, viewer, of(period)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
