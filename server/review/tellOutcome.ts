import { writeReturnReason } from '#contract/messages/writeMessages';
import { courtDaysAfter } from '#domain/filings/checkDecision';
import type { NoticeMessage } from '#domain/notifications/NoticeMessages';
import type { Placed } from '#server/cases/placeFiling';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { notify } from '#server/notifications/notify';
import { findCaseForFiler } from '#server/visibility/caseOfFiling';
import { emitEvent } from '#server/webhooks/emitEvent';
import { readCourtsPolicy } from './courtsPolicy.ts';
import { defectOf } from './defectOf.ts';
import type { StoredCourt, StoredReview } from './reviewRepository.ts';

/** A decision that takes effect now, and, if it accepts, where the filing went. */
export type Outcome = {
  review: StoredReview;
  filing: typeof filings.$inferSelect;
  court: StoredCourt;
  at: Date;
  placed: Placed | null;
  /** The docket number of a notice of deficiency, where one was entered. */
  notice: number | null;
};

/** Notifies the filer and the court's other systems, in the transaction in which the decision takes effect. */
export async function tellOutcome(tx: Db, needs: Needs<'now'>, outcome: Outcome): Promise<void> {
  const { filing } = outcome;
  await notify(tx, needs, {
    court_id: filing.court_id,
    to: [filing.filed_by],
    ...(await noticeOf(tx, outcome)),
    href: `/case-processing?filing=${filing.id}`,
  });
  await emitEvents(tx, needs, outcome);
}

async function noticeOf(tx: Db, outcome: Outcome): Promise<NoticeMessage> {
  const { placed } = outcome;
  return placed ? noticeOfAcceptance(tx, outcome, placed) : noticeOfRefusal(tx, outcome);
}

async function noticeOfAcceptance(
  tx: Db,
  { filing, review, court, notice, at }: Outcome,
  { number: entry, case_number, title: case_title, filed_on }: Placed,
): Promise<NoticeMessage> {
  const placed = { document: filing.document_name, entry, case_number, case_title };
  const values = { ...placed, filed_on: review.filed_as_of ? filed_on : null };
  if (notice === null) return { code: 'filing.accepted', values };
  const { policy } = await readCourtsPolicy(tx, court.id, at);
  const uncured = policy.deficiency?.uncured ?? null;
  return {
    code: 'filing.accepted_with_deficiency',
    values: { ...values, notice, ...defectOf(review, court), uncured },
  };
}

/** With what the court’s rules have the notice say besides, and the last day of a motion that they allow. */
async function noticeOfRefusal(tx: Db, { filing, review, court, at }: Outcome): Promise<NoticeMessage> {
  const { policy, today, calendar } = await readCourtsPolicy(tx, court.id, at);
  const motion_by = policy.motion_days === null ? null : courtDaysAfter(today, policy.motion_days, calendar);
  const { deficiency, correct_by } = defectOf(review, court);
  const values = { document: filing.document_name, ...deficiency, rights: [...policy.return_notice], motion_by };
  if (review.decision === 'rejected') return { code: 'filing.rejected', values };
  const code = filing.state === 'returned' ? 'filing.more_time' : 'filing.returned';
  return { code, values: { ...values, correct_by: correct_by! } };
}

async function emitEvents(tx: Db, needs: Needs<'now'>, { filing, review, at, placed }: Outcome): Promise<void> {
  const about = { court_id: filing.court_id };
  const decided = { filingId: filing.id, envelopeId: filing.envelope_id, decidedAt: at.toISOString() };
  const updated = { updatedAt: at.toISOString(), filingId: filing.id };
  if (placed) {
    const { case_id: caseId, case_number: caseNumber, number } = placed;
    await emitEvent(tx, needs, {
      ...about,
      type: 'filing.accepted',
      subject_id: filing.id,
      data: { ...decided, caseId, caseNumber, docketEntry: number },
    });
    for (const change of [...(placed.opened ? ['case_opened'] : []), 'filing_docketed']) {
      await emitEvent(tx, needs, {
        ...about,
        type: 'case.updated',
        subject_id: caseId,
        data: { caseId, caseNumber, change, ...updated },
      });
    }
    return;
  }
  const found = await findCaseForFiler(tx, filing);
  if (review.decision === 'rejected') {
    const reason = writeReturnReason(review.reason_code, review.reason);
    await emitEvent(tx, needs, {
      ...about,
      type: 'filing.rejected',
      subject_id: filing.id,
      data: {
        ...decided,
        caseId: found?.id ?? null,
        caseNumber: found?.case_number ?? filing.case_number,
        reason,
        authority: review.authority,
      },
    });
  } else if (found) {
    await emitEvent(tx, needs, {
      ...about,
      type: 'case.updated',
      subject_id: found.id,
      data: { caseId: found.id, caseNumber: found.case_number, change: 'filing_returned', ...updated },
    });
  }
}
