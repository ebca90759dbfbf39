import type { FastifyReply } from 'fastify';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type * as contract from '#contract/publicAccess';
import { findPublicCourtDocumentsForSystem } from '#server/cases/public/findPublicCourtDocuments';
import { type PublicView, publicViewForSystem } from '#server/cases/public/publicCases';
import {
  findCourtOfCaseForSystem,
  findPublicCaseForSystem,
  findPublicCourtDocumentForSystem,
  findPublicEntriesForSystem,
  findPublicEntryOfFilingForSystem,
  readPublicCaseForSystem,
} from '#server/cases/public/readPublicCase';
import { searchPublicCasesForSystem } from '#server/cases/public/searchPublicCases';
import { findPublicDocumentsForSystem, findPublicVersionForSystem, isOpen } from '#server/filings/findPublicDocuments';
import { sendDocument } from '#server/http/sendDocument';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findOpenCourts, findSetting } from './settingRepository.ts';
import { type PublicVisitor, placeIn } from './visitorOf.ts';

/** The courts whose record the public can search. */
export async function listPublicCourts(
  { db }: Needs<'db'>,
  visitor: PublicVisitor,
): Promise<ReplyOf<typeof contract.listPublicCourts>> {
  const courts = await findOpenCourts(db);
  const isAtTerminal = courts.some(({ id }) => id === visitor.terminal_court);
  return { courts, place: isAtTerminal ? 'courthouse' : 'remote', accepted: visitor.accepted };
}

/** Searches the record of a court that is open to the public. */
export async function searchPublicRecord(
  { db }: Needs<'db'>,
  visitor: PublicVisitor,
  { court, ...asked }: InputOf<typeof contract.searchPublicCases>,
): Promise<ReplyOf<typeof contract.searchPublicCases>> {
  return searchPublicCasesForSystem(db, await viewOf(db, visitor, court), asked);
}

/** A case of the public record. */
export async function readPublicCase({ db }: Needs<'db'>, visitor: PublicVisitor, { id }: { id: string }) {
  const view = await viewOfCase(db, visitor, id);
  return readPublicCaseForSystem(db, view, { id, place: placeIn(view.court.id, visitor) });
}

/** One page of the docket of a case of the public record, with the documents that open. */
export async function readPublicDocket(
  { db }: Needs<'db'>,
  visitor: PublicVisitor,
  { id, page }: InputOf<typeof contract.readPublicDocket>,
): Promise<ReplyOf<typeof contract.readPublicDocket>> {
  const view = await viewOfCase(db, visitor, id);
  const found = await findPublicCaseForSystem(db, view, id);
  const { entries, more } = await findPublicEntriesForSystem(db, view, { found, page });
  const opened = entries.filter(({ opens }) => opens);
  const asked = { court: view.court, place: placeIn(view.court.id, visitor) };
  const [ofCourt, ofFilings] = await Promise.all([
    findPublicCourtDocumentsForSystem(
      db,
      opened.map((entry) => entry.id),
    ),
    findPublicDocumentsForSystem(
      db,
      opened.flatMap(({ filing_id, code }) => (filing_id ? [{ filing_id, code }] : [])),
      asked,
    ),
  ]);
  const results = entries.map(({ id: entry_id, filing_id, code: _code, opens: _opens, ...entry }) => ({
    ...entry,
    documents: [
      ...ofCourt
        .filter((one) => one.entry_id === entry_id)
        .map((one) => ({ id: one.id, title: one.file_name, pages: one.pages })),
      ...ofFilings
        .filter(({ entry_of }) => entry_of === filing_id)
        .map(({ version, document }) => ({ id: version.id, title: document.title, pages: version.pages })),
    ],
  }));
  return { results, more };
}

/** Sends a document of the public docket. Each request examines the levels and the place again. */
export async function downloadPublicDocument(
  { db, blobs }: Needs<'db' | 'blobs'>,
  visitor: PublicVisitor,
  { id, document_id }: InputOf<typeof contract.downloadPublicDocument>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const view = await viewOfCase(db, visitor, id);
  const found = await findPublicCaseForSystem(db, view, id);
  const ofCourt = await findPublicCourtDocumentForSystem(db, view, found, document_id);
  if (ofCourt) return sendDocument({ blobs }, ofCourt, reply);
  const filed = await findPublicVersionForSystem(db, document_id);
  const entry = filed && (await findPublicEntryOfFilingForSystem(db, view, found, filed.entry_of));
  const asked = { court: view.court, place: placeIn(view.court.id, visitor) };
  if (!filed || !entry || !isOpen(filed.filing, entry.code, asked)) throw new Refusal('not_found');
  return sendDocument({ blobs }, filed.version, reply);
}

/** What the visitor sees of a court; its record must be open, and the terms accepted. */
async function viewOf(db: Db, visitor: PublicVisitor, court_id: string): Promise<PublicView> {
  if (!visitor.accepted) throw new Refusal('public_terms');
  const setting = await findSetting(db, court_id);
  if (!setting?.is_open) throw new Refusal('not_found');
  return publicViewForSystem(db, court_id, placeIn(court_id, visitor));
}

async function viewOfCase(db: Db, visitor: PublicVisitor, id: string): Promise<PublicView> {
  if (!visitor.accepted) throw new Refusal('public_terms');
  const court_id = await findCourtOfCaseForSystem(db, id);
  if (!court_id) throw new Refusal('not_found');
  return viewOf(db, visitor, court_id);
}
