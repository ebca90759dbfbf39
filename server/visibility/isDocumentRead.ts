import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { levelsReadBy } from '#domain/access/accessLevels';
import { documents, filings } from '#server/db/schema/filings';
import { grantedFilings } from './grantedTo.ts';
import { isCourtStaff } from './isCourtStaff.ts';
import { arrayOf } from './isLevelRead.ts';
import type { Seer } from './Seer.ts';
import { openFilings } from './visibleFilings.ts';

/** Whether a document is still in the record: one that the court returned or deleted is read by no one. */
export const isInRecord: SQL = isNull(documents.removed_at);

/**
 * Whether the viewer reads a document besides its filing, in a query of documents with their filings: documents of a level
 * that the viewer’s role reads, those of the viewer’s own filings, and those of filings for which an order names the
 * viewer. The level of the case and of the filing are decided by `visibleFilings` and `docketedFilings`, so that the
 * strictest of the three applies. Everything that gives a document, or a fact about one, asks here.
 */
export const isDocumentRead = (viewer: Seer): SQL => and(isInRecord, isDocumentLevelRead(viewer))!;

/** The same of documents that may no longer be in the record: who may know of them. */
export function isDocumentLevelRead(viewer: Seer): SQL {
  const own = isCourtStaff(viewer) ? eq(filings.filed_by, viewer.person_id) : openFilings(viewer);
  const ofLevel = sql`${documents.access} = any(${arrayOf(levelsReadBy(viewer.capacity))})`;
  return or(ofLevel, own, sql`${filings.id} = any(array(${grantedFilings(viewer)}))`)!;
}

/** Whether a document is public by its own level. */
export const isDocumentPublic: SQL = and(isInRecord, eq(documents.access, 'public'))!;

/** Whether a document can be served on the parties: none that only the court reads, or that is under seal. */
export const isDocumentServed: SQL = and(isInRecord, inArray(documents.access, [...levelsReadBy('attorney')]))!;
