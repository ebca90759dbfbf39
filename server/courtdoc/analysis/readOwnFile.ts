import type { AnalysisStep } from '#contract/analyses';
import type { OwnAnalysisStep } from '#contract/courtdoc';
import { dateInZone } from '#domain/days/dateInZone';
import { zoneOf } from '#server/courts/zoneOf';
import { stateOf } from '#server/intake/analyzeFiling';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import type { AnalyzedDocument, EngineStep } from '#server/kernel/ports/DocumentEngine';
import { recordingMalware } from '#server/scanning/recordMalware';

/** How long scanned pages may take to be recognized; later pages are reported as having no readable text. */
const recognizeForMs = 45_000;

export type ReportStep = (step: OwnAnalysisStep) => void;
type ReadFile = { name: string; sha256: string; read: AnalyzedDocument };

/** Reads a document that its owner does not file. */
export async function readOwnFile(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  { sha256, file_name: name }: { sha256: string; file_name: string },
  onStep: ReportStep = () => {},
): Promise<ReadFile> {
  const { db, blobs, engine, now } = needs;
  const today = dateInZone(now(), await zoneOf(db, actor.court_id));
  const report = (step: Omit<AnalysisStep, 'at'>) => onStep({ document: name, at: now().toISOString(), ...step });
  report({ state: 'queued' });
  const opened = { path: blobs.path(sha256), name, sha256, user: actor.person_id };
  const read = await recordingMalware(needs, actor, () =>
    engine.analyze(opened, {
      ...{ today, recognizeFor: recognizeForMs },
      onStep: (step: EngineStep) => report(stateOf(step)),
    }),
  );
  report({ state: 'checking' });
  return { name, sha256, read };
}
