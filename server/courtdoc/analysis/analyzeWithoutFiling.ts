import type { OwnAnalysis } from '#contract/courtdoc';
import { dayMs } from '#domain/days/days';
import type { Submission } from '#domain/rules/checks/Submission';
import { recordActivity } from '#server/activity/recordActivity';
import { checkOwn } from '#server/checks/checkOwn';
import { documentAnalyses } from '#server/db/schema/courtdoc';
import { storable } from '#server/db/storable';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeOwnAnalysis } from './describeOwnAnalysis.ts';
import { type ReportStep, readOwnFile } from './readOwnFile.ts';

/** How long an analysis without filing is kept. */
export const keptForMs = 30 * dayMs;

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
  onStep?: ReportStep,
): Promise<OwnAnalysis> {
  if (!file) throw new Refusal('main_document_missing');
  const { db, now } = needs;
  const began = performance.now();
  const at = now();
  const lead = await readOwnFile(needs, actor, file, onStep);
  const others = await Promise.all(supporting.map((one) => readOwnFile(needs, actor, one, onStep)));
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
