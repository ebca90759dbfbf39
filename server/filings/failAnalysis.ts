import { eq } from 'drizzle-orm';
import { addStep } from '#domain/filings/steps';
import { recordActivity } from '#server/activity/recordActivity';
import { analyses, filings, type StoredError } from '#server/db/schema/filings';
import { Refusal } from '#server/http/Refusal';
import type { Needs } from '#server/needs';
import { notify } from '#server/notifications/notify';
import { findEarlierReading } from './findEarlierReading.ts';
import { holdAnalysis } from './holdAnalysis.ts';
import { writeStep } from './stepWriter.ts';

/** Ends an analysis with the reason why it failed. The filing and its papers stay, for a person to look at. */
export async function failAnalysis(
  needs: Needs<'db' | 'config' | 'now'>,
  analysisId: string,
  error: StoredError,
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const held = await holdAnalysis(tx, analysisId);
    if (!held) return;
    const { analysis, filing } = held;
    const at = needs.now();
    await writeStep(tx, analysisId, addStep(analysis.steps, { state: 'failed', at: at.toISOString() }));
    await tx.update(analyses).set({ error, finished_at: at }).where(eq(analyses.id, analysisId));
    // What an earlier analysis of the same document read stays in force.
    const before = await findEarlierReading(tx, analysis);
    if (!before) {
      await tx
        .update(filings)
        .set({ is_complete: false, confidence_reasons: [`The analysis failed: ${error.error}`] })
        .where(eq(filings.id, filing.id));
    }
    await notify(tx, needs, {
      court_id: filing.court_id,
      to: [analysis.requested_by ?? filing.filed_by],
      kind: 'analysis_failed',
      title: before ? 'Document could not be read anew' : 'Document could not be read',
      body: before
        ? `${filing.document_name} could not be read anew; what was read before stands. ${error.error}`
        : `${filing.document_name} was received, but could not be read. ${error.error}`,
      href: `/case-processing?filing=${filing.id}`,
    });
    await recordActivity(tx, needs, 'portal', {
      court_id: filing.court_id,
      action: 'analysis_failed',
      subject_type: 'filing',
      subject_id: filing.id,
      title: 'Document Review Failed',
      description: `${filing.document_name} could not be read. ${error.error}`,
      concerns: filing.filed_by,
    });
  });
}

/** The reason, when an error is about the document and not about us; trying again would end the same way. */
export function refusedDocument(error: unknown): StoredError | undefined {
  if (!(error instanceof Refusal) || !error.code.startsWith('document_')) return undefined;
  const { code, message, details } = error;
  return { code, error: message, ...(details === undefined ? {} : { details }) };
}
