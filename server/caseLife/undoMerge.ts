import { and, eq } from 'drizzle-orm';
import type { undoMerge as asked } from '#contract/caseRelations';
import type { CaseDetails } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import type { MergedRecord } from '#domain/cases/caseRelations';
import { stateOf } from '#domain/cases/caseStates';
import { say } from '#domain/messages/say';
import { recordActivity } from '#server/activity/recordActivity';
import { moveHearingsForSystem } from '#server/calendar/updateHearing';
import { readCaseDetails } from '#server/cases/caseRepository';
import { enterOnDocket } from '#server/cases/enterOnDocket';
import { writeCaseState } from '#server/cases/life/writeCaseState';
import { restoreStateForSystem, returnAttorneysForSystem, returnEntriesForSystem } from '#server/cases/moveCaseRecords';
import { retitle } from '#server/cases/participants/changeInCase';
import { returnPartiesForSystem } from '#server/cases/participants/moveParticipants';
import { lockTwoCases } from '#server/cases/relations/lockTwoCases';
import { moveMemosForSystem } from '#server/chambers/memos/moveMemos';
import { readCourt } from '#server/courts/readCourt';
import { caseMergeItems, caseMerges } from '#server/db/schema/caseMerges';
import type { cases } from '#server/db/schema/cases';
import { moveDeadlinesForSystem } from '#server/deadlines/moveDeadlines';
import { aboutCase } from '#server/events/aboutCase';
import { announce } from '#server/events/announce';
import { moveFilingsForSystem, moveProposedForSystem } from '#server/filings/moveFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { moveOrdersForSystem } from '#server/orders/moveOrders';
import { moveRulingsForSystem } from '#server/rulings/moveRulings';
import { moveWorkItemsForSystem } from '#server/workItems/moveWorkItems';

type StoredCase = typeof cases.$inferSelect;
type Tools = Needs<'db' | 'config' | 'now'>;

/**
 * Undoes a merge: every record that it moved returns to its case, docket entries under their old numbers. What was
 * added to the kept case since remains there.
 */
export async function undoMerge(
  needs: Tools,
  actor: Actor,
  { id, version, reason }: InputOf<typeof asked>,
): Promise<{ message: string; case: CaseDetails }> {
  return needs.db.transaction(async (tx) => {
    const [named] = await tx.select().from(caseMerges).where(eq(caseMerges.id, id));
    if (!named) throw new Refusal('not_found');
    const { first: kept, second: merged } = await lockTwoCases(tx, actor, { id: named.case_id }, named.merged_case_id);
    const [merge] = await tx.select().from(caseMerges).where(eq(caseMerges.id, id)).for('update');
    if (merge!.undone_at) throw new Refusal('merge_undone');
    if (merge!.version !== version) throw new Refusal('changed_meanwhile', { version: merge!.version });
    if (stateOf(kept) === 'merged') throw new Refusal('case_state_final');
    const at = needs.now();
    await returnAll(tx, id, { from: kept, to: merged }, at);
    const undone = { undone_by: actor.person_id, undone_at: at, undo_reason: reason, version: version + 1 };
    await tx.update(caseMerges).set(undone).where(eq(caseMerges.id, id));
    await restore(tx, needs, actor, { merged, before: merge!.state_before, reason });
    await enterOnBoth(tx, needs, actor, { kept, merged, reason });
    await retitle(tx, kept);
    const details = await readCaseDetails(tx, actor, kept.id);
    await recordActivity(tx, needs, actor, {
      action: 'merge_undone',
      values: { case_number: kept.case_number, other_number: merged.case_number, reason },
      subject_type: 'case',
      subject_id: kept.id,
    });
    return { message: `${merged.case_number} is a separate case again`, case: details };
  });
}

async function returnAll(
  tx: Db,
  merge_id: string,
  { from, to }: { from: StoredCase; to: StoredCase },
  at: Date,
): Promise<void> {
  const itemsOf = async (kind: MergedRecord) => {
    const found = await tx
      .select({ id: caseMergeItems.record_id, number: caseMergeItems.number })
      .from(caseMergeItems)
      .where(and(eq(caseMergeItems.merge_id, merge_id), eq(caseMergeItems.kind, kind)));
    return found;
  };
  const idsOf = async (kind: MergedRecord) => (await itemsOf(kind)).map(({ id }) => id);
  const between = { from: from.id, to: to.id };
  const renumbered = await returnEntriesForSystem(tx, await itemsOf('docket_entry'), between);
  await returnPartiesForSystem(tx, await itemsOf('party'), between, renumbered);
  await returnAttorneysForSystem(tx, await idsOf('attorney'), from.id, to.id);
  await moveFilingsForSystem(tx, from.id, to.id, await idsOf('filing'));
  await moveProposedForSystem(tx, from.id, to.id, await idsOf('proposed_filing'));
  await moveHearingsForSystem(tx, from.id, to, at, await idsOf('hearing'));
  await moveDeadlinesForSystem(tx, from.id, to.id, await idsOf('deadline'));
  await moveRulingsForSystem(tx, from.id, to.id, await idsOf('ruling'));
  await moveOrdersForSystem(tx, from.id, to.id, await idsOf('order'));
  await moveMemosForSystem(tx, from.id, to.id, await idsOf('bench_memo'));
  await moveWorkItemsForSystem(tx, from.id, to.id, await idsOf('work_item'));
}

type Restored = {
  merged: StoredCase;
  before: (typeof caseMerges.$inferSelect)['state_before'];
  reason: string;
};

/** The merged case has its earlier state again; its history shows the merge and the undoing. */
async function restore(tx: Db, needs: Tools, actor: Actor, { merged, before, reason }: Restored): Promise<void> {
  const at = needs.now();
  const { today } = await readCourt(tx, at, merged.court_id);
  await writeCaseState(tx, merged, {
    state: stateOf(before),
    disposition: before.disposition,
    reason: `Merge undone. ${reason}`,
    effective_on: today,
    by: actor.person_id,
    at,
  });
  await restoreStateForSystem(tx, merged, before);
}

type Separated = { kept: StoredCase; merged: StoredCase; reason: string };

async function enterOnBoth(tx: Db, needs: Tools, actor: Actor, { kept, merged, reason }: Separated): Promise<void> {
  const at = needs.now();
  const { today } = await readCourt(tx, at, kept.court_id);
  const entry = { filed_on: today, entered_at: at, entered_by: actor.person_id, kind: 'status' as const };
  for (const [held, other] of [
    [kept, merged],
    [merged, kept],
  ] as const) {
    const description = say('docket.merge_undone', { number: other.case_number, reason });
    await enterOnDocket(tx, held.id, { ...entry, description });
    await announce(tx, needs, { code: 'case.merged', ...aboutCase(held) });
  }
}
