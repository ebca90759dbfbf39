import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { signOrder as asked } from '#contract/orders';
import { nameOrder } from '#domain/chambers/nameOrder';
import { entryOfOrder } from '#domain/orders/entryOfOrder';
import { eventOfOrder } from '#domain/orders/eventOfOrder';
import { deadlinesAfter } from '#domain/rulings/deadlinesAfter';
import type { DispositionId } from '#domain/rulings/dispositions';
import { recordActivity } from '#server/activity/recordActivity';
import { findCase, lockVisibleCase, type StoredCase } from '#server/cases/caseRepository';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { startDeadlinesOfEntry } from '#server/deadlines/deadlinesOfRuling';
import { enterEvent } from '#server/docketing/enterEvent';
import type { EntryDocument } from '#server/docketing/makeDocument';
import { serveEntry } from '#server/entryService/serveEntry';
import { announce } from '#server/events/announce';
import { lockFilingForSystem } from '#server/filings/filingsForSystem';
import { checkSecondFactor } from '#server/identity/secondFactor/confirmSecondFactor';
import { hasSecondFactor } from '#server/identity/secondFactor/secondFactorRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findEventsFor } from '#server/packs/findCodes';
import { settleMotion } from '#server/rulings/settleMotion';
import { followRuling } from '#server/sealing/followRuling';
import { recordSealed } from '#server/seals/certificateRepository';
import type { SealedPdf } from '#server/seals/sealPdf';
import { findMotionOfOrder } from './findMotionOfOrder.ts';
import { findProposed } from './findSignable.ts';
import { findOwnOrder, lockOwnOrder, markSigned, type StoredOrder } from './orderRepository.ts';
import { hasOpenBlank, writeFinalPdf } from './writeFinalPdf.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;
type Input = InputOf<typeof asked>;
type Final = { document: EntryDocument; record: SealedPdf['record'] };

/**
 * Signs the order that the judge has read. The second factor is checked and the PDF is sealed first; then everything
 * that follows from the signature is written in one transaction: the docket entry with its document, the motion and its
 * deadlines, the service on everyone in the case, and the activity record.
 */
export async function signOrder(
  needs: Working,
  judge: Actor,
  input: Input,
  also: (tx: Db, order: StoredOrder) => Promise<void> = async () => {},
): Promise<ReplyOf<typeof asked>> {
  const { db } = needs;
  const order = await findOwnOrder(db, judge, input.id);
  const found = await findCase(db, judge, order.case_id);
  await assertSignable(db, judge, { order, found, version: input.version });
  if (!(await hasSecondFactor(db, judge.person_id))) throw new Refusal('second_factor_to_sign');
  await checkSecondFactor(needs, judge, input.confirmation);
  const at = needs.now();
  const title = nameOrder(order.title) ?? 'Order';
  const final = await writeFinalPdf(needs, judge, { order, found, title, at });
  const number = await db.transaction(async (tx) => {
    const held = await lockVisibleCase(tx, judge, order.case_id);
    if (order.filing_id) await lockFilingForSystem(tx, order.filing_id);
    const locked = await lockOwnOrder(tx, judge, order.id);
    await assertSignable(tx, judge, { order: locked, found: held, version: input.version });
    await also(tx, locked);
    return write(tx, needs, judge, { order: locked, held, title, at, final, disposition: input.disposition });
  });
  return { message: `Signed and entered on the docket as entry ${number}. Service has begun.`, entry: number };
}

type Checked = { order: StoredOrder; found: StoredCase; version: number };

async function assertSignable(db: Db, judge: Actor, { order, found, version }: Checked): Promise<void> {
  if (order.state !== 'draft' && order.state !== 'for_signature') throw new Refusal('order_not_signable');
  if (order.version !== version) throw new Refusal('changed_meanwhile', { version: order.version });
  if (found.status === 'closed') throw new Refusal('order_case_closed');
  if (hasOpenBlank(order.content)) throw new Refusal('order_blank');
  const { filing_id, proposed_version_id: version_id } = order;
  if (filing_id && version_id) await findProposed(db, judge, { filing_id, version_id });
}

