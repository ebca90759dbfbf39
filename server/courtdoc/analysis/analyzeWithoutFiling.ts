import type { AnalysisStep } from '#contract/analyses';
import type { OwnAnalysis, OwnAnalysisStep } from '#contract/courtdoc';
import { dateInZone } from '#domain/days/dateInZone';
import { dayMs } from '#domain/days/days';
import type { Submission } from '#domain/rules/checks/Submission';
import { recordActivity } from '#server/activity/recordActivity';
import { type AnalyzedFile, checkOwn } from '#server/checks/checkOwn';
import { zoneOf } from '#server/courts/zoneOf';
import { documentAnalyses } from '#server/db/schema/courtdoc';
import { storable } from '#server/db/storable';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import { stateOf } from '#server/intake/analyzeFiling';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import type { EngineStep } from '#server/kernel/ports/DocumentEngine';
import { Refusal } from '#server/kernel/Refusal';
import { recordingMalware } from '#server/scanning/recordMalware';
import { describeOwnAnalysis } from './describeOwnAnalysis.ts';

/** How long an analysis without filing is kept. */
export const keptForMs = 30 * dayMs;

/** How long scanned pages may take to be recognized; later pages are reported as having no readable text. */
const recognizeForMs = 45_000;

/** What someone would file, and with which choices. */
type FilesToAnalyze = { file: ReceivedFile | undefined; supporting: ReceivedFile[]; chosen: Submission['chosen'] };

/**
 * Reads and checks documents as a filing would be, files nothing, and keeps the result for its sender alone.
 * A document that cannot be read is refused with the reason, and nothing of it is kept.
 */
export async function analyzeWithoutFiling(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  { file, supporting, chosen }: FilesToAnalyze,
  onStep: (step: OwnAnalysisStep) => void = () => {},
): Promise<OwnAnalysis> {
  if (!file) throw new Refusal('main_document_missing');
  const { db, blobs, engine, now } = needs;
  const began = performance.now();
  const at = now();
  const today = dateInZone(at, await zoneOf(db, actor.court_id));
  const reportStep = (document: string, step: Omit<AnalysisStep, 'at'>) =>
    onStep({ document, at: now().toISOString(), ...step });
  const readOne = async ({ sha256, file_name: name }: ReceivedFile): Promise<AnalyzedFile> => {
    reportStep(name, { state: 'queued' });
    const opened = { path: blobs.path(sha256), name, sha256, user: actor.person_id };
    const onStep = (step: EngineStep) => reportStep(name, stateOf(step));
    const read = await recordingMalware(needs, actor, () =>
      engine.analyze(opened, { today, recognizeFor: recognizeForMs, onStep }),
    );
    reportStep(name, { state: 'checking' });
    return { name, sha256, read };
  };
  const lead = await readOne(file);
  const others = await Promise.all(supporting.map(readOne));
  const { read } = lead;

  return db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(documentAnalyses)
      .values({
        person_id: actor.person_id,
        court_id: actor.court_id,
        sha256: file.sha256,
        file_name: file.file_name,
        file_type: read.format,
        file_size: file.size,
        pages: read.pages,
        pages_without_text: read.pagesWithoutText.length,
        pages_recognized: read.pagesRecognized.length,
        reading: storable(read.reading),
        processing_time_seconds: (performance.now() - began) / 1000,
        analyzed_at: at,
        expires_at: new Date(at.getTime() + keptForMs),
      })
      .returning();
    const check = await checkOwn(tx, needs, actor, { analysis_id: kept!.id, papers: [lead, ...others], chosen, at });
    await recordActivity(tx, needs, actor, {
      action: 'document_analyzed',
      subject_type: 'document_analysis',
      subject_id: kept!.id,
      values: {},
      concerns: actor.person_id,
    });
    return describeOwnAnalysis(kept!, check);
  });
}
