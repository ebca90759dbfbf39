import { eq } from 'drizzle-orm';
import { accuracyScore } from '#domain/filings/accuracyScore';
import { addStep } from '#domain/filings/steps';
import { compareReadings } from '#domain/reading/compareReadings';
import { listFields } from '#domain/reading/listedFields';
import { readingVersion } from '#domain/reading/readingVersion';
import { runCheck } from '#server/checks/runCheck';
import { saveFacts } from '#server/checks/saveFacts';
import { analyses, documentVersions, extractedFields, filings, type StoredStep } from '#server/db/schema/filings';
import { storable } from '#server/db/storable';
import { describeField } from '#server/filings/describeField';
import { findEarlierReading } from '#server/filings/findEarlierReading';
import { holdAnalysis } from '#server/filings/holdAnalysis';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import { writeStep } from '#server/filings/stepWriter';
import { updateCurrentValues } from '#server/filings/updateCurrentValues';
import { whatWasRead } from '#server/filings/whatWasRead';
import type { Needs } from '#server/kernel/needs';
import type { AnalyzedDocument } from '#server/kernel/ports/DocumentEngine';

/** Ends an analysis with what was read: the values with their evidence, those in force, and one line of the record. */
export async function finishAnalysis(
  needs: Needs<'db' | 'config' | 'now'>,
  analysisId: string,
  read: AnalyzedDocument,
  { steps, seconds }: { steps: StoredStep[]; seconds: number },
): Promise<void> {
  const { reading } = read;
  await needs.db.transaction(async (tx) => {
    const held = await holdAnalysis(tx, analysisId);
    if (!held) return;
    const { analysis, filing } = held;
    const at = needs.now();
    const fields = storable(listFields(reading));
    const before = await findEarlierReading(tx, analysis);
    if (fields.length > 0) {
      await tx
        .insert(extractedFields)
        .values(fields.map((field, position) => ({ analysis_id: analysisId, position, ...field })));
    }
    await tx
      .update(documentVersions)
      .set({ ...whatWasRead(read), read_at: at })
      .where(eq(documentVersions.id, analysis.version_id));
    await updateCurrentValues(tx, filing, reading);
    await saveFacts(tx, needs, { version_id: analysis.version_id, court_id: filing.court_id }, read);
    await tx
      .update(filings)
      .set({
        accuracy_score: accuracyScore(reading),
        analyzed_at: at,
        processing_time_seconds: seconds,
        // People who work on the previous values are notified.
        ...(before &&
          compareReadings(before.map(describeField), fields.map(describeField)).length > 0 && {
            version: filing.version + 1,
          }),
      })
      .where(eq(filings.id, filing.id));
    await runCheck(tx, needs, filing.id, { cause: 'analysis', caused_by: null });
    await writeStep(tx, analysisId, addStep(steps, { state: 'done', at: at.toISOString() }));
    await tx
      .update(analyses)
      .set({ finished_at: at, processing_time_seconds: seconds, reading_version: readingVersion })
      .where(eq(analyses.id, analysisId));
    await recordOnFiling(tx, needs, 'portal', filing, {
      action: 'filing_analyzed',
      values: { document: filing.document_name, again: before !== undefined },
    });
  });
}
