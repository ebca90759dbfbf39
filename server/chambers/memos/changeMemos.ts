import type { listBenchMemos, moveBenchMemo, saveBenchMemo } from '#contract/benchMemos';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { isMemoOpen, nextMemoStates } from '#domain/chambers/benchMemo';
import { recordActivity } from '#server/activity/recordActivity';
import { storable } from '#server/db/storable';
import { findPersonName } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { changeMemo, describeMemo, describeMemoRow, findMemo, findMemos, lockMemo } from './memoRepository.ts';
import { assertInChambers } from './startMemo.ts';

type Working = Needs<'db' | 'config' | 'now'>;

/** The memos of a case, or all that are not read yet. */
export async function listMemos(
  { db }: Needs<'db'>,
  viewer: Actor,
  { case_id }: InputOf<typeof listBenchMemos>,
): Promise<ReplyOf<typeof listBenchMemos>> {
  const found = await findMemos(db, viewer, case_id ? { case_id } : { states: ['draft', 'ready', 'returned'] });
  return { data: found.map(describeMemoRow) };
}

export async function readMemo({ db }: Needs<'db'>, viewer: Actor, id: string) {
  return describeMemo(db, viewer, await findMemo(db, viewer, id));
}

/** Saves the text. A change that is based on an earlier text is refused with the current one. */
export async function saveMemo(
  needs: Working,
  actor: Actor,
  { id, version, content }: InputOf<typeof saveBenchMemo>,
): Promise<ReplyOf<typeof saveBenchMemo>> {
  await needs.db.transaction(async (tx) => {
    const { memo } = await lockMemo(tx, actor, { id, version });
    if (!isMemoOpen(memo.state, sideOf(actor))) throw new Refusal('memo_with_judge');
    await changeMemo(tx, actor, memo, { content: storable(content), at: needs.now() });
  });
  return { message: 'Saved', memo: await readMemo(needs, actor, id) };
}

const messages = {
  ready: 'Given to the judge',
  draft: 'Returned to the drafts',
  returned: 'Returned with your note',
  read: 'Marked as read',
} as const;

/** Gives a memo to the judge, returns it with a note, marks it as read, or assigns it to another person. */
export async function moveMemo(
  needs: Working,
  actor: Actor,
  { id, version, state, note, assigned_to }: InputOf<typeof moveBenchMemo>,
): Promise<ReplyOf<typeof moveBenchMemo>> {
  await needs.db.transaction(async (tx) => {
    const { memo } = await lockMemo(tx, actor, { id, version });
    const isMoved = state !== memo.state;
    if (isMoved && !nextMemoStates(memo.state, sideOf(actor)).includes(state)) throw new Refusal('memo_not_movable');
    if (isMoved && state === 'returned' && note === '') throw invalidInput('note', 'Enter what must be changed.');
    const next = assigned_to ?? memo.assigned_to;
    await assertInChambers(tx, needs, actor, { assigned_to: next, judge_id: memo.judge_id });
    const return_note = isMoved && state === 'returned' ? note : state === 'read' ? null : memo.return_note;
    await changeMemo(tx, actor, memo, { state, return_note, assigned_to: next, at: needs.now() });
    await record(tx, needs, actor, { id, state, judge_id: memo.judge_id, assigned_to: next });
  });
  return { message: messages[state], memo: await readMemo(needs, actor, id) };
}

type Moved = { id: string; state: keyof typeof messages; judge_id: string; assigned_to: string };

async function record(tx: Db, needs: Working, actor: Actor, { id, state, judge_id, assigned_to }: Moved) {
  const for_judge = (await findPersonName(tx, judge_id)) ?? '';
  await recordActivity(tx, needs, actor, {
    ...{ action: 'bench_memo_moved', values: { state, for_judge } },
    ...{ subject_type: 'draft', subject_id: id, concerns: actor.person_id === judge_id ? assigned_to : judge_id },
  });
}

const sideOf = ({ capacity }: Actor) => (capacity === 'judge' ? 'judge' : 'staff');
