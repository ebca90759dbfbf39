import type { ReasonCode } from '#domain/acceptance/reviewReasons';
import { seekCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays } from '#domain/days/days';
import { lastCorrectionDay, permittedDecisions } from '#domain/filings/checkDecision';
import type { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { readCourtsPolicy } from '#server/review/courtsPolicy';
import { decideFiling } from '#server/review/decideFiling';
import { confirmSampleEntry } from './confirmSampleEntry.ts';
import type { Outcome, PlannedDocument } from './plan/PlannedCase.ts';

/** What a sample clerk acts on, in this order, where the court’s policy names a rule for it; with the clerk’s own words. */
const preferred: Partial<Record<ReasonCode, string>> = {
  unsigned: 'The signature line is blank. Sign the document and resubmit it.',
  case_number_wrong:
    'The case number in the caption does not match a case in this court. Correct the number and resubmit the document.',
  format_wrong: 'The pages do not have line numbers. Resubmit the document on pleading paper.',
  information_wrong: 'The selected document type does not match the document. Select the correct document type.',
  illegible: 'Pages 2 and 3 are illegible. Rescan them and resubmit the document.',
};

/**
 * Decides as the court's own policy allows: if a clerk may not return a document, it is accepted, with a deficiency
 * notice if that is the court’s practice.
 */
export async function decideSampleFiling(
  needs: Needs<'db' | 'config' | 'now'>,
  clerk: Actor,
  filing: typeof filings.$inferSelect,
  { outcome, case_id, document }: { outcome: Outcome; case_id: string; document: PlannedDocument },
): Promise<void> {
  const about = { id: filing.id, version: filing.version };
  const docket = await confirmSampleEntry(needs.db, filing, case_id, document);
  const placed = { placement: { join: case_id }, ...(docket && { docket }) };
  const accepted = { ...about, decision: 'accepted' as const, deficiency: false, ...placed };
  const { policy, calendar, today } = await readCourtsPolicy(needs.db, filing.court_id, needs.now());
  const reason_code = (Object.keys(preferred) as ReasonCode[]).find((code) => policy.reasons[code]);
  const sendsBack = permittedDecisions(policy).includes(outcome);
  if (outcome === 'accepted' || !reason_code || !(sendsBack || policy.deficiency)) {
    await decideFiling(needs, clerk, accepted);
    return;
  }
  const grounds = {
    reason_code,
    reason: preferred[reason_code]!,
    authority: policy.reasons[reason_code]!,
    deficiency: !sendsBack,
  };
  if (sendsBack && outcome === 'rejected') {
    await decideFiling(needs, clerk, { ...about, decision: 'rejected', ...grounds });
    return;
  }
  const wished = seekCourtDay(addDays(today, 10), calendar, 1);
  const last = lastCorrectionDay(policy, today, calendar);
  const correct_by = last !== null && last < wished ? last : wished;
  const decided = sendsBack ? { ...about, decision: 'returned' as const } : accepted;
  await decideFiling(needs, clerk, { ...decided, ...grounds, correct_by });
}
