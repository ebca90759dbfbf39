import { eq } from 'drizzle-orm';
import { addStep } from '#domain/filings/steps';
import { say } from '#domain/messages/say';
import { analyses, filings, type StoredError } from '#server/db/schema/filings';
import { announce } from '#server/events/announce';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findEarlierReadingForSystem } from './findEarlierReading.ts';
import { lockAnalysisForSystem } from './lockAnalysis.ts';
import { recordOnFiling } from './recordOnFiling.ts';
import { placeInSectionForSystem } from './sections/placeInSection.ts';
import { writeStep } from './stepWriter.ts';

/** Ends an analysis with the reason why it failed. The filing and its documents remain, for a person to review. */
export async function failAnalysis(
  needs: Needs<'db' | 'config' | 'now'>,
  analysisId: string,
  error: StoredError,
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const held = await lockAnalysisForSystem(tx, analysisId);
    if (!held) return;
    const { analysis, filing } = held;
    const at = needs.now();
    await writeStep(tx, analysisId, addStep(analysis.steps, { state: 'failed', at: at.toISOString() }));
    await tx.update(analyses).set({ error, finished_at: at }).where(eq(analyses.id, analysisId));
    // What an earlier analysis of the same document read stays in force.
    const before = await findEarlierReadingForSystem(tx, analysis);
    if (!before) {
      await tx
        .update(filings)
        .set({ is_complete: false, confidence_reasons: [say('analysis_failed', { refusal: error.code })] })
        .where(eq(filings.id, filing.id));
    }
    await placeInSectionForSystem(tx, filing);
    // Of a draft, its owner sees the reason there; the court has no part in it.
    if (filing.state !== 'draft') {
      await announce(tx, needs, {
        court_id: filing.court_id,
        to: [analysis.requested_by ?? filing.filed_by],
        code: 'analysis.failed',
        values: { document: filing.document_name, refusal: error.code, again: before !== undefined },
        about: { filing: { id: filing.id } },
      });
    }
    await recordOnFiling(tx, needs, 'portal', filing, {
      action: 'analysis_failed',
      values: { document: filing.document_name, refusal: error.code },
    });
  });
}

/** The reason, when an error is about the document and not about us; trying again would end the same way. */
export function refusedDocument(error: unknown): StoredError | undefined {
  if (!(error instanceof Refusal) || !error.code.startsWith('document_')) return undefined;
  const { code, details } = error;
  return { code, ...(details === undefined ? {} : { details }) };
}
