import type { changeCaseState as asked } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import { type CaseState, inactiveReasonsOf, nextStates, stateOf } from '#domain/cases/caseStates';
import type { DocketMessage } from '#domain/cases/DocketMessages';
import { findDisposition } from '#domain/cases/dispositions';
import { partiesToDispose } from '#domain/cases/partyDispositions';
import { say } from '#domain/messages/say';
import { recordActivity } from '#server/activity/recordActivity';
import { readCourt } from '#server/courts/readCourt';
import { aboutCase } from '#server/events/aboutCase';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { lockCase, readCaseDetails, type StoredCase } from '../caseRepository.ts';
import { enterOnDocket } from '../enterOnDocket.ts';
import { findPartiesWithDispositions, vacateDispositions } from './partyDispositionRepository.ts';
import { writeCaseState } from './writeCaseState.ts';

type Change = Omit<InputOf<typeof asked>, 'id' | 'version'>;
type Tools = Needs<'db' | 'config' | 'now'>;

/** Changes the state of a case. The docket shows the reason. A judge changes the state of cases assigned to that judge. */
export async function changeCaseState(
  needs: Tools,
  actor: Actor,
  { id, version, ...change }: InputOf<typeof asked>,
): Promise<{ message: string; case: CaseDetails }> {
  return needs.db.transaction(async (tx) => {
    const held = await lockCase(tx, actor, id, version);
    if (!maySetState(actor, held)) throw new Refusal('not_permitted');
    await applyState(tx, needs, actor, held, change);
    const details = await readCaseDetails(tx, actor, id);
    await recordState(tx, needs, actor, held, change);
    return { message: 'Status changed', case: details };
  });
}

/** Clerks and administrators set the state of every case, a judge of the judge’s own. */
export function maySetState(actor: Actor, { judge_id }: Pick<StoredCase, 'judge_id'>): boolean {
  if (actor.capacity === 'judge') return judge_id === actor.person_id;
  return actor.capacity === 'clerk' || actor.capacity === 'court_administrator';
}

/** Checks and writes a change of state, with its docket entry and event. */
export async function applyState(tx: Db, needs: Tools, actor: Actor, held: StoredCase, change: Change): Promise<void> {
  const { disposition, today } = await makeState(tx, needs, actor, held, change);
  await enterOnDocket(tx, held.id, {
    filed_on: today,
    entered_at: needs.now(),
    entered_by: actor.person_id,
    kind: 'status',
    description: entryOf(change, disposition),
  });
}

/** The same without a docket entry, for a change that another entry on the docket makes. */
export async function makeState(
  tx: Db,
  needs: Tools,
  actor: Actor,
  held: StoredCase,
  change: Change,
): Promise<{ disposition: string | null; today: string }> {
  const before = stateOf(held);
  const court = await readCourt(tx, needs.now(), held.court_id);
  if (before === change.state) throw invalidInput('state', 'The case already has this status');
  if (!nextStates(before).includes(change.state)) throw unreachable(before);
  if (change.state === 'inactive' && !inactiveReasonsOf(held.case_type).some((one) => one === change.inactive_reason)) {
    throw invalidInput('inactive_reason', 'Choose why the case is inactive');
  }
  const disposition = change.state === 'disposed' ? await chooseDisposition(tx, held, court, change) : null;
  const at = needs.now();
  if (change.state === 'reopened') await vacateDispositions(tx, held.id, at);
  await writeCaseState(tx, held, {
    state: change.state,
    inactive_reason: change.state === 'inactive' ? (change.inactive_reason ?? null) : null,
    disposition,
    reason: change.reason,
    effective_on: court.today,
    by: actor.person_id,
    at,
  });
  const code = change.state === 'disposed' ? 'case.closed' : change.state === 'reopened' ? 'case.reopened' : null;
  await announce(tx, needs, { code: code ?? 'case.state_changed', ...aboutCase(held) });
  return { disposition, today: court.today };
}

/** The same for a change that no other line of the record shows. */
export async function makeRecordedState(
  tx: Db,
  needs: Tools,
  actor: Actor,
  held: StoredCase,
  change: Change,
): Promise<void> {
  await makeState(tx, needs, actor, held, change);
  await recordState(tx, needs, actor, held, change);
}

async function chooseDisposition(
  tx: Db,
  held: StoredCase,
  court: Parameters<typeof findDisposition>[2],
  { disposition }: Change,
): Promise<string> {
  if (!disposition) throw invalidInput('disposition', 'Choose how the case ended');
  if (!findDisposition(held.case_type, disposition, court)) {
    throw invalidInput('disposition', 'Choose a disposition for this case type');
  }
  const parties = partiesToDispose(held.case_type, await findPartiesWithDispositions(tx, held.id, () => true));
  const missing = parties.filter((party) => party.disposition === null).map(({ full_name }) => full_name);
  // One defendant needs no separate entry: the disposition of the case is the defendant’s.
  if (parties.length > 1 && missing.length > 0) throw new Refusal('party_dispositions_missing', { missing });
  return disposition;
}

function unreachable(before: CaseState): Refusal {
  return nextStates(before).length === 0
    ? new Refusal('case_state_final')
    : invalidInput('state', 'This status cannot follow the current one');
}

function entryOf({ state, inactive_reason, reason }: Change, disposition: string | null): DocketMessage {
  if (state === 'disposed') return say('docket.case_closed', { disposition: disposition!, reason });
  if (state === 'reopened') return say('docket.case_reopened', { reason });
  if (state === 'inactive') return say('docket.case_inactive', { why: inactive_reason!, reason });
  return say('docket.case_active', { reason });
}

async function recordState(
  tx: Db,
  needs: Tools,
  actor: Actor,
  { id, case_number }: StoredCase,
  { state, reason }: Change,
): Promise<void> {
  await recordActivity(tx, needs, actor, {
    action: 'case_state_changed',
    values: { case_number, state, reason },
    subject_type: 'case',
    subject_id: id,
  });
}
