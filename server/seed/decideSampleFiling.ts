import { addDays } from '#domain/courts/holidays/days';
import { seekCourtDay } from '#domain/courts/holidays/isCourtDay';
import { lastCorrectionDay, permittedDecisions } from '#domain/filings/checkDecision';
import { type ReasonCode, reviewReasons } from '#domain/filings/reviewReasons';
import type { filings } from '#server/db/schema';
import type { Actor } from '#server/http/actor';
import type { Needs } from '#server/needs';
import { readCourtsPolicy } from '#server/review/courtsPolicy';
import { decideFiling } from '#server/review/decideFiling';
import type { Outcome } from './plan/planCases.ts';

/** What a sample clerk prefers to send papers back for, as far as the court lets them. */
const preferred: ReasonCode[] = ['unsigned', 'case_number_wrong', 'format_wrong', 'information_wrong', 'illegible'];

/** Decides as the court's own policy allows: where a clerk may not send a paper back, it is accepted. */
export async function decideSampleFiling(
  needs: Needs<'db' | 'config' | 'now'>,
  clerk: Actor,
  filing: typeof filings.$inferSelect,
  { outcome, case_id }: { outcome: Outcome; case_id: string },
): Promise<void> {
  const about = { id: filing.id, version: filing.version };
  const accepted = { ...about, decision: 'accepted' as const, placement: { join: case_id } };
  const { policy, calendar, today } = await readCourtsPolicy(needs.db, filing.court_id, needs.now());
  const reasons = Object.keys(policy.reasons) as ReasonCode[];
  const reason_code = preferred.find((code) => reasons.includes(code));
  if (outcome === 'accepted' || !reason_code || !permittedDecisions(policy).includes(outcome)) {
    await decideFiling(needs, clerk, accepted);
    return;
  }
  const grounds = {
    reason_code,
    reason: reviewReasons[reason_code],
    authority: policy.reasons[reason_code] ?? policy.authority ?? 'The court’s order on electronic filing',
  };
  if (outcome === 'rejected') {
    await decideFiling(needs, clerk, { ...about, decision: 'rejected', ...grounds });
    return;
  }
  const wished = seekCourtDay(addDays(today, 10), calendar, 1);
  const last = lastCorrectionDay(policy, today, calendar);
  const correct_by = last !== null && last < wished ? last : wished;
  await decideFiling(needs, clerk, { ...about, decision: 'returned', ...grounds, correct_by });
}
