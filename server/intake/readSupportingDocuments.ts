import { dateInZone } from '#domain/days/dateInZone';
import { saveFacts } from '#server/checks/saveFacts';
import { zoneOf } from '#server/courts/zoneOf';
import { recognitionJob } from '#server/filings/analysisJob';
import { findSupportingForSystem, noteVersionRead, type SupportingDocument } from '#server/filings/analysisRepository';
import { refusedDocument } from '#server/filings/failAnalysis';
import { whatWasRead } from '#server/filings/whatWasRead';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import type { ReadingOptions } from '#server/kernel/ports/DocumentEngine';
import { findTemplatesForSystem } from '#server/learning/findTemplates';
import { recognitionOrder } from './recognizeSupportingDocuments.ts';

/** How long a response may be delayed by the recognition of one exhibit. */
const recognizeForMs = 8_000;

/**
 * Reads those supporting documents of a filing that were not read yet: their pages and what document type they are.
 * One that cannot be read says why and stops nothing else.
 */
export async function readSupportingDocuments(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  filingId: string,
): Promise<void> {
  let isLeft = false;
  const waiting = await findSupportingForSystem(needs.db, filingId, 'unread');
  for (const { version, court_id } of waiting) {
    const today = dateInZone(version.uploaded_at, await zoneOf(needs.db, court_id));
    const { templates } = await findTemplatesForSystem(needs.db, court_id);
    const { kept, read } = await readOne(needs, version, { today, templates });
    isLeft ||= (read?.pagesLeft ?? 0) > 0;
    const read_at = needs.now();
    await needs.db.transaction(async (tx) => {
      await noteVersionRead(tx, version.id, { ...kept, read_at });
      if (read) await saveFacts(tx, needs, { version_id: version.id, court_id }, read);
    });
  }
  // The first pages show the document type; the others are recognized after the response.
  if (isLeft) await addJob(needs.db, recognitionJob, { filing_id: filingId }, recognitionOrder(filingId));
}

async function readOne(
  { engine, blobs }: Needs<'engine' | 'blobs'>,
  version: SupportingDocument['version'],
  options: Pick<ReadingOptions, 'today' | 'templates'>,
) {
  const { sha256, file_name, uploaded_by: user } = version;
  const file = { path: blobs.path(sha256), name: file_name, sha256, user };
  try {
    const read = await engine.analyze(file, { ...options, recognizeFor: recognizeForMs });
    return { kept: whatWasRead(read), read };
  } catch (error) {
    const read_error = refusedDocument(error);
    if (!read_error) throw error;
    return { kept: { read_error }, read: null };
  }
}
