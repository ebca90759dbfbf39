import { dateInZone } from '#domain/days/dateInZone';
import { hasEnded } from '#domain/filings/states';
import { zoneOf } from '#server/courts/zoneOf';
import { analysisJob, subjectOf } from '#server/filings/analysisJob';
import { type AnalysisWork, findSupportingForSystem, findWorkForSystem } from '#server/filings/analysisRepository';
import { failAnalysis, refusedDocument } from '#server/filings/failAnalysis';
import { laneOf } from '#server/filings/laneOf';
import { openStepWriter, type StepWriter } from '#server/filings/stepWriter';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { type AnalyzedDocument, type EngineStep, RecognitionPaused } from '#server/kernel/ports/DocumentEngine';
import { findTemplatesForSystem, type TemplatesOfCourt } from '#server/learning/findTemplates';
import { pendingScanIn } from '#server/scanning/scanPending';
import { finishAnalysis } from './finishAnalysis.ts';
import { readSupportingDocuments } from './readSupportingDocuments.ts';

type NeedsOfAnalysis = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine' | 'quarantine'>;
/** A scan is recognized for this long before others have their turn, and stops in time for a shutdown. */
const recognitionSliceMs = 12_000;
/** Queued work has lower priority than interactive work. */
const afterOthers = 1;

/**
 * Analyzes a filing from its files to its current values. It can restart after a crash: until its end, it writes only
 * its steps and recognized pages, and it leaves finished work alone. A long scan is read in several turns, each of
 * which continues where the last one stopped. If a document cannot be read, the analysis ends with the reason.
 */
export async function analyzeFiling(needs: NeedsOfAnalysis, analysisId: string): Promise<void> {
  const work = await findWorkForSystem(needs.db, analysisId);
  if (!work || hasEnded(work.analysis.state)) return;
  const { steps } = work.analysis;
  const goesOn = steps.some((step) => step.state === 'recognizing');
  const began = performance.now() - (goesOn ? needs.now().getTime() - Date.parse(steps[1]!.at) : 0);
  const writer = openStepWriter(needs, analysisId, goesOn ? steps : steps.slice(0, 1));
  writer.reach({ state: 'scanning' });
  try {
    await scanDocuments(needs, work);
    const learned = await findTemplatesForSystem(needs.db, work.filing.court_id);
    const read = await readLead(needs, work, learned, writer);
    writer.reach({ state: 'checking' });
    await readSupportingDocuments(needs, work.filing.id);
    await writer.settled();
    await finishAnalysis(needs, analysisId, read, {
      steps: writer.steps(),
      templates_revision: learned.revision,
      seconds: (performance.now() - began) / 1000,
    });
  } catch (error) {
    if (error instanceof RecognitionPaused) {
      await writer.settled();
      const jobKey = subjectOf(analysisId);
      const queue = laneOf(work.filing.filed_by, work.filing.id);
      return addJob(needs.db, analysisJob, { analysis_id: analysisId }, { jobKey, priority: afterOthers, queue });
    }
    const pending = pendingScanIn(error);
    if (pending) {
      // The queue begins again when the scanner is due; until then, no one opens the documents.
      writer.reach({ state: 'scanning', problem: pending.problem });
      await writer.settled();
      throw error;
    }
    const reason = refusedDocument(error);
    if (!reason) throw error;
    await writer.settled();
    await failAnalysis(needs, analysisId, reason);
  }
}

/** Every document of the filing is scanned before one is opened. An infected attachment stops nothing but itself. */
async function scanDocuments({ db, quarantine }: NeedsOfAnalysis, { filing, version }: AnalysisWork): Promise<void> {
  if (!quarantine.scanner) return;
  const patient = { fresh: true, patienceMs: Number.POSITIVE_INFINITY };
  await quarantine.admit({ sha256: version.sha256, name: version.file_name }, patient);
  for (const { version: other } of await findSupportingForSystem(db, filing.id, 'unread')) {
    await quarantine.admit({ sha256: other.sha256, name: other.file_name }, patient).catch((error: unknown) => {
      if (!refusedDocument(error)) throw error;
    });
  }
}

async function readLead(
  needs: NeedsOfAnalysis,
  { filing, version }: AnalysisWork,
  { templates }: TemplatesOfCourt,
  writer: StepWriter,
): Promise<AnalyzedDocument> {
  const { sha256, file_name } = version;
  const file = { path: needs.blobs.path(sha256), name: file_name, sha256, user: filing.filed_by };
  const today = dateInZone(filing.received_at, await zoneOf(needs.db, filing.court_id));
  const onStep = (step: EngineStep) => writer.reach(stateOf(step));
  return needs.engine.analyze(file, { today, templates, onStep, pauseAfter: recognitionSliceMs });
}

/** What the document engine does now, as a step of an analysis. */
export function stateOf(step: EngineStep): Parameters<StepWriter['reach']>[0] {
  return step.step === 'analyzing' ? { state: step.step } : { state: step.step, done: step.done, of: step.of };
}
