import type { AnalyzeAccepted, AnalyzeReply } from '#contract/filings';
import { hasEnded } from '#domain/filings/states';
import { readCompliance } from '#server/checks/readCompliance';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { contradictionsOf } from './contradictionsOf.ts';
import { describeError } from './describeError.ts';
import { describeField } from './describeField.ts';
import { describeFiling } from './describeFiling.ts';
import { findExtractedFields, findFiling } from './filingRepository.ts';
import { followSteps } from './followSteps.ts';

/** A caller that said nothing waits so long; the analysis goes on beyond it. */
export const longestWaitMs = 60_000;

/** Waits until the analysis has ended or the signal is raised. */
export async function waitForAnalysis(
  needs: Needs<'db' | 'progress'>,
  analysisId: string,
  signal: AbortSignal,
): Promise<void> {
  for await (const step of followSteps(needs, analysisId, signal)) {
    if (step !== 'quiet' && hasEnded(step.state)) return;
  }
}

/**
 * What the filer is answered: the analysis once it is done, or the job to follow while it is not. An analysis that
 * failed is refused with the reason; what was filed is kept.
 */
export async function answerAnalysis(
  { db }: Needs<'db'>,
  actor: Actor,
  filingId: string,
): Promise<AnalyzeReply | AnalyzeAccepted> {
  const stored = await findFiling(db, actor, filingId);
  const { state, error, id } = stored.analysis;
  if (state === 'failed')
    throw new Refusal('analysis_failed', { filing_id: filingId, reason: error && describeError(error) });
  if (state !== 'done') return describeJob(filingId);
  const fields = await findExtractedFields(db, id);
  return {
    message: 'Document analyzed successfully',
    analysis: { ...describeFiling(stored), evidence: fields.map(describeField) },
    compliance_check: await readCompliance(db, stored),
    contradictions: contradictionsOf(stored.filing, fields, actor),
  };
}

/** Received for good; the analysis goes on and can be followed. */
export function describeJob(filingId: string): AnalyzeAccepted {
  return {
    message: 'Documents received. The analysis is under way.',
    job: { filing_id: filingId, progress: `/api/documents/${filingId}/progress` },
  };
}
