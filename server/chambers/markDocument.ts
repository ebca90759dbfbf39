import { eq } from 'drizzle-orm';
import type { markDocument as asked } from '#contract/chambers';
import type { InputOf } from '#contract/endpoint';
import type { ActivityAction } from '#domain/activity/ActivityMessages';
import type { JudicialMark } from '#domain/chambers/awaiting';
import { nameOrder } from '#domain/chambers/nameOrder';
import { say } from '#domain/messages/say';
import { enterOnDocket } from '#server/cases/enterOnDocket';
import { readCourt } from '#server/courts/readCourt';
import { judicialMarks } from '#server/db/schema/chambers';
import { announce } from '#server/events/announce';
import { findDocumentsForSystem } from '#server/filings/filingRepository';
import { findDocumentOfVersionForSystem } from '#server/filings/filingsForSystem';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { type FoundDocument, lockDocument } from './awaitingDocuments.ts';
import { notifySentBack } from './notifySentBack.ts';
import { signableOf } from './readAwaitingDocument.ts';

type Writing = Needs<'db' | 'config' | 'now'>;

const done = {
  reviewed: {
    action: 'paper_reviewed',
    message: 'Marked as reviewed',
  },
  signed: {
    action: 'paper_signed',
    message: 'Signed and entered on the docket',
  },
  sent_back: {
    action: 'paper_sent_back',
    message: 'Sent back. The filer and the clerk have been notified.',
  },
} as const satisfies Record<JudicialMark, { action: ActivityAction; message: string }>;

/** Reviews a filing, signs the order that the judge has in view, or sends it back with a reason. */
export async function markDocument(
  needs: Writing,
  judge: Actor,
  { id, mark, note, version_id }: InputOf<typeof asked>,
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const paper = await lockDocument(tx, judge, id);
    const { filing, found_case, mark: before } = paper;
    if (before?.mark === 'signed' || before?.mark === mark) throw new Refusal('paper_marked');
    if (mark === 'sent_back' && !note) {
      throw invalidInput('note', 'Enter what must be changed.');
    }
    const signed = mark === 'signed' ? await findInView(tx, paper, version_id) : null;
    const marked = { mark, note: note || null, version_id: signed?.version_id ?? null, marked_at: needs.now() };
    if (before) await tx.update(judicialMarks).set(marked).where(eq(judicialMarks.id, before.id));
    else {
      await tx
        .insert(judicialMarks)
        .values({ ...marked, court_id: judge.court_id, filing_id: id, judge_id: judge.person_id });
    }
    if (signed) await enterOrder(tx, needs, judge, paper, signed.title);
    if (mark === 'sent_back') await notifySentBack(tx, needs, paper, { judge: judge.full_name, reason: note });
    const { action, message } = done[mark];
    await recordOnFiling(tx, needs, judge, filing, {
      action,
      values: { document: titleOf(paper), case_number: found_case.case_number, note: note || null },
    });
    return { message };
  });
}

/** The order in the judge's view, which must be the newest version of a document that can be signed. */
async function findInView(tx: Db, paper: FoundDocument, version_id: string | undefined) {
  const { filing, signature } = paper;
  if (!signature) throw new Refusal('nothing_to_sign');
  if (filing.state === 'received') throw new Refusal('not_accepted_yet');
  if (!version_id) throw new Refusal('order_not_in_view');
  const signable = signableOf(paper, await findDocumentsForSystem(tx, [filing.id]));
  const current = signable.find(({ version }) => version.id === version_id);
  if (current) {
    const { document } = current;
    return { version_id, title: document.kind === 'lead' ? titleOf(paper) : document.title };
  }
  const older = await findDocumentOfVersionForSystem(tx, version_id);
  const isReplaced = signable.some(({ document }) => document.id === older);
  throw new Refusal(isReplaced ? 'order_changed' : 'order_not_in_view');
}

async function enterOrder(tx: Db, needs: Writing, judge: Actor, paper: FoundDocument, title: string): Promise<void> {
  const { filing, found_case } = paper;
  const { today } = await readCourt(tx, needs.now(), judge.court_id);
  await enterOnDocket(tx, found_case.id, {
    filed_on: today,
    entered_at: needs.now(),
    entered_by: judge.person_id,
    kind: 'order',
    description: entryOf(nameOrder(title), judge, found_case),
  });
  const { id, case_number, court_id } = found_case;
  const about = { case: { id, case_number }, filing: { id: filing.id } };
  await announce(tx, needs, { code: 'order.signed', values: {}, about, court_id, to: [] });
}

/** A duty judge signs for the absent judge, with whom the case stays. */
function entryOf(order: string | null, judge: Actor, { judge_id, judge_name }: FoundDocument['found_case']) {
  const isFor = judge_id !== null && judge_id !== judge.person_id && judge_name !== null;
  return isFor
    ? say('docket.order_signed_for', { order, judge: judge.full_name, for_judge: judge_name })
    : say('docket.order_signed', { order, judge: judge.full_name });
}

/** Undoes a review or a sending back. Only a further order changes what was signed. */
export async function unmarkDocument(needs: Writing, judge: Actor, id: string): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const paper = await lockDocument(tx, judge, id);
    const { filing, found_case, mark } = paper;
    if (!mark) throw new Refusal('not_found');
    if (mark.mark === 'signed') throw new Refusal('signature_stands');
    await tx.delete(judicialMarks).where(eq(judicialMarks.id, mark.id));
    if (mark.mark === 'sent_back') await notifySentBack(tx, needs, paper, { judge: judge.full_name, reason: null });
    await recordOnFiling(tx, needs, judge, filing, {
      action: 'paper_unmarked',
      values: { document: titleOf(paper), case_number: found_case.case_number, mark: mark.mark },
    });
    return { message: 'Returned to your list' };
  });
}

function titleOf({ filing }: FoundDocument): string {
  return filing.title ?? filing.document_name;
}
