import type { mergeCases as asked } from '#contract/caseRelations';
import type { CaseDetails } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import type { MergedRecord } from '#domain/cases/caseRelations';
import { say } from '#domain/messages/say';
import { recordActivity } from '#server/activity/recordActivity';
import { moveHearingsForSystem } from '#server/calendar/updateHearing';
import { readCaseDetails } from '#server/cases/caseRepository';
import { enterOnDocket } from '#server/cases/enterOnDocket';
import { copyDisqualificationsForSystem } from '#server/cases/judges/disqualifications';
import { writeCaseState } from '#server/cases/life/writeCaseState';
import {
  lastNumberForSystem,
  moveAttorneysForSystem,
  moveEntriesForSystem,
  redirectNumberForSystem,
  takeStricterLevelForSystem,
} from '#server/cases/moveCaseRecords';
import type { Moved } from '#server/cases/moved';
import { retitle } from '#server/cases/participants/changeInCase';
import { movePartiesForSystem } from '#server/cases/participants/moveParticipants';
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
import { findGainingAccess, whyNotMerged } from './previewMerge.ts';

type StoredCase = typeof cases.$inferSelect;
type Tools = Needs<'db' | 'config' | 'now'>;
type Merge = InputOf<typeof asked>;

/**
 * Merges a case into another, in one transaction: its records move, each with a line that says where it was, and its
 * number leads to the kept case. No one gains access without a confirmation by name.
 */
export async function mergeCases(
  needs: Tools,
  actor: Actor,
  { id, version, other_case_id, other_version, admitted, reason }: Merge,
): Promise<{ message: string; case: CaseDetails }> {
  return needs.db.transaction(async (tx) => {
    const { first: kept, second: merged } = await lockTwoCases(
      tx,
      actor,
      { id, version },
      other_case_id,
      other_version,
    );
    if (await whyNotMerged(tx, kept, merged)) throw new Refusal('merge_refused');
    await assertAdmitted(tx, kept, merged, admitted);
    const at = needs.now();
    const { state, status, closed_on, disposition } = merged;
    const made = { case_id: kept.id, merged_case_id: merged.id, reason, merged_by: actor.person_id, merged_at: at };
    const [merge] = await tx
      .insert(caseMerges)
      .values({ ...made, state_before: { state, status, closed_on, disposition } })
      .returning({ id: caseMerges.id });
    const first = (await lastNumberForSystem(tx, kept.id)) + 1;
    const entries = await moveAll(tx, merge!.id, { from: merged, to: kept }, at);
    await copyDisqualificationsForSystem(tx, merged.id, kept.id);
    await closeMerged(tx, needs, actor, { kept, merged, reason });
    const range = entries === 0 ? { first: null, last: null } : { first, last: first + entries - 1 };
    const { today } = await readCourt(tx, at, kept.court_id);
    const entry = { filed_on: today, entered_at: at, entered_by: actor.person_id, kind: 'status' as const };
    const description = say('docket.merged_in', { number: merged.case_number, ...range, reason });
    await enterOnDocket(tx, kept.id, { ...entry, description });
    await retitle(tx, kept);
    await announce(tx, needs, { code: 'case.merged', ...aboutCase(kept) });
    const details = await readCaseDetails(tx, actor, kept.id);
    await recordActivity(tx, needs, actor, {
      action: 'cases_merged',
      values: { case_number: kept.case_number, other_number: merged.case_number, reason },
      subject_type: 'case',
      subject_id: kept.id,
    });
    return { message: `${merged.case_number} merged into ${kept.case_number}`, case: details };
  });
}

async function assertAdmitted(tx: Db, kept: StoredCase, merged: StoredCase, admitted: readonly string[]) {
  const gaining = await findGainingAccess(tx, kept, merged);
  const unconfirmed = gaining.filter(({ person_id }) => !admitted.includes(person_id));
  if (unconfirmed.length > 0) throw new Refusal('merge_widens_access', { people: unconfirmed });
}

/** Moves every kind of record, and remembers each. Returns the number of docket entries. */
async function moveAll(
  tx: Db,
  merge_id: string,
  { from, to }: { from: StoredCase; to: StoredCase },
  at: Date,
): Promise<number> {
  const named = (ids: readonly string[]): Moved[] => ids.map((id) => ({ id, number: null }));
  const entries = await moveEntriesForSystem(tx, from.id, to.id);
  const moved: Record<MergedRecord, Moved[]> = {
    docket_entry: entries.moved,
    filing: named(await moveFilingsForSystem(tx, from.id, to.id)),
    proposed_filing: named(await moveProposedForSystem(tx, from.id, to.id)),
    hearing: named(await moveHearingsForSystem(tx, from.id, to, at)),
    deadline: named(await moveDeadlinesForSystem(tx, from.id, to.id)),
    ruling: named(await moveRulingsForSystem(tx, from.id, to.id)),
    order: named(await moveOrdersForSystem(tx, from.id, to.id)),
    bench_memo: named(await moveMemosForSystem(tx, from.id, to.id)),
    work_item: named(await moveWorkItemsForSystem(tx, from.id, to.id)),
    party: await movePartiesForSystem(tx, from.id, to.id, entries.renumbered),
    attorney: await moveAttorneysForSystem(tx, from.id, to.id),
  };
  const items = Object.entries(moved).flatMap(([kind, records]) =>
    records.map(({ id, number }) => ({ merge_id, kind: kind as MergedRecord, record_id: id, number })),
  );
  const atOnce = 1000;
  for (let start = 0; start < items.length; start += atOnce) {
    await tx.insert(caseMergeItems).values(items.slice(start, start + atOnce));
  }
  return moved.docket_entry.length;
}

type Closing = { kept: StoredCase; merged: StoredCase; reason: string };

/** The merged case is closed; its docket, now empty, says where it went. */
async function closeMerged(tx: Db, needs: Tools, actor: Actor, { kept, merged, reason }: Closing): Promise<void> {
  const at = needs.now();
  const { today } = await readCourt(tx, at, merged.court_id);
  const words = `Merged into ${kept.case_number}. ${reason}`;
  await writeCaseState(tx, merged, { state: 'merged', reason: words, effective_on: today, by: actor.person_id, at });
  await takeStricterLevelForSystem(tx, kept.id, merged.id);
  await redirectNumberForSystem(tx, merged.id, kept.id);
  await announce(tx, needs, { code: 'case.merged', ...aboutCase(merged) });
}
