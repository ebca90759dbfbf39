import type { BinderItem } from '#contract/binders';
import type { DocketEntry } from '#contract/cases';
import { arrangeBinder } from '#domain/chambers/binder/arrangeBinder';
import { removedStates } from '#domain/chambers/binder/noteKinds';
import { dateInZone } from '#domain/days/dateInZone';
import { dispositions } from '#domain/rulings/dispositions';
import { describeEntries } from '#server/cases/docket/describeEntries';
import { findEntries } from '#server/cases/readDocket';
import { describeDocument } from '#server/filings/describeFiling';
import { findDocumentsForSystem } from '#server/filings/filingRepository';
import { findArguedFilings } from '#server/filings/judicialFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findRulingsOfMotions } from '#server/rulings/rulingRepository';
import { findMarks } from '../awaitingDocuments.ts';
import { courtDocuments } from './courtDocuments.ts';
import type { FoundDocument } from './FoundDocument.ts';

/** More than the filings and entries of a case that a hearing can concern. */
const mostFilings = 2000;

type Hearing = { case_id: string | null; hearing_date: string };

/** The documents of a hearing's case that belong in its binder, in argument order. */
export async function findBinderItems(
  db: Db,
  judge: Actor,
  { case_id, hearing_date }: Hearing,
  time_zone: string,
): Promise<BinderItem[]> {
  if (!case_id) return [];
  const span = { limit: mostFilings, offset: 0 };
  const { entries } = await findEntries(db, judge, case_id, span);
  const described = await describeEntries(db, judge, entries);
  const filed = await filedDocuments(db, judge, described, { case_id, hearing_date, time_zone });
  const found = [...filed, ...courtDocuments(described)];
  const items = new Map(found.map(({ item }) => [item.id, item]));
  const arranged = arrangeBinder(
    found.map(({ argued }) => argued),
    hearing_date,
  );
  return arranged.map(({ id, ...place }) => ({ ...items.get(id)!, ...place }));
}

type Place = { case_id: string; hearing_date: string; time_zone: string };

async function filedDocuments(
  db: Db,
  judge: Actor,
  entries: readonly DocketEntry[],
  { case_id, hearing_date, time_zone }: Place,
): Promise<FoundDocument[]> {
  const rows = await findArguedFilings(db, judge, case_id, mostFilings);
  const ids = rows.map(({ filing }) => filing.id);
  const [stored, marks, { present }] = await Promise.all([
    findDocumentsForSystem(db, ids),
    findMarks(db, judge, ids),
    findRulingsOfMotions(db, judge, ids),
  ]);
  // A ruling at the hearing leaves its motion in place.
  const isDecidedBefore = (id: string) => {
    const ruling = present.get(id)?.ruling;
    if (!ruling?.ruled_at || !dispositions[ruling.disposition].decides) return false;
    return dateInZone(ruling.ruled_at, time_zone) < hearing_date;
  };
  const entryOf = new Map(entries.flatMap((entry) => (entry.filing_id ? [[entry.filing_id, entry] as const] : [])));
  return rows.flatMap(({ filing, filer }) => {
    const entry = entryOf.get(filing.id);
    const mark = marks.get(filing.id)?.mark;
    const filed_on = entry?.filed_on ?? dateInZone(filing.received_at, time_zone);
    const removed = removedStates.find((state) => state === filing.state) ?? null;
    return stored
      .filter(({ document }) => document.filing_id === filing.id)
      .map(describeDocument)
      .map((document): FoundDocument => {
        const title = document.kind === 'lead' ? (filing.title ?? document.title) : document.title;
        const common = { id: document.id, filing_id: filing.id, title, filed_on };
        return {
          argued: {
            ...common,
            envelope_id: filing.envelope_id,
            kind: document.kind === 'lead' ? 'lead' : 'supporting',
            type: document.kind === 'lead' ? filing.document_type : document.document_type,
            entry: entry?.number ?? null,
            related_entry: entry?.related_number ?? null,
            side: entry?.on_behalf_of ?? filer,
            received_at: filing.received_at.toISOString(),
            hearing_date: filing.hearing_date,
            ruled: mark === 'reviewed' || mark === 'signed' || isDecidedBefore(filing.id),
          },
          item: {
            ...common,
            docket_number: entry?.number ?? null,
            filed_by: entry?.on_behalf_of ?? filer,
            removed,
            stricken: entry?.struck ?? false,
            document: removed ? null : document,
          },
        };
      });
  });
}
