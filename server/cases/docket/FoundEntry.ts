import type { docketEntries } from '#server/db/schema/docket';

export type StoredEntry = typeof docketEntries.$inferSelect;

/** An entry with the filing behind it, if the viewer has access to the filing. */
export type FoundEntry = { entry: StoredEntry; filing_id: string | null };
