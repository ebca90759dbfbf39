import type { docketEntries } from '#server/db/schema/docket';

export type StoredEntry = typeof docketEntries.$inferSelect;

/**
 * An entry with the filing behind it, if the viewer has access to the filing; `granted`: an order names the viewer for
 * that filing.
 */
export type FoundEntry = { entry: StoredEntry; filing_id: string | null; granted: boolean };
