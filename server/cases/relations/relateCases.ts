import { and, eq, isNull, or } from 'drizzle-orm';
import type { relateCases as asked, endRelation as endAsked } from '#contract/caseRelations';
import type { CaseDetails } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import type { ConsolidationPurpose, RelationKind } from '#domain/cases/caseRelations';
import { stateOf, statusOf } from '#domain/cases/caseStates';
import type { DocketMessage } from '#domain/cases/DocketMessages';
import { say } from '#domain/messages/say';
import { recordActivity } from '#server/activity/recordActivity';
import { readCourt } from '#server/courts/readCourt';
import { caseRelations } from '#server/db/schema/caseRelations';
import { cases } from '#server/db/schema/cases';
import { aboutCase } from '#server/events/aboutCase';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { readCaseDetails, type StoredCase } from '../caseRepository.ts';
import { enterOnDocket } from '../enterOnDocket.ts';
import { writeCaseState } from '../life/writeCaseState.ts';
import { lockTwoCases } from './lockTwoCases.ts';

type Tools = Needs<'db' | 'config' | 'now'>;
type Pair = { lead: StoredCase; member: StoredCase };
type Joined = { kind: RelationKind; purpose: ConsolidationPurpose; ended: boolean; reason: string };

/**
 * Relates a case to another, or makes it a member of the consolidation that the other leads. Both dockets show it. The
 * tables refuse a second relation of two cases and a second lead of a member.
 */
export async function relateCases(
  needs: Tools,
  actor: Actor,
  { id, version, kind, other_case_id, purpose, reason }: InputOf<typeof asked>,
): Promise<{ message: string; case: CaseDetails }> {
  return needs.db.transaction(async (tx) => {
    const { first: member, second: lead } = await lockTwoCases(tx, actor, { id, version }, other_case_id);
    if (id === other_case_id) throw invalidInput('other_case_id', 'Choose another case');
    if ([lead, member].some((one) => stateOf(one) === 'merged')) throw new Refusal('case_state_final');
    if (kind === 'consolidated') await assertConsolidates(tx, { lead, member });
    const closes = kind === 'consolidated' && purpose === 'all_purposes';
    await tx.insert(caseRelations).values({
      court_id: actor.court_id,
      kind,
      case_id: lead.id,
      other_case_id: member.id,
      purpose: kind === 'consolidated' ? purpose : null,
      state_before: closes ? stateOf(member) : null,
      reason,
      made_by: actor.person_id,
      made_at: needs.now(),
    });
    await enterOnBoth(tx, needs, actor, { lead, member }, { kind, purpose, ended: false, reason });
    await raiseVersions(tx, { lead, member });
    if (closes) await setMemberState(tx, needs, actor, member, 'consolidated', reason);
    return finish(tx, needs, actor, { lead, member }, { kind, reason }, 'cases_related');
  });
}

/** Ends a relation. A member that the consolidation closed returns to the state that it had. */
export async function endRelation(
  needs: Tools,
  actor: Actor,
  { id, reason }: InputOf<typeof endAsked>,
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const inForce = and(
      eq(caseRelations.id, id),
      eq(caseRelations.court_id, actor.court_id),
      isNull(caseRelations.ended_at),
    );
    const [held] = await tx.select().from(caseRelations).where(inForce);
    if (!held) throw new Refusal('not_found');
    const { first: member, second: lead } = await lockTwoCases(tx, actor, { id: held.other_case_id }, held.case_id);
    const ended = { ended_by: actor.person_id, ended_at: needs.now(), end_reason: reason };
    const done = await tx.update(caseRelations).set(ended).where(inForce).returning({ id: caseRelations.id });
    if (done.length === 0) throw new Refusal('not_found');
    const { kind } = held;
    const purpose = held.purpose ?? 'all_purposes';
    await enterOnBoth(tx, needs, actor, { lead, member }, { kind, purpose, ended: true, reason });
    await raiseVersions(tx, { lead, member });
    if (held.state_before && stateOf(member) === 'consolidated') {
      await setMemberState(tx, needs, actor, member, held.state_before, reason);
    }
    const { message } = await finish(tx, needs, actor, { lead, member }, { kind, reason }, 'cases_unrelated');
    return { message };
  });
}

