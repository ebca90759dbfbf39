import { and, asc, eq } from 'drizzle-orm';
import type { decideTransfer as asked, IncomingTransfer } from '#contract/caseRelations';
import type { InputOf } from '#contract/endpoint';
import { numberingProblemTexts } from '#contract/messages/en/packProblems';
import { strictest } from '#domain/access/accessLevels';
import { say } from '#domain/messages/say';
import { recordActivity } from '#server/activity/recordActivity';
import { findCourt, findCourts } from '#server/courts/findCourt';
import { readCourt } from '#server/courts/readCourt';
import { caseTransfers } from '#server/db/schema/caseRelations';
import { cases } from '#server/db/schema/cases';
import { aboutCase } from '#server/events/aboutCase';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findCategory } from '#server/packs/findPack';
import { isCaseLevelRead } from '#server/visibility/isLevelRead';
import { usualLevelOf } from '../access/usualLevelOf.ts';
import type { StoredCase } from '../caseRepository.ts';
import { usableCategory } from '../changeCategory.ts';
import { enterOnDocket } from '../enterOnDocket.ts';
import { lockCaseForSystem } from '../findCaseForSystem.ts';
import { assignOpenedCase } from '../judges/assignOpenedCase.ts';
import { writeCaseState } from '../life/writeCaseState.ts';
import { copyParticipants } from '../participants/copyParticipants.ts';
import { takeCaseNumber } from '../takeCaseNumber.ts';

type Tools = Needs<'db' | 'config' | 'now'>;
type Decided = InputOf<typeof asked>;
type StoredTransfer = typeof caseTransfers.$inferSelect;
type Received = { id: string; case_number: string };

/** The cases that other courts sent to the viewer’s court, and on which it has not decided, the oldest first. */
export async function listIncomingTransfers({ db }: Needs<'db'>, viewer: Actor): Promise<{ data: IncomingTransfer[] }> {
  const found = await db
    .select({ transfer: caseTransfers, from: cases })
    .from(caseTransfers)
    .innerJoin(cases, eq(cases.id, caseTransfers.case_id))
    .where(
      and(
        eq(caseTransfers.to_court_id, viewer.court_id),
        eq(caseTransfers.state, 'offered'),
        isCaseLevelRead(cases.access, cases.id, viewer),
      ),
    )
    .orderBy(asc(caseTransfers.sent_at))
    .limit(100);
  const courts = await findCourts(db, [...new Set(found.map(({ from }) => from.court_id))]);
  return {
    data: found.map(({ transfer, from }) => ({
      id: transfer.id,
      version: transfer.version,
      kind: transfer.kind,
      from_court: courts.find(({ id }) => id === from.court_id)?.name ?? from.court_id,
      case_number: from.case_number,
      title: from.title,
      case_type: from.case_type,
      reason: transfer.reason,
      sent_at: transfer.sent_at.toISOString(),
    })),
  };
}

/** The other courts of this installation. */
export async function listTransferCourts({ db }: Needs<'db'>, viewer: Actor) {
  const all = await findCourts(db);
  return { data: all.filter(({ id }) => id !== viewer.court_id).map(({ id, name }) => ({ id, name })) };
}

/**
 * Accepts a case from another court, which opens a case with a number of this court, or refuses it: it returns to its
 * court in its earlier state, and its docket shows both. For an outside court, the sending court records the decision.
 */
export async function decideTransfer(
  needs: Tools,
  actor: Actor,
  decided: Decided,
): Promise<{ message: string; case_id: string | null }> {
  return needs.db.transaction(async (tx) => {
    const { transfer, sent } = await lockTransfer(tx, actor, decided);
    const accepted = decided.decision === 'accepted';
    const received = accepted && transfer.to_court_id ? await receive(tx, needs, actor, transfer, sent, decided) : null;
    const number = received?.case_number ?? (decided.outside_number || null);
    const at = needs.now();
    await tx
      .update(caseTransfers)
      .set({
        state: decided.decision,
        receiving_case_id: received?.id ?? null,
        outside_number: received ? null : number,
        decided_by: actor.person_id,
        decided_at: at,
        decision_reason: decided.reason,
        version: transfer.version + 1,
      })
      .where(eq(caseTransfers.id, transfer.id));
    const court = transfer.outside_court ?? (await findCourt(tx, transfer.to_court_id!)).name;
    await returnToSender(tx, needs, actor, { transfer, sent, court, number, ...decided });
    await recordActivity(tx, needs, actor, {
      action: 'transfer_decided',
      values: { case_number: sent.case_number, court, accepted, reason: decided.reason },
      subject_type: 'case',
      subject_id: received?.id ?? sent.id,
    });
    const message = accepted ? `Accepted${number ? `: ${number}` : ''}` : 'Refused. The case returned to its court';
    return { message, case_id: received?.id ?? (transfer.to_court_id ? null : sent.id) };
  });
}

