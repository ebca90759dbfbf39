import { dateInZone } from '#domain/days/dateInZone';
import { checkFilingAgain } from '#server/checks/checkFilingAgain';
import { saveFacts } from '#server/checks/saveFacts';
import { zoneOf } from '#server/courts/zoneOf';
import { recognitionJob } from '#server/filings/analysisJob';
import { findSupportingForSystem, noteVersionRead } from '#server/filings/analysisRepository';
import { whatWasRead } from '#server/filings/whatWasRead';
import { addJob, type JobOptions } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { RecognitionPaused } from '#server/kernel/ports/DocumentEngine';
import { findTemplatesForSystem } from '#server/learning/findTemplates';

/** One scan is recognized for this long before others have their turn. */
const sliceMs = 12_000;

/** This work has the lowest priority, and is queued once however often it is requested. */
export function recognitionOrder(filingId: string): JobOptions {
  // Two lanes in total: no one is watching a screen for it, and other jobs need the runner's slots.
  const queue = `recognition:${Number.parseInt(filingId.slice(-1), 16) % 2}`;
  return { jobKey: `recognition:${filingId}`, priority: 2, queue };
}

/**
 * Recognizes the remaining pages of a filing's scanned supporting documents, so that they can be searched and copied. A
 * long one is read in several turns.
 */
export async function recognizeSupportingDocuments(
  needs: Needs<'db' | 'now' | 'blobs' | 'engine'>,
  filingId: string,
): Promise<void> {
  const { db, blobs, engine } = needs;
  const scans = await findSupportingForSystem(db, filingId, 'scanned');
  for (const { version, court_id } of scans) {
    const { sha256, file_name, uploaded_by: user } = version;
    const today = dateInZone(version.uploaded_at, await zoneOf(db, court_id));
    const { templates } = await findTemplatesForSystem(db, court_id);
    try {
      const file = { path: blobs.path(sha256), name: file_name, sha256, user };
      const read = await engine.analyze(file, { today, templates, pauseAfter: sliceMs });
      await db.transaction(async (tx) => {
        await noteVersionRead(tx, version.id, whatWasRead(read));
        await saveFacts(tx, needs, { version_id: version.id, court_id }, read);
      });
    } catch (error) {
      if (!(error instanceof RecognitionPaused)) throw error;
      return addJob(db, recognitionJob, { filing_id: filingId }, recognitionOrder(filingId));
    }
  }
  await checkFilingAgain(needs, filingId, { cause: 'documents', caused_by: null });
}