type Writing = {
  order: StoredOrder;
  held: StoredCase;
  title: string;
  at: Date;
  final: Final;
  disposition: DispositionId | undefined;
};

type Deciding = { order: StoredOrder; held: StoredCase; asked: DispositionId | undefined; court: KnownCourt };
type Settling = {
  motion: Decided;
  order: StoredOrder;
  held: StoredCase;
  court: KnownCourt;
  entry: { id: string; number: number };
  at: Date;
};

async function write(tx: Db, needs: Working, judge: Actor, writing: Writing): Promise<number> {
  const { order, held, title, at, final } = writing;
  const court = await readCourt(tx, at, held.court_id);
  const motion = await decideMotion(tx, needs, judge, { order, held, asked: writing.disposition, court });
  const wanted = eventOfOrder(motion?.disposition ?? null);
  const event = (await findEventsFor(tx, held.court_id, judge.capacity)).find(({ id }) => id === wanted);
  if (!event) throw new Refusal('event_not_permitted');
  const isFor = held.judge_id !== null && held.judge_id !== judge.person_id;
  const text = entryOfOrder({ title, motion, judge: judge.full_name, for_judge: isFor ? held.judge_name : null });
  const { document } = final;
  const entry = await enterEvent(tx, needs, judge, held, {
    ...{ event, text, filed_on: court.today, document, related_number: motion?.number ?? null },
  });
  const { court_id, id: case_id, case_number } = held;
  await recordSealed(tx, final.record);
  const { sha256: signed_sha256 } = document;
  await markSigned(tx, order.id, { signed_by: judge.person_id, signed_at: at, signed_sha256, entry_id: entry.id });
  if (motion) await settle(tx, needs, judge, { motion, order, held, court, entry, at });
  await serveEntry(tx, needs, { case_id, court_id, entry_id: entry.id, at });
  if (order.filing_id) {
    const about = { case: { id: case_id, case_number }, filing: { id: order.filing_id } };
    await announce(tx, needs, { code: 'order.signed', values: {}, about, court_id, to: [] });
  }
  await recordActivity(tx, needs, judge, {
    ...{ action: 'paper_signed', values: { document: title, case_number, note: null } },
    ...(order.filing_id
      ? { subject_type: 'filing', subject_id: order.filing_id }
      : { subject_type: 'case', subject_id: case_id }),
  });
  return entry.number;
}

/** The motion that the order decides, as it was ruled before, or as the judge chose; a choice must apply to it. */
async function decideMotion(tx: Db, needs: Working, judge: Actor, { order, held, asked, court }: Deciding) {
  const motion = await findMotionOfOrder({ ...needs, db: tx }, judge, { order, found: held, court });
  if (!motion) return null;
  if (motion.decided) return { ...motion, disposition: motion.decided };
  const disposition = asked ?? motion.suggested;
  if (disposition === null || !motion.allowed.includes(disposition)) {
    throw invalidInput('disposition', 'Choose how the order decides the motion.');
  }
  return { ...motion, disposition };
}

type Decided = NonNullable<Awaited<ReturnType<typeof decideMotion>>>;

/** Puts the decision of the motion on record, and starts the deadlines that follow if it is a new one. */
async function settle(tx: Db, needs: Working, judge: Actor, { motion, order, held, court, entry, at }: Settling) {
  const { id: motion_id, disposition, matter } = motion;
  const { court_id, id: case_id } = held;
  const decided = { motion_id, hearing_id: order.hearing_id, disposition };
  await settleMotion(tx, { ...decided, court_id, case_id, judge_id: judge.person_id, entry_id: entry.id, at });
  if (motion.decided) return;
  const started = deadlinesAfter({ disposition, ...matter, days_to_amend: undefined });
  const ruled = { held, filing_id: motion_id, court, entry: entry.number };
  await startDeadlinesOfEntry(tx, needs, judge, ruled, started);
  await followRuling(tx, needs, judge, { ...ruled, code: matter.code, disposition });
}
