import { Readable } from 'node:stream';
import { cleanFileName } from '#domain/documents/cleanFileName';
import { maxDocumentBytes } from '#domain/documents/fileFormats';
import type { StoredCase } from '#server/cases/caseRepository';
import { findCourt } from '#server/courts/findCourt';
import type { EntryDocument } from '#server/docketing/makeDocument';
import { writeCourtDocument } from '#server/docketing/writeCourtDocument';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { type SealedPdf, sealPdf } from '#server/seals/sealPdf';
import { soOrdered } from '#server/seals/writeSealBlock';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;
type Writing = { text: string; found: StoredCase; at: Date };

const title = 'Minute order';

/** The minute order as a sealed PDF, stored. It is on record once the caller’s transaction commits. */
export async function writeMinuteOrder(
  needs: Working,
  clerk: Actor,
  { text, found, at }: Writing,
): Promise<{ document: EntryDocument; record: SealedPdf['record'] }> {
  const court = await findCourt(needs.db, found.court_id);
  const { case_number, title: case_title } = found;
  const pdf = await writeCourtDocument({
    ...{ court: court.name, case_number, case_title, title, at, dated: '', signature: [] },
    paragraphs: text.split(/\n+/).filter((paragraph) => paragraph.trim() !== ''),
  });
  const { bytes, record } = await sealPdf(needs, {
    ...{ pdf, court_id: found.court_id, at, reason: title },
    signer: { name: clerk.full_name, title: 'Deputy Clerk' },
    words: soOrdered([case_title, `Case number ${case_number}`, title]),
  });
  const { sha256, size } = await needs.blobs.put(Readable.from([bytes]), maxDocumentBytes);
  const file_name = cleanFileName(`${title}.pdf`);
  const { pages } = await needs.engine.inspect({
    ...{ path: needs.blobs.path(sha256), name: file_name, user: clerk.person_id },
  });
  return { document: { sha256, file_name, file_type: 'pdf', file_size: size, pages }, record };
}
