import type { StoredCourt } from '#server/courts/findCourt';
import type { filings } from '#server/db/schema/filings';
import { findOpenToPublicForSystem } from '#server/filings/findOpenToPublic';
import type { Db } from '#server/kernel/Database';

/**
 * Whether the public page of a receipt may show more than the time, the court, and whether a document matches: if every
 * one of its filings is open to the public.
 */
export async function isOpenToPublic(
  db: Db,
  court: StoredCourt,
  received: readonly (typeof filings.$inferSelect)[],
): Promise<boolean> {
  const open = await findOpenToPublicForSystem(db, court, received);
  return received.length > 0 && received.every(({ id }) => open.has(id));
}
