import type { AnalyzeAccepted, AnalyzeReply } from '#contract/filings';
import { hasEnded } from '#domain/filings/states';
import { readCompliance } from '#server/checks/readCompliance';
import { contradictionsOf } from '#server/filings/contradictionsOf';
import { describeError } from '#server/filings/describeError';
import { describeField } from '#server/filings/describeField';
import { describeFiling } from '#server/filings/describeFiling';
import { findDraftReference } from '#server/filings/drafts/findDraftReference';
import type { Filed } from '#server/filings/fileDocuments';
import { findExtractedFields, findFilingOrDraft } from '#server/filings/filingRepository';
import { followSteps } from '#server/filings/followSteps';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** How long the answer waits; the analysis continues beyond it. */
export const longestWaitMs = 60_000;

/**
 * What the filer is answered: the analysis, if it is done within a minute, else the job to follow. An analysis that
 * failed is refused with the reason; what was filed is kept.
 */
export async function answerAnalysis(
  needs: Needs<'db' | 'progress'>,
  actor: Actor,
  { filing_id, analysis_id }: Filed,
  stopping: AbortSignal,
): Promise<AnalyzeReply | AnalyzeAccepted> {
  await waitForEnd(needs, analysis_id, AbortSignal.any([stopping, AbortSignal.timeout(longestWaitMs)]));
  const stored = await findFilingOrDraft(needs.db, actor, filing_id);
  const { state, error } = stored.analysis;
  if (state === 'failed') throw new Refusal('analysis_failed', { filing_id, reason: error && describeError(error) });
  if (state !== 'done') return describeJob(filing_id);
  const fields = await findExtractedFields(needs.db, stored.analysis);
  return {
    message: 'Document analyzed successfully',
    analysis: { ...describeFiling(stored), evidence: fields.map(describeField) },
    compliance_check: await readCompliance(needs.db, stored),
    contradictions: contradictionsOf(stored.filing, fields, actor),
    draft: await findDraftReference(needs.db, actor, stored),
  };
}

async function waitForEnd(needs: Needs<'db' | 'progress'>, analysisId: string, signal: AbortSignal): Promise<void> {
  for await (const step of followSteps(needs, analysisId, signal)) {
    if (step !== 'quiet' && hasEnded(step.state)) return;
  }
}

/** Received permanently; the analysis continues and can be followed. */
export function describeJob(filingId: string): AnalyzeAccepted {
  return {
    message: 'Documents received. The analysis is in progress.',
    job: { filing_id: filingId, progress: `/api/documents/${filingId}/progress` },
  };
}
