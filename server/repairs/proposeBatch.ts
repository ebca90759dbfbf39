import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { proposeBatch as asked } from '#contract/hearingBatches';
import { addDays } from '#domain/days/days';
import { givesDates } from '#domain/hearings/batches/batchActs';
import { mostPlanDays } from '#domain/scheduling/plans/planStates';
import type { FoundHearing } from '#server/calendar/FoundHearing';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { chooseHearings } from '#server/rescheduling/chooseHearings';
import { describeHearing, proposeNextTimes } from '#server/rescheduling/proposeNextTimes';
import { proposeRepair } from './proposeRepair.ts';

/** How many days after the last hearing of a cause a repair sets hearings, unless the user says otherwise. */
const repairedDays = 30;

type Tools = Needs<'db' | 'now'>;
type Asked = InputOf<typeof asked>;
type Proposed = ReplyOf<typeof asked>;

/** Proposes a time for each hearing of a scope, or lists them where they get none. Changes nothing. */
export async function proposeBatch(needs: Tools, actor: Actor, given: Asked): Promise<Proposed> {
  const { scope, act, method = 'next_times', through } = given;
  const { db } = needs;
  const now = needs.now();
  const { chosen, left_out } = await chooseHearings(db, actor, scope, now);
  if (!givesDates(act) || chosen.length === 0) {
    const none = { proposal: null, because: null, obstacle: null, alternatives: [] };
    return { hearings: chosen.map((found) => ({ ...describeHearing(found), ...none })), repair: null, left_out };
  }
  const search = { scope, chosen, now };
  if (method === 'repair' && scope.from !== undefined) {
    return { ...(await proposeRepair(db, actor, { ...search, through: lastDayOf(chosen, through) })), left_out };
  }
  return { hearings: await proposeNextTimes(db, actor, search), repair: null, left_out };
}

function lastDayOf(chosen: readonly FoundHearing[], through: string | undefined): string {
  const first = chosen[0]!.hearing.hearing_date;
  const last = chosen.at(-1)!.hearing.hearing_date;
  if (through !== undefined && through < last) {
    throw invalidInput('through', 'This day cannot be before the last of the hearings');
  }
  if (through !== undefined && through > addDays(first, mostPlanDays - 1)) {
    throw invalidInput('through', `Choose a day within ${mostPlanDays} days of the first hearing`);
  }
  const latest = addDays(first, mostPlanDays - 1);
  const usual = addDays(last, repairedDays);
  return through ?? (usual < latest ? usual : latest);
}