/** Only the receiving court decides; for an outside court, the court that sent the case. */
async function lockTransfer(tx: Db, actor: Actor, { id, version }: Decided) {
  const [named] = await tx
    .select({ transfer: caseTransfers, court_id: cases.court_id })
    .from(caseTransfers)
    .innerJoin(cases, eq(cases.id, caseTransfers.case_id))
    .where(and(eq(caseTransfers.id, id), isCaseLevelRead(cases.access, cases.id, actor)));
  const decides = named && (named.transfer.to_court_id ?? named.court_id) === actor.court_id;
  if (!named || !decides) throw new Refusal('not_found');
  const sent = await lockCaseForSystem(tx, named.transfer.case_id);
  const [transfer] = await tx.select().from(caseTransfers).where(eq(caseTransfers.id, id)).for('update');
  if (transfer!.state !== 'offered') throw new Refusal('transfer_decided');
  if (transfer!.version !== version) throw new Refusal('changed_meanwhile', { version: transfer!.version });
  return { transfer: transfer!, sent };
}

/** Opens the case in the receiving court, with its parties. It grants access to no one who is not of that court. */
async function receive(
  tx: Db,
  needs: Tools,
  actor: Actor,
  { kind }: StoredTransfer,
  sent: StoredCase,
  { reason, category }: Decided,
): Promise<Received> {
  const court = await readCourt(tx, needs.now(), actor.court_id);
  const { case_type, title, title_is_set, title_form } = sent;
  const { case_number, category: own } = await numberFor(tx, sent, court, category);
  // A case does not become more open by moving to another court.
  const access = strictest(sent.access, await usualLevelOf(tx, { court_id: court.id, category: own }));
  const [opened] = await tx
    .insert(cases)
    .values({
      ...{ court_id: court.id, case_number, title, title_is_set, title_form, case_type, category: own, access },
      opened_on: court.today,
    })
    .returning({ id: cases.id });
  await copyParticipants(tx, sent.id, opened!.id);
  const { name } = await findCourt(tx, sent.court_id);
  await enterOnDocket(tx, opened!.id, {
    filed_on: court.today,
    entered_at: needs.now(),
    entered_by: actor.person_id,
    kind: 'status',
    description: say('docket.transferred_in', { court: name, number: sent.case_number, kind, reason }),
  });
  await announce(tx, needs, {
    code: 'case.transferred',
    ...aboutCase({ id: opened!.id, court_id: court.id, case_number }),
  });
  await assignOpenedCase(tx, needs, opened!.id, actor.person_id);
  return { id: opened!.id, case_number };
}

/**
 * The number of the case in the receiving court, with the category that it depends on. A number that no court creates,
 * such as an A-number, remains. The category of the sending court applies if this court has the same one.
 */
async function numberFor(tx: Db, sent: StoredCase, court: { id: string; today: string }, chosen: string | undefined) {
  const { case_type } = sent;
  if (chosen) await usableCategory(tx, court.id, case_type, chosen);
  const same = sent.category ? await findCategory(tx, court.id, sent.category) : undefined;
  const category = chosen || same?.id || null;
  const number = await takeCaseNumber(tx, court.id, { case_type, category, opened_on: court.today });
  if (typeof number === 'string') return { case_number: number, category };
  if (number.problem === 'given') return { case_number: sent.case_number, category };
  const field = number.problem === 'category_needed' ? 'category' : 'decision';
  throw invalidInput(field, numberingProblemTexts[number.problem]);
}

type Returned = {
  transfer: StoredTransfer;
  sent: StoredCase;
  court: string;
  number: string | null;
  decision: Decided['decision'];
  reason: string;
};

/** Enters the decision on the docket of the court that sent the case; a refused case has its earlier state again. */
async function returnToSender(tx: Db, needs: Tools, actor: Actor, returned: Returned): Promise<void> {
  const { transfer, sent, court, number, decision, reason } = returned;
  const at = needs.now();
  const { today } = await readCourt(tx, at, sent.court_id);
  const { kind } = transfer;
  const isBack = decision === 'refused' && kind !== 'appeal';
  if (isBack) {
    const words = `Returned by ${court}. ${reason}`;
    const state = transfer.state_before;
    await writeCaseState(tx, sent, { state, reason: words, effective_on: today, by: actor.person_id, at });
  } else {
    await tx
      .update(cases)
      .set({ version: sent.version + 1 })
      .where(eq(cases.id, sent.id));
  }
  await enterOnDocket(tx, sent.id, {
    filed_on: today,
    entered_at: at,
    entered_by: actor.person_id,
    kind: 'status',
    description:
      decision === 'refused'
        ? say('docket.transfer_refused', { court, kind, reason })
        : say('docket.transfer_accepted', { court, kind, number, reason }),
  });
  await announce(tx, needs, { code: 'case.transferred', ...aboutCase(sent) });
}
