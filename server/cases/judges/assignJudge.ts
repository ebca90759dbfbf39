import { eq } from 'drizzle-orm';
import type { assignJudge as asked } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import { stateOf, statusOf } from '#domain/cases/caseStates';
import { recordActivity } from '#server/activity/recordActivity';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { lockCase, readCaseDetails, type StoredCase } from '../caseRepository.ts';
import { announceAssignment } from './announceAssignment.ts';
import { findDisqualified } from './disqualifications.ts';
import { drawForCase } from './drawForCase.ts';
import { findHearingsBeforeOthers } from './findHearingsBeforeOthers.ts';
import { findJudge } from './judgeRuleRepository.ts';
import { writeAssignment } from './writeAssignment.ts';

type Tools = Needs<'db' | 'config' | 'now'>;
type Order = { judge_id?: string | undefined; reason: string };

/** Assigns or reassigns a case: to a judge whom a person chose, or by the court’s rule. Hearings stay where they are. */
export async function assignJudge(
  needs: Tools,
  actor: Actor,
  { id, version, ...order }: InputOf<typeof asked>,
): Promise<{ message: string; case: CaseDetails; hearings_before_others: number }> {
  return needs.db.transaction(async (tx) => {
    const held = await lockCase(tx, actor, id, version);
    if (statusOf(stateOf(held)) !== 'open') throw new Refusal('case_closed');
    const { judge } = await reassign(tx, needs, actor, held, order);
    const details = await readCaseDetails(tx, actor, id);
    const hearings = await findHearingsBeforeOthers(tx, actor, details.id, needs.now());
    return { message: `Assigned to ${judge}`, case: details, hearings_before_others: hearings.length };
  });
}

/** Gives a locked case another judge, with docket entry, notices, and record. */
export async function reassign(
  tx: Db,
  needs: Tools,
  actor: Actor,
  held: StoredCase,
  { judge_id, reason }: Order,
): Promise<{ judge: string }> {
  const by = actor.person_id;
  const assigned = judge_id
    ? await assignTo(tx, held, judge_id, { reason, by, at: needs.now() })
    : await drawForCase(tx, held, { reason, by, at: needs.now() });
  if (!assigned) throw new Refusal('no_judge_to_draw');
  await tx
    .update(cases)
    .set({ version: held.version + 1 })
    .where(eq(cases.id, held.id));
  await announceAssignment(tx, needs, held, { ...assigned, reason, by });
  const { judge, rule } = assigned;
  await recordActivity(tx, needs, actor, {
    action: 'judge_assigned',
    values: { case_number: held.case_number, judge, before: held.judge_name, rule, reason },
    subject_type: 'case',
    subject_id: held.id,
    concerns: assigned.judge_id,
  });
  return { judge };
}

async function assignTo(
  tx: Db,
  held: StoredCase,
  judge_id: string,
  order: { reason: string; by: string; at: Date },
): Promise<{ judge_id: string; judge: string; rule: null }> {
  const judge = await findJudge(tx, held.court_id, judge_id);
  if (!judge) throw invalidInput('judge_id', 'Choose a judge of this court');
  if (judge.id === held.judge_id) throw invalidInput('judge_id', 'The case is already assigned to this judge');
  if ((await findDisqualified(tx, held.id)).has(judge.id)) throw new Refusal('judge_disqualified');
  await writeAssignment(tx, held, { source: 'person', judge_id: judge.id, judge_name: judge.name, ...order });
  return { judge_id: judge.id, judge: judge.name, rule: null };
}
