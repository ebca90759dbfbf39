import { courtDaysAfter } from '#domain/filings/checkDecision';
import type { NoticeMessage } from '#domain/notifications/NoticeMessages';
import type { Db } from '#server/kernel/Database';
import { readCourtsPolicy } from './courtsPolicy.ts';
import { defectOf } from './defectOf.ts';
import type { Outcome } from './Outcome.ts';

/** The filer's notice of a decision. */
export async function noticeOfOutcome(tx: Db, outcome: Outcome): Promise<NoticeMessage> {
  const { filing, review, court, placed, notice, at } = outcome;
  const { policy, today, calendar } = await readCourtsPolicy(tx, court.id, at);
  const document = filing.document_name;
  if (placed) {
    const { number: entry, case_number, title: case_title } = placed;
    const filed_on = review.filed_as_of ? placed.filed_on : null;
    const values = { document, entry, case_number, case_title, filed_on };
    if (notice === null) return { code: 'filing.accepted', values };
    const uncured = policy.deficiency?.uncured ?? null;
    const defect = { notice, ...defectOf(review, court), uncured };
    return { code: 'filing.accepted_with_deficiency', values: { ...values, ...defect } };
  }
  const { deficiency, correct_by } = defectOf(review, court);
  // What the court's rules have the notice say besides, and the last day of a motion that they allow.
  const motion_by = policy.motion_days === null ? null : courtDaysAfter(today, policy.motion_days, calendar);
  const values = { document, ...deficiency, rights: [...policy.return_notice], motion_by };
  if (review.decision === 'rejected') return { code: 'filing.rejected', values };
  const code = filing.state === 'returned' ? 'filing.more_time' : 'filing.returned';
  return { code, values: { ...values, correct_by: correct_by! } };
}
