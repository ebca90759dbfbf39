import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { confidentialityOfFiling } from '#domain/access/levelOfConfidentiality';
import { codeOfDocketed } from '#domain/docketing/codeOfDocketed';
import { accessOfServed, mayReceive } from '#domain/service/accessOfServed';
import { findEntryAccessForSystem } from '#server/cases/docket/findEntryAccess';
import { findCourt } from '#server/courts/findCourt';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { readableFilings } from '#server/visibility/docketedFilings';
import { grantedFilings } from '#server/visibility/grantedTo';
import { isCourtStaff } from '#server/visibility/isCourtStaff';
import { isDocumentRead } from '#server/visibility/isDocumentRead';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { isNewestVersion } from './newestVersion.ts';

/**
 * The documents of filings on the docket that a viewer may read, as the court accepted them, in the order of their
 * filings: the viewer's own, and those of the case that are not confidential by their filing code. It fails closed: a
 * document that the parties do not receive in general is read by the court and its filer alone.
 */
export async function findDocketedDocuments(db: Db, viewer: Actor, filing_ids: readonly string[]) {
  if (filing_ids.length === 0) return [];
  const ids = [...filing_ids];
  const ofEntries = or(inArray(filings.id, ids), inArray(filings.attached_to, ids))!;
  return (await findReadable(db, viewer, ofEntries)).map(({ version, document, filing }) => ({
    ...{ id: version.id, title: document.title, kind: document.kind, file_name: version.file_name },
    ...{ file_type: version.file_type, file_size: version.file_size, sha256: version.sha256, pages: version.pages },
    ...{ pages_recognized: version.pages_recognized, uploaded_at: version.uploaded_at },
    entry_of: filing.attached_to ?? filing.id,
    access: document.access,
  }));
}

export type DocketedDocument = Awaited<ReturnType<typeof findDocketedDocuments>>[number];

/** One version of a document on the docket that a viewer may read. */
export async function findDocketedVersion(db: Db, viewer: Actor, version_id: string) {
  const [found] = await findReadable(db, viewer, eq(documentVersions.id, version_id));
  return found && { version: found.version, title: found.document.title };
}

async function findReadable(db: Db, viewer: Actor, which: SQL) {
  const found = await db
    .select({
      version: documentVersions,
      document: documents,
      filing: filings,
      own: or(visibleFilings(viewer), sql`${filings.id} = any(array(${grantedFilings(viewer)}))`)!,
    })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .where(and(which, isNewestVersion, readableFilings(db, viewer), isDocumentRead(viewer)))
    .orderBy(asc(filings.received_at), asc(filings.id), asc(documents.position));
  if (found.length === 0 || isCourtStaff(viewer)) return found;
  const [court, entries] = await Promise.all([
    findCourt(db, viewer.court_id),
    findEntryAccessForSystem(
      db,
      found.map(({ filing }) => filing.attached_to ?? filing.id),
    ),
  ]);
  return found.filter(({ filing, own }) => {
    if (own) return true;
    const entry = entries.get(filing.attached_to ?? filing.id);
    const code = codeOfDocketed({ ...filing, code: entry?.code || null }, court);
    const confidentiality = code ? confidentialityOfFiling(code.confidentiality, filing) : null;
    return mayReceive(accessOfServed({ entry: entry?.access ?? null, confidentiality, is_open_type: false }), true);
  });
}
