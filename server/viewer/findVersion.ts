import { findDocketDocument } from '#server/cases/docket/entryRepository';
import { findOwnAnalysis } from '#server/courtdoc/history/findOwn';
import { findDocketedVersion } from '#server/filings/docketedDocuments';
import { findVersionOf, type Viewable } from '#server/filings/findVersionOf';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/**
 * A version of a document in a filing that the person has access to, a document on the docket of a case that the person
 * sees, or a document that the person analyzed without filing it, by the ID of the analysis. Without access, it does
 * not exist.
 */
export async function findVersion(needs: Needs<'db' | 'now'>, viewer: Actor, versionId: string): Promise<Viewable> {
  const filed = await findVersionOf(needs.db, viewer, versionId);
  if (filed) return filed;
  const docketed = await findDocketedVersion(needs.db, viewer, versionId);
  if (docketed) return docketed;
  const entered = await findDocketDocument(needs.db, viewer, versionId);
  if (entered) return { version: { ...entered, pages_recognized: 0 }, title: entered.file_name };
  const own = await findOwnAnalysis(needs, viewer, versionId);
  return { version: own, title: own.file_name };
}
