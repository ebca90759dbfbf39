import { asc, inArray } from 'drizzle-orm';
import type { DocketEntry } from '#contract/cases';
import { writeDocketEntry } from '#contract/messages/writeMessages';
import { readsLevel } from '#domain/access/accessLevels';
import { labelOfCode } from '#domain/docketing/codesOf';
import { docketDocuments } from '#server/db/schema/docket';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findCurrentDatesForSystem } from '../filingDates/filingDateRepository.ts';
import { describeEntryDates, filingsOf } from './describeEntryDates.ts';
import type { FoundEntry, StoredEntry } from './FoundEntry.ts';

/** The text of an entry: the clerk's, or else the words of its message. */
export function textOfEntry({ text, description }: Pick<StoredEntry, 'text' | 'description'>): string {
  return text ?? writeDocketEntry(description);
}

/** What a viewer who has access to the case reads of an entry; every text of an entry for people goes through here. */
export function readableText(viewer: Pick<Actor, 'capacity'>, found: FoundEntry): string {
  return isWithheld(viewer, found) ? 'Sealed' : textOfEntry(found.entry);
}

/** Whether text and documents of an entry are withheld: its level is closed to the viewer, who did not file it either. */
export function isWithheld({ capacity }: Pick<Actor, 'capacity'>, { entry, filing_id, granted }: FoundEntry): boolean {
  return !readsLevel(capacity, entry.access, granted || filing_id !== null);
}

/** Entries with their documents, as far as the viewer may read them. */
export async function describeEntries(db: Db, viewer: Actor, found: readonly FoundEntry[]): Promise<DocketEntry[]> {
  const [documents, dates] = await Promise.all([
    findDocuments(db, found),
    findCurrentDatesForSystem(db, filingsOf(found)),
  ]);
  return found.map((one) => {
    const { entry, filing_id } = one;
    const { number, filed_on, entered_at, kind, access, struck_at, nunc_pro_tunc_on, version } = entry;
    const withheld = isWithheld(viewer, one);
    return {
      number,
      filed_on,
      ...describeEntryDates(withheld ? undefined : dates.get(entry.filing_id ?? '')),
      entered_at: entered_at.toISOString(),
      kind,
      description: readableText(viewer, one),
      access,
      withheld,
      struck: struck_at !== null,
      nunc_pro_tunc_on,
      version,
      ...(withheld
        ? {
            filing_id: null,
            filed: false,
            code: null,
            code_label: null,
            on_behalf_of: null,
            related_number: null,
            documents: [],
          }
        : {
            filing_id,
            filed: entry.filing_id !== null,
            code: entry.code,
            code_label: entry.code && labelOfCode(entry.code),
            on_behalf_of: entry.on_behalf_of,
            related_number: entry.related_number,
            documents: documents
              .filter(({ entry_id }) => entry_id === entry.id)
              .map(({ id, file_name, pages }) => ({ id, file_name, pages })),
          }),
    };
  });
}

async function findDocuments(db: Db, found: readonly FoundEntry[]) {
  if (found.length === 0) return [];
  const ids = found.map(({ entry }) => entry.id);
  return db
    .select()
    .from(docketDocuments)
    .where(inArray(docketDocuments.entry_id, ids))
    .orderBy(asc(docketDocuments.added_at));
}