/** Whether a case leads or belongs to a consolidation. */
async function findConsolidations(tx: Db, case_id: string) {
  return tx
    .select({ lead_id: caseRelations.case_id, member_id: caseRelations.other_case_id })
    .from(caseRelations)
    .where(
      and(
        eq(caseRelations.kind, 'consolidated'),
        isNull(caseRelations.ended_at),
        or(eq(caseRelations.case_id, case_id), eq(caseRelations.other_case_id, case_id)),
      ),
    );
}

/** A lead case is open and no member; a member is open and leads no other case. */
async function assertConsolidates(tx: Db, { lead, member }: Pair): Promise<void> {
  if (statusOf(stateOf(lead)) !== 'open' || statusOf(stateOf(member)) !== 'open') throw new Refusal('case_closed');
  const [ofLead, ofMember] = [await findConsolidations(tx, lead.id), await findConsolidations(tx, member.id)];
  if (ofMember.some(({ member_id }) => member_id === member.id)) throw new Refusal('case_has_lead');
  if (ofLead.some(({ member_id }) => member_id === lead.id) || ofMember.length > 0) throw new Refusal('lead_is_member');
}

async function setMemberState(
  tx: Db,
  needs: Tools,
  actor: Actor,
  member: StoredCase,
  state: Parameters<typeof writeCaseState>[2]['state'],
  reason: string,
): Promise<void> {
  const at = needs.now();
  const { today } = await readCourt(tx, at, member.court_id);
  const disposition = state === 'consolidated' ? 'Closed by consolidation (lead case stays open)' : null;
  await writeCaseState(tx, member, { state, disposition, reason, effective_on: today, by: actor.person_id, at });
}

async function enterOnBoth(tx: Db, needs: Tools, actor: Actor, { lead, member }: Pair, joined: Joined): Promise<void> {
  const at = needs.now();
  const { today } = await readCourt(tx, at, actor.court_id);
  const entry = { filed_on: today, entered_at: at, entered_by: actor.person_id, kind: 'notice' as const };
  // The lower ID first, as the cases were locked.
  for (const held of [lead, member].sort((a, b) => a.id.localeCompare(b.id))) {
    const other = held === lead ? member : lead;
    await enterOnDocket(tx, held.id, { ...entry, description: entryFor(other.case_number, other === member, joined) });
    await announce(tx, needs, { code: 'case.related', ...aboutCase(held) });
  }
}

function entryFor(number: string, is_lead: boolean, { kind, purpose, ended, reason }: Joined): DocketMessage {
  return kind === 'related'
    ? say('docket.related', { number, ended, reason })
    : say('docket.consolidated', { number, is_lead, purpose, ended, reason });
}

async function raiseVersions(tx: Db, { lead, member }: Pair): Promise<void> {
  for (const { id, version } of [lead, member]) {
    await tx
      .update(cases)
      .set({ version: version + 1 })
      .where(eq(cases.id, id));
  }
}

async function finish(
  tx: Db,
  needs: Tools,
  actor: Actor,
  { lead, member }: Pair,
  { kind, reason }: { kind: RelationKind; reason: string },
  action: 'cases_related' | 'cases_unrelated',
): Promise<{ message: string; case: CaseDetails }> {
  const details = await readCaseDetails(tx, actor, member.id);
  await recordActivity(tx, needs, actor, {
    action,
    values: { case_number: member.case_number, other_number: lead.case_number, kind, reason },
    subject_type: 'case',
    subject_id: member.id,
  });
  const done = action === 'cases_related' ? { related: 'Cases related', consolidated: 'Cases consolidated' } : ended;
  return { message: done[kind], case: details };
}

const ended = { related: 'Relation ended', consolidated: 'Consolidation ended' };
