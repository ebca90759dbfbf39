import type { EntryWithHistory } from '#contract/docketing';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isCourtStaff } from '#server/visibility/isCourtStaff';
import { describeEntries, isWithheld } from './describeEntries.ts';
import { findEntry, findHistoryForSystem } from './entryRepository.ts';

/** One entry and, for court staff, what it said before each change. */
export async function readEntry(
  db: Db,
  viewer: Actor,
  { id, number }: { id: string; number: number },
): Promise<EntryWithHistory> {
  const found = await findEntry(db, viewer, id, number);
  const [entry] = await describeEntries(db, viewer, [found]);
  const reads = isCourtStaff(viewer) && !isWithheld(viewer, found);
  return { entry: entry!, history: reads ? await findHistoryForSystem(db, found.entry.id) : null };
}
