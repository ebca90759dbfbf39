import type { OwnAnalysis } from '#contract/courtdoc';
import { writeSummary } from '#contract/messages/writeMessages';
import { assessCompleteness } from '#domain/acceptance/assessCompleteness';
import { readingToRecord } from '#domain/filings/readingToRecord';
import { unreadPages } from '#domain/filings/unreadPages';
import { listFields } from '#domain/reading/listedFields';
import { emptyReading } from '#domain/reading/Reading';
import { withFindings } from '#domain/rules/checks/withFindings';
import { describeOwnCompliance } from '#server/checks/describeOwnCompliance';
import type { ownChecks } from '#server/db/schema/checks';
import type { documentAnalyses } from '#server/db/schema/courtdoc';
import { describeField } from '#server/filings/describeField';
import { describeReasons } from '#server/filings/describeReasons';

/** An analysis without filing as its owner sees it: the same values, evidence and check as of a filing. */
export function describeOwnAnalysis(
  kept: typeof documentAnalyses.$inferSelect,
  check: typeof ownChecks.$inferSelect | null,
): OwnAnalysis {
  // An analysis that was stored by an earlier version has fewer fields.
  const reading = { ...emptyReading(), ...kept.reading };
  const { evidence: _listedBelow, summary, ...record } = readingToRecord(reading);
  const judged = withFindings(assessCompleteness(reading), check?.findings ?? []);
  const reasons = [...judged.confidence_reasons, ...unreadPages(kept.pages_without_text, kept.pages)];
  return {
    id: kept.id,
    ...record,
    summary: writeSummary(summary),
    is_complete: judged.is_complete,
    ...describeReasons(reasons),
    document_name: kept.file_name,
    file_type: kept.file_type,
    file_size: kept.file_size,
    pages: kept.pages,
    pages_without_text: kept.pages_without_text,
    pages_recognized: kept.pages_recognized,
    sha256: kept.sha256,
    analyzed_at: kept.analyzed_at.toISOString(),
    expires_at: kept.expires_at.toISOString(),
    processing_time_seconds: kept.processing_time_seconds,
    fields: listFields(reading).map(describeField),
    compliance_check: describeOwnCompliance(
      kept,
      { is_complete: judged.is_complete, confidence_reasons: reasons },
      check,
    ),
  };
}
