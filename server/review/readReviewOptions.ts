import type { InputOf } from '#contract/endpoint';
import { writeReviewReason } from '#contract/messages/writeMessages';
import type { readReviewOptions as asked, ReviewOptions } from '#contract/review';
import { noticeOnFiling } from '#domain/acceptance/noticeOnFiling';
import type { PartialAcceptance } from '#domain/acceptance/partialAcceptance';
import type { ReasonCode } from '#domain/acceptance/reviewReasons';
import { awaitsDecision } from '#domain/filings/awaitsDecision';
import {
  closedDaysAhead,
  lastCorrectionDay,
  permittedDecisions,
  proposedCorrectionDay,
} from '#domain/filings/checkDecision';
import { hasEnded, undecidedStates } from '#domain/filings/states';
import { describeTwo } from '#server/cases/filingDates/describeFilingDate';
import type { filings } from '#server/db/schema/filings';
import { findPersonName } from '#server/directory/findPeople';
import { describeChoices } from '#server/filings/choices/describeChoices';
import { findFiling } from '#server/filings/filingRepository';
import { findFilingDate, readFilingDates } from '#server/filings/findFilingDate';
import { describeClaim, findHolds, findReturn, findReviews } from '#server/filings/reviewRepository';
import { findSections } from '#server/filings/sections/sectionRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { listEnvelope } from './attachments/listEnvelope.ts';
import { readCourtsPolicy } from './courtsPolicy.ts';
import { findPlacementFindings, withoutRecord } from './findPlacementFindings.ts';
import { proposePlacement } from './proposePlacement.ts';
import { wordsFromFindings, wordsOf } from './wordsFromFindings.ts';

/** What the clerk may decide about a filing now, by the court's policy, and where it would go. */
export async function readReviewOptions(
  { db, config, now }: Needs<'db' | 'config' | 'now'>,
  viewer: Actor,
  { id, join }: InputOf<typeof asked>,
): Promise<ReviewOptions> {
  const stored = await findFiling(db, viewer, id);
  const { filing, analysis } = stored;
  const [{ court, policy, partial, today, calendar }, [hold = null], reviews, claimant, placement] = await Promise.all([
    readCourtsPolicy(db, filing.court_id, now()),
    findHolds({ db, config, now }, viewer, id),
    findReviews(db, stored, true),
    findPersonName(db, filing.claimed_by),
    proposePlacement(db, filing),
  ]);
  const byRule = await findFilingDate(db, court, filing);
  const chosen = undecidedStates.includes(filing.state) ? (join ?? placement.found?.id ?? null) : null;
  const findings = await findPlacementFindings(db, filing, chosen, policy);
  const permitted = permittedDecisions(policy);
  const notice = noticeOnFiling(policy);
  const another = filing.claimed_by !== null && filing.claimed_by !== viewer.person_id;
  const correct_by = filing.state === 'returned' ? ((await findReturn(db, stored))?.correct_by ?? null) : null;
  const isLapsed = filing.state === 'returned' && awaitsDecision(filing.state, correct_by, now());
  const waits = awaitsDecision(filing.state, correct_by, now()) && hasEnded(analysis.state) && !hold && !another;
  return {
    filing_id: id,
    version: filing.version,
    claim: describeClaim(filing, claimant, viewer),
    hold,
    section: await describeSection(db, filing),
    may: waits ? permitted : [],
    policy: {
      name: policy.name,
      advice: policy.advice,
      authority: policy.authority,
      confidence: policy.confidence,
      permitted,
      last_correction_day: lastCorrectionDay(policy, today, calendar),
      proposed_correction_day: proposedCorrectionDay(policy, today, calendar),
      closed_days: closedDaysAhead(today, calendar),
      deficiency: notice && { authority: notice.authority, uncured: notice.uncured },
      return_notice: [...policy.return_notice],
      must_file: [...policy.must_file],
      checked_on: policy.checked_on,
    },
    reasons: describeReasons(policy.reasons),
    notice_reasons: describeReasons(notice?.reasons ?? {}),
    from_findings: [...(await wordsFromFindings(db, id, policy)), ...wordsOf(findings.map(withoutRecord), policy)],
    lapsed_at: isLapsed ? (correct_by?.toISOString() ?? null) : null,
    placement,
    filer_choices: await describeChoices(db, viewer, filing),
    placement_findings: findings,
    filing_dates: byRule.two && describeTwo(byRule.two),
    filing_date: await readFilingDates(db, filing, byRule),
    partial: describePartial(partial),
    envelope: await listEnvelope(db, viewer, filing, policy),
    reviews,
  };
}

function describePartial({ permitted, authority, confidence, set_by_court }: PartialAcceptance) {
  return { permitted, authority, confidence, set_by_court };
}

/** Reasons with their standard wording and rule. */
function describeReasons(reasons: Partial<Record<ReasonCode, string | null>>): ReviewOptions['reasons'] {
  return (Object.keys(reasons) as ReasonCode[]).map((code) => ({
    code,
    words: writeReviewReason(code),
    authority: reasons[code] ?? null,
  }));
}

async function describeSection(
  db: Db,
  { court_id, section_id, section_set_by }: typeof filings.$inferSelect,
): Promise<ReviewOptions['section']> {
  const [sections, moved_by] = await Promise.all([findSections(db, court_id), findPersonName(db, section_set_by)]);
  const name = sections.find(({ id }) => id === section_id)?.name ?? null;
  return { id: section_id, name, moved_by, has_others: sections.some(({ archived }) => !archived) };
}
