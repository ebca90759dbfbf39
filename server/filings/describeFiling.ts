import type { ComplianceCheck, ProcessedDocument } from '#contract/analyses';
import type { Correction } from '#contract/extractedFields';
import type { DraftReference, FilingDetails, FilingRow } from '#contract/filings';
import { writePriority, writeSummary } from '#contract/messages/writeMessages';
import { documentTypeLabel } from '#domain/documentTypes/label';
import { currentConfirmations } from '#domain/filings/currentConfirmations';
import type { AdditionalValues } from '#domain/filings/FilingValues';
import { compareReadings } from '#domain/reading/compareReadings';
import { wireName } from '#domain/reading/wireName';
import type { confirmations, corrections } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import { contradictionsOf } from './contradictionsOf.ts';
import { describeError } from './describeError.ts';
import { describeField } from './describeField.ts';
import { describeReasons } from './describeReasons.ts';
import { describeDoubt } from './doubts/describeDoubt.ts';
import { abilitiesOf, type StoredDocument, type StoredFiling, type StoredReading } from './filingRepository.ts';

/**
 * A filing's data besides its row: its last two readings, people's corrections, and the findings of the court's rules.
 */
type Known = {
  readings: StoredReading[];
  changes: { change: typeof corrections.$inferSelect; by: string }[];
  confirmations: { confirmation: typeof confirmations.$inferSelect; by: string }[];
  compliance_check: ComplianceCheck;
  /** The current values that its row does not have. */
  additional: AdditionalValues;
  draft: DraftReference | null;
};

/** A filing as the list shows it. */
export function describeFiling({ filing, filer, analysis, documents }: StoredFiling): FilingRow {
  return {
    id: filing.id,
    doc_type: filing.doc_type,
    document_type: filing.document_type,
    title: filing.title,
    court: filing.court,
    location: filing.location,
    case_number: filing.case_number,
    filling_date: filing.filing_date,
    plaintiffs: filing.plaintiffs,
    claimants: filing.claimants,
    defendants: filing.defendants,
    amount: filing.amount,
    judge_name: filing.judge_name,
    hearing_date: filing.hearing_date,
    hearing_time: filing.hearing_time,
    summary: writeSummary(filing.summary),
    is_complete: filing.is_complete,
    ...describeReasons(filing.confidence_reasons),
    accuracy_score: filing.accuracy_score,
    document_name: filing.document_name,
    filed_by: filer,
    state: filing.state,
    analysis_state: analysis.state,
    court_level: filing.court_level,
    jurisdiction: filing.jurisdiction,
    case_type: filing.case_type,
    priority: filing.priority,
    priority_reason: writePriority(filing.priority_reason),
    received_at: filing.received_at.toISOString(),
    analyzed_at: filing.analyzed_at?.toISOString() ?? null,
    processing_time_seconds: filing.processing_time_seconds,
    documents: documents.map(describeDocument),
    in_review: filing.state === 'received' && filing.claimed_by !== null,
    version: filing.version,
  };
}

/** Everything of a filing, with what the user may do with it. */
export function describeFilingDetails(
  stored: StoredFiling,
  { readings: [reading, before], changes, confirmations, compliance_check, additional, draft }: Known,
  viewer: Actor,
): FilingDetails {
  const { filing, analysis } = stored;
  const fields = reading?.fields ?? [];
  const described = fields.map(describeField);
  const standing = currentConfirmations(
    confirmations.map(({ confirmation, by }) => ({ ...confirmation, by })),
    changes.map(({ change }) => change),
    fields,
  );
  return {
    ...describeFiling(stored),
    ...additional,
    fields: described,
    corrections: changes.flatMap(describeCorrection),
    confirmations: standing.map(({ field, by, confirmed_at }) => ({
      field: wireName(field),
      confirmed_by: by,
      confirmed_at: confirmed_at.toISOString(),
    })),
    changes_since: before?.analysis.finished_at
      ? {
          analyzed_at: before.analysis.finished_at.toISOString(),
          changes: compareReadings(before.fields.map(describeField), described),
        }
      : null,
    contradictions: contradictionsOf(filing, fields, viewer),
    confirmed_doubts: filing.confirmed_doubts.map((one) => ({ ...one, doubts: one.doubts.map(describeDoubt) })),
    first_received_at: filing.first_received_at?.toISOString() ?? null,
    attached_to: filing.attached_to,
    reading_version: reading?.analysis.reading_version ?? null,
    steps: analysis.steps,
    analysis_error: analysis.error && describeError(analysis.error),
    compliance_check,
    draft,
    abilities: abilitiesOf(stored, viewer),
    submitted_by: stored.submitter,
  };
}

export function describeDocument({ document, version }: StoredDocument): ProcessedDocument {
  return {
    id: document.id,
    version_id: version.id,
    version: version.number,
    kind: document.kind,
    title: document.title,
    type: version.type === null ? null : documentTypeLabel(version.type),
    document_type: version.type,
    file_type: version.file_type,
    file_size: version.file_size,
    pages: version.pages,
    pages_without_text: version.pages_without_text,
    pages_recognized: version.pages_recognized,
    sha256: version.sha256,
    uploaded_at: version.uploaded_at.toISOString(),
  };
}

/** A change of the priority is no correction of what was read. */
function describeCorrection({ change, by }: { change: typeof corrections.$inferSelect; by: string }): Correction[] {
  if (change.field === 'priority') return [];
  const { id, field, old_value, new_value, corrected_at } = change;
  return [{ id, field, old_value, new_value, corrected_by: by, corrected_at: corrected_at.toISOString() }];
}
