import { writeReturnReason } from '#contract/messages/writeMessages';
import { pathTo } from '#domain/paths/pathTo';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { notify } from '#server/notifications/notify';
import { findCaseForFiler } from '#server/visibility/caseOfFiling';
import { emitCaseUpdated } from '#server/webhooks/emitCaseUpdated';
import { emitEvent } from '#server/webhooks/emitEvent';
import { noticeOfOutcome } from './noticeOfOutcome.ts';
import type { Outcome } from './Outcome.ts';

/** Notifies the filer and the court's other systems, in the transaction in which the decision takes effect. */
export async function announceOutcome(tx: Db, needs: Needs<'now'>, outcome: Outcome): Promise<void> {
  const { filing, review, placed, at } = outcome;
  const { id: filingId, court_id, filed_by, envelope_id: envelopeId } = filing;
  const notice = await noticeOfOutcome(tx, outcome);
  await notify(tx, needs, { ...notice, court_id, to: [filed_by], href: pathTo.filing(filingId) });

  const about = { court_id, subject_id: filingId };
  const decided = { filingId, envelopeId, decidedAt: at.toISOString() };
  if (placed) {
    const { case_id, case_number, number: docketEntry } = placed;
    const data = { ...decided, caseId: case_id, caseNumber: case_number, docketEntry };
    await emitEvent(tx, needs, { ...about, type: 'filing.accepted', data });
    const entered = { court_id, id: case_id, case_number };
    if (placed.opened) await emitCaseUpdated(tx, needs, entered, { change: 'case_opened', filingId });
    return emitCaseUpdated(tx, needs, entered, { change: 'filing_docketed', filingId });
  }
  const found = await findCaseForFiler(tx, filing);
  if (review.decision === 'returned') {
    if (found) await emitCaseUpdated(tx, needs, { court_id, ...found }, { change: 'filing_returned', filingId });
    return;
  }
  const reason = writeReturnReason(review.reason_code, review.reason);
  const named = { caseId: found?.id ?? null, caseNumber: found?.case_number ?? filing.case_number };
  const data = { ...decided, ...named, reason, authority: review.authority };
  await emitEvent(tx, needs, { ...about, type: 'filing.rejected', data });
}
