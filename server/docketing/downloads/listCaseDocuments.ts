import { describeEntries } from '#server/cases/docket/describeEntries';
import { findEntries } from '#server/cases/readDocket';
import { findDocketedDocuments } from '#server/filings/docketedDocuments';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

const entriesAtOnce = 500;

/** A document of a case: the ID under which the viewer opens it, its names, and the number of its entry. */
export type CaseDocument = {
  id: string;
  entry: number;
  file_name: string;
  name: string;
  /** Whether it has a separate level, which the court’s open records leave out. */
  restricted: boolean;
};

/**
 * The documents on the docket of a case that a person may read at this moment, the oldest entry first: those of filings,
 * and those of the court.
 */
export async function listCaseDocuments(db: Db, viewer: Actor, case_id: string): Promise<CaseDocument[]> {
  const documents: CaseDocument[] = [];
  for (let offset = 0; ; offset += entriesAtOnce) {
    const span = { limit: entriesAtOnce, offset };
    const { entries, total } = await findEntries(db, viewer, case_id, span, { order: 'oldest' });
    const shown = await describeEntries(db, viewer, entries);
    const filed = entries.flatMap(({ entry }, index) => (shown[index]!.filed ? [entry.filing_id!] : []));
    const ofFilings = await findDocketedDocuments(db, viewer, filed);
    for (const [index, { entry }] of entries.entries()) {
      const { withheld, documents: ofCourt } = shown[index]!;
      if (withheld) continue;
      const own = ofFilings.filter(({ entry_of }) => entry_of === entry.filing_id);
      const listed = [...own, ...ofCourt.map((one) => ({ ...one, access: 'public' }))];
      for (const [at, { id, file_name, access }] of listed.entries()) {
        const { number } = entry;
        documents.push({
          id,
          entry: number,
          file_name,
          name: nameInArchive(number, at + 1, file_name),
          restricted: access !== 'public',
        });
      }
    }
    if (offset + entriesAtOnce >= total) return documents;
  }
}

/** `0007-2 Exhibit A.pdf`: in the order of the docket, unique, and valid on every system. */
function nameInArchive(entry: number, document: number, file_name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no file system accepts.
  const safe = file_name.replace(/[\\/:*?"<>|\x00-\x1f]/g, '_');
  return `${String(entry).padStart(4, '0')}-${document} ${safe}`;
}
