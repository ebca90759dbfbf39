import { and, desc, eq } from 'drizzle-orm';
import { type PublicCase, type PublicEntry, publicEntriesPerPage } from '#contract/publicAccess';
import { isCurrent } from '#domain/participants/endings';
import { publicName } from '#domain/participants/publicName';
import type { PublicPlace } from '#domain/publicAccess/publicShare';
import { opensDocument } from '#domain/publicAccess/publicShare';
import { findHearingsOfCaseForSystem } from '#server/calendar/hearingRepository';
import { cases } from '#server/db/schema/cases';
import { docketDocuments, docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import type { StoredCase } from '../caseRepository.ts';
import { textOfEntry } from '../docket/describeEntries.ts';
import { loadParticipants } from '../participants/participantRepository.ts';
import type { PublicView } from './publicCases.ts';

/** The court of a case that the public may find; the caller decides whether it does. */
export async function findCourtOfCaseForSystem(db: Db, id: string): Promise<string | undefined> {
  const [found] = await db.select({ court_id: cases.court_id }).from(cases).where(eq(cases.id, id));
  return found?.court_id;
}

/** A case that the public finds; any other one does not exist for it. */
export async function findPublicCaseForSystem(db: Db, { finds }: PublicView, id: string): Promise<StoredCase> {
  const [found] = await db
    .select()
    .from(cases)
    .where(and(eq(cases.id, id), finds));
  if (!found) throw new Refusal('not_found');
  return found;
}

const heldHearings = ['scheduled', 'completed', 'adjourned'];

/** A case of the public record, with its parties as the public names them, and its hearings. */
export async function readPublicCaseForSystem(
  db: Db,
  view: PublicView,
  { id, place }: { id: string; place: PublicPlace },
): Promise<PublicCase> {
  const found = await findPublicCaseForSystem(db, view, id);
  const [people, hearings] = await Promise.all([loadParticipants(db, id), findHearingsOfCaseForSystem(db, id)]);
  const { case_number, title, case_type, status, opened_on, closed_on, judge_name } = found;
  return {
    ...{ id, case_number, title, case_type, status, opened_on, closed_on, judge: judge_name, place },
    court: view.court.name,
    parties: people.filter(isCurrent).map((one) => ({
      name: publicName(one),
      role: one.role,
      counsel: one.counsel.filter(isCurrent).flatMap(({ full_name }) => full_name ?? []),
    })),
    hearings: hearings
      .filter((one) => heldHearings.includes(one.status))
      .map((one) => ({
        ...{ type: one.event_type, date: one.hearing_date, time: one.hearing_time, place: one.venue },
        status: one.status,
      })),
    documents: view.shareOf(found)?.documents ?? 'none',
  };
}

/** An entry of the public docket, with the filing behind it and the kind of its documents. */
export type FoundPublicEntry = PublicEntry & {
  id: string;
  filing_id: string | null;
  code: string | null;
  opens: boolean;
};

/** One page of a docket as the public reads it: public entries alone, without their numbers. */
export async function findPublicEntriesForSystem(
  db: Db,
  view: PublicView,
  { found, page }: { found: StoredCase; page: number },
): Promise<{ entries: FoundPublicEntry[]; more: boolean }> {
  const rows = await db
    .select()
    .from(docketEntries)
    .where(isPublicEntry(found.id))
    .orderBy(desc(docketEntries.number))
    .limit(publicEntriesPerPage + 1)
    .offset((page - 1) * publicEntriesPerPage);
  const share = view.shareOf(found);
  const entries = rows.slice(0, publicEntriesPerPage).map((entry) => {
    const struck = entry.struck_at !== null;
    return {
      ...{ id: entry.id, filing_id: entry.filing_id, code: entry.code, filed_on: entry.filed_on, kind: entry.kind },
      ...{ text: textOfEntry(entry), struck, documents: [] },
      opens: !struck && opensDocument(share, entry.kind),
    };
  });
  return { entries, more: rows.length > publicEntriesPerPage };
}

/** The entry of a document of the court itself, if the public opens it. */
export async function findPublicCourtDocumentForSystem(db: Db, view: PublicView, found: StoredCase, id: string) {
  const [row] = await db
    .select({ document: docketDocuments, entry: docketEntries })
    .from(docketDocuments)
    .innerJoin(docketEntries, eq(docketEntries.id, docketDocuments.entry_id))
    .where(and(eq(docketDocuments.id, id), isPublicEntry(found.id)));
  const opens = row && row.entry.struck_at === null && opensDocument(view.shareOf(found), row.entry.kind);
  return opens ? row.document : undefined;
}

/** Whether the public opens the documents of the filing of an entry, with the code of the entry. */
export async function findPublicEntryOfFilingForSystem(db: Db, view: PublicView, found: StoredCase, filing_id: string) {
  const [entry] = await db
    .select()
    .from(docketEntries)
    .where(and(isPublicEntry(found.id), eq(docketEntries.filing_id, filing_id)));
  const opens = entry && entry.struck_at === null && opensDocument(view.shareOf(found), entry.kind);
  return opens ? entry : undefined;
}

const isPublicEntry = (case_id: string) => and(eq(docketEntries.case_id, case_id), eq(docketEntries.access, 'public'));
