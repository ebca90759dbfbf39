import { z } from 'zod';
import { largestRecord } from '#domain/appeals/recordStates';
import { spellDay } from '#domain/days/spellDay';
import { findCase } from '#server/cases/caseRepository';
import { findCourt } from '#server/courts/findCourt';
import { type CaseDocument, listCaseDocuments } from '#server/docketing/downloads/listCaseDocuments';
import { findMemberInCourt } from '#server/identity/findActorsByCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import type { DocumentFile } from '#server/kernel/ports/DocumentEngine';
import { defineJob } from '#server/kernel/ports/Job';
import { Refusal } from '#server/kernel/Refusal';
import { findVersion } from '#server/viewer/findVersion';
import { listChoices } from './readAppealRecords.ts';
import { changeRecord, findUnfinishedForSystem, type StoredRecord } from './recordRepository.ts';
import { type IndexLine, writeIndex } from './writeIndex.ts';

export type Tools = Needs<'db' | 'blobs' | 'engine' | 'now' | 'quarantine'>;
type Part = { entry: number; title: string; filed_on: string; file: DocumentFile; pages: number };

export const recordJob = defineJob('assemble_appeal_record', z.object({ id: z.uuid() }), { attempts: 3 });

/**
 * Assembles a record on appeal: an index by docket entry, then the documents in the order of the docket, with
 * consecutive page numbers that begin at the first page of the index, and a bookmark for each document (CRC 8.74, 8.144;
 * FRAP 30 and the circuits’ rules on electronic records). A second run starts again.
 */
export async function makeRecord(needs: Tools, id: string): Promise<void> {
  const record = await findUnfinishedForSystem(needs.db, id);
  if (!record) return;
  const { person_id, court_id } = record;
  const from = { session_id: 'record on appeal', address: '', user_agent: '' };
  const clerk = await findMemberInCourt(needs.db, { person_id, court_id }, from);
  if (!clerk) return failRecord(needs, id);
  await changeRecord(needs.db, id, { state: 'running' });
  try {
    await assemble(needs, clerk, record);
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    await changeRecord(needs.db, id, { state: 'failed', failure, finished_at: needs.now() });
  }
}

async function assemble(needs: Tools, clerk: Actor, record: StoredRecord): Promise<void> {
  const { id, case_id } = record;
  const { parts, left_out } = await findParts(needs, clerk, record);
  if (parts.length === 0) throw new Refusal('document_corrupt');
  const found = await findCase(needs.db, clerk, case_id);
  const court = await findCourt(needs.db, record.court_id);
  const about = {
    ...{ court: court.name, case_number: found.case_number, case_title: found.title },
    ...{ reviewing_court: record.reviewing_court, at: needs.now() },
  };
  const index = await writeIndex(about, parts.map(lineOf));
  const front = await needs.blobs.put(once(index.bytes), largestRecord);
  await needs.quarantine.vouch(front.sha256);
  const first = { title: 'Index', file: { path: needs.blobs.path(front.sha256), name: 'Index.pdf' } };
  const pages = index.pages + parts.reduce((sum, part) => sum + part.pages, 0);
  const joined = await needs.engine.joinPdfs([first, ...parts], { numbered: true });
  if (joined.firstPages.includes(null)) throw new Error('A document that was counted could not be joined.');
  const { sha256, size: file_size } = await needs.blobs.put(once(joined.bytes), largestRecord * 2);
  await needs.quarantine.vouch(sha256);
  const made = { sha256, file_size, pages, left_out };
  await changeRecord(needs.db, id, { state: 'ready', ...made, finished_at: needs.now() });
}

/** The PDF documents of the designated entries that open, each after the clerk's access to it was examined. */
async function findParts(needs: Tools, clerk: Actor, { case_id, entries }: StoredRecord) {
  const chosen = new Set(entries);
  const choices = new Map(
    (await listChoices(needs.db, clerk, case_id, { scope: 'all', required: [], authority: '' })).map((one) => [
      one.number,
      one,
    ]),
  );
  const parts: Part[] = [];
  const left_out = new Set<number>();
  let bytes = 0;
  for (const document of await listCaseDocuments(needs.db, clerk, case_id)) {
    const choice = chosen.has(document.entry) ? choices.get(document.entry) : undefined;
    // An entry that was sealed after the designation is not in the record.
    if (!choice) continue;
    const isClosed = choice.place === 'withheld' || document.restricted;
    const opened = isClosed ? null : await open(needs, clerk, document);
    if (opened) {
      bytes += opened.bytes;
      if (bytes > largestRecord) throw new Refusal('document_too_large');
      const title = `${document.entry}. ${choice.text}`;
      parts.push({ entry: document.entry, title, filed_on: choice.filed_on, file: opened.file, pages: opened.pages });
    } else left_out.add(document.entry);
  }
  return { parts, left_out: [...left_out] };
}

async function open(needs: Tools, clerk: Actor, { id }: CaseDocument) {
  try {
    const { version } = await findVersion(needs, clerk, id);
    const { sha256, file_name: name } = version;
    const file = { path: needs.blobs.path(sha256), name, sha256 };
    const { format, pages } = await needs.engine.inspect(file);
    return format === 'pdf' && pages ? { file, pages, bytes: await needs.blobs.size(sha256) } : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const lineOf = ({ title, filed_on, pages }: Part): IndexLine => ({ text: title, filed_on: spellDay(filed_on), pages });

function failureOf(error: unknown): 'too_large' | 'nothing_to_join' | null {
  if (!(error instanceof Refusal)) return null;
  if (error.code === 'document_too_large' || error.code === 'document_too_much_memory') return 'too_large';
  return error.code === 'document_corrupt' ? 'nothing_to_join' : null;
}

/** Records that a record could not be assembled. */
export function failRecord({ db, now }: Needs<'db' | 'now'>, id: string): Promise<void> {
  return changeRecord(db, id, { state: 'failed', failure: 'fault', finished_at: now() });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
