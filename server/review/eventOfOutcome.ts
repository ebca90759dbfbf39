import { noticeOnFiling } from '#domain/acceptance/noticeOnFiling';
import type { EventOf } from '#domain/events/CourtEvents';
import { courtDaysAfter } from '#domain/filings/checkDecision';
import type { StoredReturn } from '#server/filings/attachments/returnedAttachments';
import type { Db } from '#server/kernel/Database';
import { findCaseForFiler } from '#server/visibility/caseOfFiling';
import { readCourtsPolicy } from './courtsPolicy.ts';
import { defectOf } from './defectOf.ts';
import type { Outcome } from './Outcome.ts';

type Accepted = 'filing.accepted' | 'filing.accepted_with_deficiency' | 'filing.accepted_in_part';
type Refused = 'filing.returned' | 'filing.more_time' | 'filing.rejected';

/** The event of a decision, with the values of the filer's notice. */
export async function eventOfOutcome(tx: Db, outcome: Outcome): Promise<EventOf<Accepted | Refused>> {
  const { filing, review, court, placed, returned, notice, at } = outcome;
  const { policy, today, calendar } = await readCourtsPolicy(tx, court.id, at);
  const { id, envelope_id, document_name: document } = filing;
  // What the court's rules have the notice say besides, and the last day of a motion that they allow.
  const motion_by = policy.motion_days === null ? null : courtDaysAfter(today, policy.motion_days, calendar);
  const rights = [...policy.return_notice];
  if (placed) {
    const { case_id, number: entry, case_number, title: case_title, opened } = placed;
    const about = { filing: { id, envelope_id }, case: { id: case_id, case_number }, opened_case: opened };
    const { received_on } = placed.dated.date;
    const filed_on = review.filed_as_of || placed.filed_on !== received_on ? placed.filed_on : null;
    const values = { document, entry, case_number, case_title, filed_on };
    if (returned.length > 0) {
      const each = returned.map(({ title, ...one }) => ({ document: title, ...statedReturn(one, court) }));
      const separated = returned.map(({ filing_id }) => ({ id: filing_id! }));
      const in_part = { ...values, returned: each, rights, motion_by };
      return { code: 'filing.accepted_in_part', values: in_part, about: { ...about, returned: separated } };
    }
    if (notice === null) return { code: 'filing.accepted', values, about };
    const uncured = noticeOnFiling(policy)?.uncured ?? null;
    const defect = { notice, ...defectOf(review, court), uncured };
    return { code: 'filing.accepted_with_deficiency', values: { ...values, ...defect }, about };
  }
  const stated = { id, envelope_id, case_number: filing.case_number };
  const about = { filing: stated, case: (await findCaseForFiler(tx, filing)) ?? null };
  const { deficiency, correct_by } = defectOf(review, court);
  const values = { document, ...deficiency, rights, motion_by };
  if (review.decision === 'rejected') return { code: 'filing.rejected', values, about };
  const code = filing.state === 'returned' ? 'filing.more_time' : 'filing.returned';
  return { code, values: { ...values, correct_by: correct_by! }, about };
}

function statedReturn(
  {
    reason_code,
    reason,
    authority,
    correct_by,
  }: Pick<StoredReturn, 'reason_code' | 'reason' | 'authority' | 'correct_by'>,
  { time_zone }: Outcome['court'],
) {
  return { reason_code, reason, authority, correct_by: { at: correct_by.toISOString(), time_zone } };
}
