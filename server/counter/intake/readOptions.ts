import type { readCounterOptions as asked, CounterOptions } from '#contract/counter';
import type { InputOf } from '#contract/endpoint';
import { toWallTime } from '#domain/hearings/courtTime';
import { findFees } from '#domain/rules/findRequirements';
import { describeFee } from '#server/courtdoc/listRequirements';
import { findCourt } from '#server/courts/findCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** The date and time at the court, and the fees of courts of its kind for a case type. */
export async function readOptions(
  { db, now }: Needs<'db' | 'now'>,
  { court_id }: Actor,
  { case_type }: InputOf<typeof asked>,
): Promise<CounterOptions> {
  const { time_zone, jurisdiction, level } = await findCourt(db, court_id);
  const { date: today, time } = toWallTime(now(), time_zone);
  const found = findFees({ jurisdiction, court_level: level, case_type });
  // A state court takes no federal fees, and a federal court none of the state's.
  const own = found.filter(({ system }) => (level === 'Federal Court') === ['federal', 'eoir'].includes(system));
  return { today, time, time_zone, fees: own.map(describeFee) };
}
