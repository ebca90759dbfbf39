import { eq } from 'drizzle-orm';
import { hasEnded } from '#domain/filings/states';
import { zoneOf } from '#server/courts/zoneOf';
import type { Db } from '#server/db/db';
import { analyses, documentVersions, filings } from '#server/db/schema';
import type { AnalyzedDocument, EngineStep } from '#server/documents/engine/DocumentEngine';
import type { Needs } from '#server/needs';
import { courtsDate } from './courtsDate.ts';
import { failAnalysis, refusedDocument } from './failAnalysis.ts';
import { finishAnalysis } from './finishAnalysis.ts';
import { readSupportingDocuments } from './readSupportingDocuments.ts';
import { openStepWriter, type StepWriter } from './stepWriter.ts';

type NeedsOfAnalysis = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;
export type AnalysisWork = {
  analysis: typeof analyses.$inferSelect;
  filing: typeof filings.$inferSelect;
  version: typeof documentVersions.$inferSelect;
};

/**
 * Reads a filing from its files to its values in force. It may be begun again after a crash: until its end nothing but
 * its steps is written, and what has ended is left alone. A document that cannot be read ends it with the reason.
 */
export async function analyzeFiling(needs: NeedsOfAnalysis, analysisId: string): Promise<void> {
  const work = await findWork(needs.db, analysisId);
  if (!work || hasEnded(work.analysis.state)) return;
  const began = performance.now();
  const writer = openStepWriter(needs, analysisId, work.analysis.steps.slice(0, 1));
  writer.reach({ state: 'scanning' });
  try {
    const read = await readLead(needs, work, writer);
    writer.reach({ state: 'checking' });
    await readSupportingDocuments(needs, work.filing.id);
    await writer.settled();
    await finishAnalysis(needs, analysisId, read, {
      steps: writer.steps(),
      seconds: (performance.now() - began) / 1000,
    });
  } catch (error) {
    const reason = refusedDocument(error);
    if (!reason) throw error;
    await writer.settled();
    await failAnalysis(needs, analysisId, reason);
  }
}

async function readLead(
  needs: NeedsOfAnalysis,
  { filing, version }: AnalysisWork,
  writer: StepWriter,
): Promise<AnalyzedDocument> {
  const file = { path: needs.blobs.path(version.sha256), name: version.file_name };
  const today = courtsDate(filing.received_at, await zoneOf(needs.db, filing.court_id));
  return needs.engine.analyze(file, { today, onStep: (step) => writer.reach(stateOf(step)) });
}

function stateOf(step: EngineStep): Parameters<StepWriter['reach']>[0] {
  return step.step === 'reading' ? { state: 'reading', done: step.done, of: step.of } : { state: 'analyzing' };
}

async function findWork(db: Db, analysisId: string): Promise<AnalysisWork | undefined> {
  const [found] = await db
    .select({ analysis: analyses, filing: filings, version: documentVersions })
    .from(analyses)
    .innerJoin(filings, eq(filings.id, analyses.filing_id))
    .innerJoin(documentVersions, eq(documentVersions.id, analyses.version_id))
    .where(eq(analyses.id, analysisId));
  return found;
}
