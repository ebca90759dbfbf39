import { accuracyScore } from '#domain/filings/accuracyScore';
import { addStep } from '#domain/filings/steps';
import { compareReadings } from '#domain/reading/compareReadings';
import { listFields } from '#domain/reading/listedFields';
import { runCheck } from '#server/checks/runCheck';
import { saveFacts } from '#server/checks/saveFacts';
import type { StoredStep } from '#server/db/schema/filings';
import { storable } from '#server/db/storable';
import { insertFields, noteAnalyzed, noteVersionRead } from '#server/filings/analysisRepository';
import { describeField } from '#server/filings/describeField';
import { findEarlierReadingForSystem } from '#server/filings/findEarlierReading';
import { lockAnalysisForSystem } from '#server/filings/lockAnalysis';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import { placeInSectionForSystem } from '#server/filings/sections/placeInSection';
import { writeStep } from '#server/filings/stepWriter';
import { updateCurrentValues } from '#server/filings/updateCurrentValues';
import { whatWasRead } from '#server/filings/whatWasRead';
import type { Needs } from '#server/kernel/needs';
import type { AnalyzedDocument } from '#server/kernel/ports/DocumentEngine';
import { countUsesForSystem } from '#server/learning/countUses';

/** Ends an analysis with what was read: the values with their evidence, those in force, and one line of the record. */
export async function finishAnalysis(
  needs: Needs<'db' | 'config' | 'now'>,
  analysisId: string,
  read: AnalyzedDocument,
  { steps, templates_revision, seconds }: { steps: StoredStep[]; templates_revision: number; seconds: number },
): Promise<void> {
  const { reading } = read;
  await needs.db.transaction(async (tx) => {
    const held = await lockAnalysisForSystem(tx, analysisId);
    if (!held) return;
    const { analysis, filing } = held;
    const at = needs.now();
    // An attachment has no caption: its case and its parties are those of its lead document.
    const fields = filing.attached_to === null ? storable(listFields(reading)) : [];
    const before = await findEarlierReadingForSystem(tx, analysis);
    await insertFields(tx, analysisId, fields);
    await noteVersionRead(tx, analysis.version_id, { ...whatWasRead(read), read_at: at });
    await updateCurrentValues(tx, filing, reading);
    await saveFacts(tx, needs, { version_id: analysis.version_id, court_id: filing.court_id }, read);
    const isNews =
      before !== undefined && compareReadings(before.map(describeField), fields.map(describeField)).length > 0;
    const accuracy_score = accuracyScore(reading);
    await noteAnalyzed(tx, held, { at, seconds, accuracy_score, templates_revision, isNews });
    if (filing.state !== 'draft') await countUsesForSystem(tx, reading, at);
    await runCheck(tx, needs, filing.id, { cause: 'analysis', caused_by: null });
    await placeInSectionForSystem(tx, filing);
    await writeStep(tx, analysisId, addStep(steps, { state: 'done', at: at.toISOString() }));
    await recordOnFiling(tx, needs, 'portal', filing, {
      action: 'filing_analyzed',
      values: { document: filing.document_name, again: before !== undefined },
    });
  });
}
