import { strictest } from '#domain/access/accessLevels';
import { openFileTypes } from '#domain/courts/openFileTypes';
import { codeOfDocketed } from '#domain/docketing/codeOfDocketed';
import { findEntryAccessForSystem } from '#server/cases/docket/findEntryAccess';
import type { StoredCourt } from '#server/courts/findCourt';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';

type Filing = typeof filings.$inferSelect;

/**
 * The IDs of those filings that a public page may name. It must be certain for each: an open case type, a filing code
 * that is public everywhere, and no sealed entry. Until a document is read, its type is unknown, and it is not named.
 */
export async function findOpenToPublicForSystem(
  db: Db,
  court: StoredCourt,
  received: readonly Filing[],
): Promise<Set<string>> {
  const entries = await findEntryAccessForSystem(
    db,
    received.map(({ id }) => id),
  );
  const isOpen = (filing: Filing) => {
    const entry = entries.get(filing.id);
    if (!openFileTypes.includes(filing.case_type)) return false;
    if (entry && strictest(entry.access, entry.case_access) !== 'public') return false;
    if (filing.access !== 'public' || filing.levels_by_document) return false;
    return codeOfDocketed({ ...filing, code: entry?.code || null }, court)?.confidentiality === 'public';
  };
  return new Set(received.filter(isOpen).map(({ id }) => id));
}
