import { dateInZone } from '#domain/days/dateInZone';
import { zoneOf } from '#server/courts/zoneOf';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import type { AnalyzedDocument } from '#server/kernel/ports/DocumentEngine';
import { findTemplatesForSystem } from '#server/learning/findTemplates';
import { pendingScanIn } from '#server/scanning/scanPending';
import { refusedDocument } from '../failAnalysis.ts';
import type { ReceivedFile } from '../receiveFiles.ts';

/**
 * Reads a document before it is taken. Of a scan only what `recognizeFor` milliseconds allow is recognized, first page
 * first; the analysis continues from there. Null for a document that cannot be read: what becomes of it is decided later.
 */
export async function readBeforeFiling(
  { db, now, blobs, engine }: Needs<'db' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  { sha256, file_name: name }: ReceivedFile,
  recognizeFor: number,
): Promise<AnalyzedDocument | null> {
  const today = dateInZone(now(), await zoneOf(db, actor.court_id));
  const { templates } = await findTemplatesForSystem(db, actor.court_id);
  const file = { path: blobs.path(sha256), name, sha256, user: actor.person_id };
  try {
    return await engine.analyze(file, { today, templates, recognizeFor });
  } catch (error) {
    if (refusedDocument(error) || pendingScanIn(error)) return null;
    throw error;
  }
}
