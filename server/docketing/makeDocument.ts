import { Readable } from 'node:stream';
import { spellDay } from '#domain/days/spellDay';
import type { DocketEvent } from '#domain/docketing/DocketEvent';
import { courtDocuments } from '#domain/docketing/data/courtDocuments';
import type { DocketEventId } from '#domain/docketing/data/docketEvents';
import { cleanFileName } from '#domain/documents/cleanFileName';
import { type FileFormat, maxDocumentBytes } from '#domain/documents/fileFormats';
import type { StoredCase } from '#server/cases/caseRepository';
import type { KnownCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { writeCourtDocument } from './writeCourtDocument.ts';

/** A document of an entry, safe in the blob store. */
export type EntryDocument = {
  sha256: string;
  file_name: string;
  file_type: FileFormat;
  file_size: number;
  pages: number | null;
};

type Making = { event: DocketEvent; found: StoredCase; court: KnownCourt; text: string; signer: Actor };

/** Writes the document of an entry from its template and the clerk's text, signed with the name of the person. */
export async function makeDocument(
  { blobs, engine, now }: Needs<'blobs' | 'engine' | 'now'>,
  { event, found, court, text, signer }: Making,
): Promise<EntryDocument> {
  const template = courtDocuments[event.id as DocketEventId] ?? { title: event.label, before: null, after: null };
  const paragraphs = [template.before, ...text.split(/\n{2,}|\r?\n/), template.after];
  const bytes = await writeCourtDocument({
    court: court.name,
    case_number: found.case_number,
    case_title: found.title,
    title: template.title,
    paragraphs: paragraphs.filter((one): one is string => one !== null && one.trim() !== ''),
    dated: `Dated: ${spellDay(court.today)}`,
    signature: [`/s/ ${signer.full_name}`, signer.full_name, signer.capacity === 'judge' ? 'Judge' : 'Deputy Clerk'],
    at: now(),
  });
  return storePdf({ blobs, engine }, signer, template.title, bytes);
}

/** Stores a PDF that the court made. */
export async function storePdf(
  { blobs, engine }: Needs<'blobs' | 'engine'>,
  signer: Actor,
  title: string,
  bytes: Uint8Array,
): Promise<EntryDocument> {
  const { sha256, size } = await blobs.put(Readable.from([bytes]), maxDocumentBytes);
  const file_name = cleanFileName(`${title}.pdf`);
  const { pages } = await engine.inspect({ path: blobs.path(sha256), name: file_name, user: signer.person_id });
  return { sha256, file_name, file_type: 'pdf', file_size: size, pages };
}
