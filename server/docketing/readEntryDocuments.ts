import type { readEntryDocuments as asked, EntryDocuments } from '#contract/docketing';
import type { InputOf } from '#contract/endpoint';
import { isWithheld } from '#server/cases/docket/describeEntries';
import { findEntry } from '#server/cases/docket/entryRepository';
import { findDocketedDocuments } from '#server/filings/docketedDocuments';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** The documents of the filing behind an entry, its lead document first, as far as the viewer may read them. */
export async function readEntryDocuments(
  { db }: Needs<'db'>,
  viewer: Actor,
  { id, number }: InputOf<typeof asked>,
): Promise<EntryDocuments> {
  const found_entry = await findEntry(db, viewer, id, number);
  const { entry } = found_entry;
  if (entry.filing_id === null || isWithheld(viewer, found_entry)) return { data: [] };
  const found = await findDocketedDocuments(db, viewer, [entry.filing_id]);
  return {
    data: found.map(({ uploaded_at, entry_of: _of, access: _level, ...document }) => ({
      ...document,
      uploaded_at: uploaded_at.toISOString(),
    })),
  };
}
