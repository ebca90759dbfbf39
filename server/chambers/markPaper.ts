import { eq } from 'drizzle-orm';
import type { markPaper as asked } from '#contract/chambers';
import type { InputOf } from '#contract/endpoint';
import { recordActivity } from '#server/activity/recordActivity';
import { enterOnDocket } from '#server/cases/enterOnDocket';
import { readCourt } from '#server/courts/readCourt';
import { judicialMarks } from '#server/db/schema/chambers';
import type { Actor } from '#server/http/actor';
import { Refusal } from '#server/http/Refusal';
import type { Needs } from '#server/needs';
import { emitEvent } from '#server/webhooks/emitEvent';
import { holdPaper } from './awaitingPapers.ts';

type Writing = Needs<'db' | 'config' | 'now'>;

/** Says that the judge looked at a paper, or signed it. Only what the clerk has taken in can be signed. */
export async function markPaper(
  needs: Writing,
  judge: Actor,
  { id, mark, note }: InputOf<typeof asked>,
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const { filing, found_case, signature, mark: before } = await holdPaper(tx, judge, id);
    const title = filing.title ?? filing.document_name;
    if (mark === 'signed' && !signature) throw new Refusal('nothing_to_sign');
    if (mark === 'signed' && filing.state === 'received') throw new Refusal('not_accepted_yet');
    if (before?.mark === 'signed' || before?.mark === mark) throw new Refusal('paper_marked');
    const marked = { mark, note: note || null, marked_at: needs.now() };
    if (before) await tx.update(judicialMarks).set(marked).where(eq(judicialMarks.id, before.id));
    else {
      await tx
        .insert(judicialMarks)
        .values({ ...marked, court_id: judge.court_id, filing_id: id, judge_id: judge.person_id });
    }
    if (mark === 'signed') {
      const { today } = await readCourt(tx, needs.now(), judge.court_id);
      await enterOnDocket(tx, found_case.id, {
        filed_on: today,
        entered_at: needs.now(),
        entered_by: judge.person_id,
        kind: 'order',
        description: `Signed by ${judge.full_name}: ${title}`,
      });
      await emitEvent(tx, needs, {
        court_id: judge.court_id,
        type: 'case.updated',
        subject_id: found_case.id,
        data: {
          caseId: found_case.id,
          caseNumber: found_case.case_number,
          change: 'order_signed',
          filingId: id,
          updatedAt: needs.now().toISOString(),
        },
      });
    }
    await recordActivity(tx, needs, judge, {
      action: mark === 'signed' ? 'paper_signed' : 'paper_reviewed',
      subject_type: 'filing',
      subject_id: id,
      title: mark === 'signed' ? 'Order Signed' : 'Paper Reviewed by the Judge',
      description: `${judge.full_name} ${mark} ${title} in ${found_case.case_number}${note ? `: ${note}` : '.'}`,
      concerns: filing.filed_by,
      court_id: judge.court_id,
    });
    return { message: mark === 'signed' ? 'Signed and entered on the docket' : 'Marked as reviewed' };
  });
}

/** Takes back that a paper was looked at. A signature stands: only a further order changes it. */
export async function unmarkPaper(needs: Writing, judge: Actor, id: string): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const { filing, found_case, mark } = await holdPaper(tx, judge, id);
    if (!mark) throw new Refusal('not_found');
    if (mark.mark === 'signed') throw new Refusal('signature_stands');
    await tx.delete(judicialMarks).where(eq(judicialMarks.id, mark.id));
    await recordActivity(tx, needs, judge, {
      action: 'paper_unmarked',
      subject_type: 'filing',
      subject_id: id,
      title: 'Review by the Judge Taken Back',
      description: `${judge.full_name} took back the mark on ${filing.title ?? filing.document_name} in ${found_case.case_number}.`,
      concerns: filing.filed_by,
      court_id: judge.court_id,
    });
    return { message: 'Waits again' };
  });
}
