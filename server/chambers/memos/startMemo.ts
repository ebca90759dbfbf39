import type { startBenchMemo as asked } from '#contract/benchMemos';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { emptyMemo } from '#domain/chambers/benchMemo';
import { recordActivity } from '#server/activity/recordActivity';
import { findHearings } from '#server/calendar/hearingRepository';
import { findCase } from '#server/cases/caseRepository';
import { isOwnCaseOf } from '#server/cases/isOwnCaseOf';
import { readCourt } from '#server/courts/readCourt';
import { benchMemos } from '#server/db/schema/benchMemos';
import { findNames } from '#server/directory/findPeople';
import { findJudicialFilings } from '#server/filings/judicialFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findJudgeServed } from '#server/visibility/actsFor';
import { findStaffToday } from '../staff/staffRepository.ts';
import { describeMemo, findMemo, insertVersion } from './memoRepository.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Asked = InputOf<typeof asked>;

/** Begins a bench memo on a motion or for a hearing, and assigns it to a person of the chambers. */
export async function startMemo(needs: Working, actor: Actor, input: Asked): Promise<ReplyOf<typeof asked>> {
  const id = await needs.db.transaction(async (tx) => {
    const { case_id, title } = await findSubject(tx, actor, input);
    if (!(await isOwnCaseOf(tx, actor, case_id))) throw new Refusal('not_found');
    const found = await findCase(tx, actor, case_id);
    const judge = await findJudgeServed(tx, actor, found);
    const at = needs.now();
    const assigned_to = input.assigned_to ?? actor.person_id;
    await assertInChambers(tx, needs, actor, { assigned_to, judge_id: judge.id });
    const by = { changed_by: actor.person_id, changed_at: at };
    const [made] = await tx
      .insert(benchMemos)
      .values({
        ...{ court_id: actor.court_id, case_id, judge_id: judge.id, title, content: emptyMemo, assigned_to },
        ...{ motion_id: input.motion_id ?? null, hearing_id: input.hearing_id ?? null },
        ...{ begun_by: actor.person_id, begun_at: at, ...by },
      })
      .returning({ id: benchMemos.id });
    await insertVersion(tx, { memo_id: made!.id, version: 1, content: emptyMemo, ...by });
    const name = (await findNames(tx, [assigned_to])).get(assigned_to) ?? '';
    await recordActivity(tx, needs, actor, {
      ...{ action: 'bench_memo_begun', values: { assigned_to: name, for_judge: judge.full_name } },
      ...{ subject_type: 'draft', subject_id: made!.id, concerns: assigned_to },
    });
    return made!.id;
  });
  return {
    message: 'Bench memo begun',
    memo: await describeMemo(needs.db, actor, await findMemo(needs.db, actor, id)),
  };
}

/** The motion or the hearing of a memo, in a case of the judge. */
async function findSubject(tx: Db, actor: Actor, { motion_id, hearing_id }: Asked) {
  if (motion_id) {
    const [motion] = await findJudicialFilings(tx, actor, { ids: [motion_id] }, { limit: 1, offset: 0 });
    if (!motion) throw new Refusal('not_found');
    return { case_id: motion.case_id, title: motion.filing.title ?? motion.filing.document_name };
  }
  const [called] = await findHearings(tx, actor, { id: hearing_id, own: true }, { limit: 1, offset: 0 });
  if (!called?.hearing.case_id) throw new Refusal('not_found');
  return { case_id: called.hearing.case_id, title: called.hearing.event_type };
}

/** A memo is written by the judge or by someone who works in the judge's chambers today. */
export async function assertInChambers(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  { assigned_to, judge_id }: { assigned_to: string; judge_id: string },
): Promise<void> {
  const { today } = await readCourt(tx, now(), actor.court_id);
  const staff = await findStaffToday(tx, actor, today);
  if (assigned_to !== judge_id && assigned_to !== actor.person_id && !staff.some(({ id }) => id === assigned_to)) {
    throw invalidInput('assigned_to', 'Choose a person of these chambers');
  }
}
