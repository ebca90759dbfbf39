import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { denyOrder as asked } from '#contract/orderDrafts';
import { docketEventNamed, docketStyleOf } from '#domain/docketing/codesOf';
import { docketText } from '#domain/docketing/docketText';
import { lockVisibleCase } from '#server/cases/caseRepository';
import { readCourt } from '#server/courts/readCourt';
import { enterEvent } from '#server/docketing/enterEvent';
import { announce } from '#server/events/announce';
import { findFilingForSystem } from '#server/filings/filingsForSystem';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { readDraft } from './describeDraft.ts';
import { changeDraft, type FoundDraft, findDraft } from './draftRepository.ts';
import { lockOpen } from './saveDraft.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Input = InputOf<typeof asked>;

/** Sends a proposed order back to counsel, who can file a corrected one. */
export async function sendBackOrder(needs: Working, actor: Actor, input: Input): Promise<ReplyOf<typeof asked>> {
  await needs.db.transaction(async (tx) => {
    const found = await lockProposal(tx, needs, actor, input);
    await changeDraft(tx, actor, found.order, { state: 'sent_back', reason: input.reason, at: needs.now() });
    await notifyCounsel(tx, needs, actor, found, input.reason);
    await record(tx, needs, actor, found, { action: 'paper_sent_back', reason: input.reason });
  });
  return { message: 'Sent back. Counsel has been notified.', order: await readDraft(needs, actor, input.id) };
}

/** Denies a proposed order: the docket states that it is not signed, and why. */
export async function denyOrder(needs: Working, actor: Actor, input: Input): Promise<ReplyOf<typeof asked>> {
  const { order } = await findDraft(needs.db, actor, input.id);
  const entry = await needs.db.transaction(async (tx) => {
    const held = await lockVisibleCase(tx, actor, order.case_id);
    const found = await lockProposal(tx, needs, actor, input);
    await changeDraft(tx, actor, found.order, { state: 'denied', reason: input.reason, at: needs.now() });
    const court = await readCourt(tx, needs.now(), held.court_id);
    const event = docketEventNamed('order_rejected_proposed');
    const written = docketText(event, { reason: input.reason }, docketStyleOf(court));
    const text = 'text' in written ? written.text : input.reason;
    const made = await enterEvent(tx, needs, actor, held, { event, text, filed_on: court.today, document: null });
    await record(tx, needs, actor, found, { action: 'order_denied', reason: input.reason });
    return made.number;
  });
  return { message: `Denied. Docket entry ${entry}.`, order: await readDraft(needs, actor, input.id) };
}

async function lockProposal(tx: Db, needs: Needs<'now'>, actor: Actor, input: Input): Promise<FoundDraft> {
  const found = await lockOpen(tx, needs, actor, input);
  if (found.order.source !== 'counsel' || !found.order.filing_id) throw new Refusal('order_not_counsels');
  return found;
}

async function notifyCounsel(tx: Db, needs: Needs<'now'>, actor: Actor, found: FoundDraft, reason: string) {
  const filing = await findFilingForSystem(tx, found.order.filing_id!);
  const document = filing.title ?? filing.document_name;
  await announce(tx, needs, {
    ...{ court_id: filing.court_id, to: [filing.filed_by], code: 'order.sent_back' },
    values: { judge: actor.full_name, document, case_number: found.found_case.case_number, reason },
    about: { filing: { id: filing.id } },
  });
}

type Line = { action: 'paper_sent_back' | 'order_denied'; reason: string };

async function record(tx: Db, needs: Working, actor: Actor, found: FoundDraft, { action, reason }: Line) {
  const filing = await findFilingForSystem(tx, found.order.filing_id!);
  const document = filing.title ?? filing.document_name;
  const values = { document, case_number: found.found_case.case_number, note: reason };
  await recordOnFiling(tx, needs, actor, filing, { action, values });
}
