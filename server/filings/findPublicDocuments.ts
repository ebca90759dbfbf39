import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { confidentialityOfFiling, levelOfConfidentiality } from '#domain/access/levelOfConfidentiality';
import { codeOfDocketed } from '#domain/docketing/codeOfDocketed';
import { placedStates } from '#domain/filings/states';
import type { PublicPlace } from '#domain/publicAccess/publicShare';
import type { StoredCourt } from '#server/courts/findCourt';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { isDocumentPublic } from '#server/visibility/isDocumentRead';
import { isNewestVersion } from './newestVersion.ts';

type Coded = { filing_id: string; code: string | null };
type Asked = { court: StoredCourt; place: PublicPlace };

/**
 * The documents of public entries that the public opens, in the order of each filing: those whose filing is public and
 * whose code is public, remotely without exception. A document whose code is not certain is left out.
 */
export async function findPublicDocumentsForSystem(db: Db, entries: readonly Coded[], asked: Asked) {
  if (entries.length === 0) return [];
  const ids = entries.map(({ filing_id }) => filing_id);
  const found = await findPublic(db, or(inArray(filings.id, ids), inArray(filings.attached_to, ids))!);
  const codes = new Map(entries.map(({ filing_id, code }) => [filing_id, code]));
  return found
    .map((one) => ({ ...one, entry_of: one.filing.attached_to ?? one.filing.id }))
    .filter(({ filing, entry_of }) => isOpen(filing, codes.get(entry_of) ?? null, asked));
}

/** One version of a document, with its filing, if it is the newest one of a public filing on the docket. */
export async function findPublicVersionForSystem(db: Db, version_id: string) {
  const [found] = await findPublic(db, eq(documentVersions.id, version_id));
  return found && { ...found, entry_of: found.filing.attached_to ?? found.filing.id };
}

function findPublic(db: Db, which: SQL) {
  return db
    .select({ version: documentVersions, document: documents, filing: filings })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .where(
      and(
        which,
        isNewestVersion,
        eq(filings.access, 'public'),
        isDocumentPublic,
        inArray(filings.state, [...placedStates]),
      ),
    )
    .orderBy(asc(filings.received_at), asc(filings.id), asc(documents.position));
}

/** Whether the public opens the documents of a filing by its code at a place. */
export function isOpen(
  filing: Pick<typeof filings.$inferSelect, 'document_type' | 'title' | 'levels_by_document'>,
  code: string | null,
  { court, place }: Asked,
): boolean {
  const known = codeOfDocketed({ ...filing, code }, court);
  if (!known) return false;
  const confidentiality = confidentialityOfFiling(known.confidentiality, filing);
  return place === 'remote' ? confidentiality === 'public' : levelOfConfidentiality(confidentiality) === 'public';
}
