import { eq } from 'drizzle-orm';
import type { markDocument as asked } from '#contract/chambers';
import type { InputOf } from '#contract/endpoint';
import type { ActivityAction } from '#domain/activity/ActivityMessages';
import type { JudicialMark } from '#domain/chambers/awaiting';
import { judicialMarks } from '#server/db/schema/chambers';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { type FoundDocument, lockDocument } from './awaitingDocuments.ts';
import { notifySentBack } from './notifySentBack.ts';

type Writing = Needs<'db' | 'config' | 'now'>;

const done = {
  reviewed: {
    action: 'paper_reviewed',
    message: 'Marked as reviewed',
  },
  sent_back: {
    action: 'paper_sent_back',
    message: 'Sent back. The filer and the clerk have been notified.',
  },
} as const satisfies Record<Exclude<JudicialMark, 'signed'>, { action: ActivityAction; message: string }>;

/** Reviews a filing, or sends it back with a reason. An order is signed on its own screen (`signAndMark`). */
export async function markDocument(
  needs: Writing,
  judge: Actor,
  { id, mark, note }: InputOf<typeof asked>,
): Promise<{ message: string }> {
  if (mark === 'signed') throw new Refusal('sign_the_order');
  return needs.db.transaction(async (tx) => {
    const paper = await lockDocument(tx, judge, id);
    const { filing, found_case, mark: before } = paper;
    if (before?.mark === 'signed' || before?.mark === mark) throw new Refusal('paper_marked');
    if (mark === 'sent_back' && !note) {
      throw invalidInput('note', 'Enter what must be changed.');
    }
    const marked = { mark, note: note || null, version_id: null, marked_at: needs.now() };
    if (before) await tx.update(judicialMarks).set(marked).where(eq(judicialMarks.id, before.id));
    else {
      await tx
        .insert(judicialMarks)
        .values({ ...marked, court_id: judge.court_id, filing_id: id, judge_id: judge.person_id });
    }
    if (mark === 'sent_back') await notifySentBack(tx, needs, paper, { judge: judge.full_name, reason: note });
    const { action, message } = done[mark];
    await recordOnFiling(tx, needs, judge, filing, {
      action,
      values: { document: titleOf(paper), case_number: found_case.case_number, note: note || null },
    });
    return { message };
  });
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
