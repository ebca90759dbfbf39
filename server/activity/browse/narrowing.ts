import { and, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hearings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { people } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';
import { caseOrProposed } from '#server/visibility/caseOfFiling';

/** What a list of the record or of the access log is narrowed to. */
export type Narrowed = {
  person?: string | undefined;
  about?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const mostPeople = 50;
const mostSubjects = 5000;

/** The people of whose name or address the words are a part. */
export async function findPeopleIds(db: Db, words: string): Promise<string[]> {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const found = await db
    .select({ id: people.id })
    .from(people)
    .where(or(ilike(people.full_name, like), ilike(people.email, like)))
    .limit(mostPeople);
  return found.map(({ id }) => id);
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Everything that belongs to a case or filing, by which lines can name it: ids and the case number. */
export async function findSubjects(db: Db, court_id: string, about: string): Promise<string[]> {
  const [known] = await db
    .select({ id: cases.id, case_number: cases.case_number })
    .from(cases)
    .where(
      and(
        eq(cases.court_id, court_id),
        isId.test(about) ? eq(cases.id, about) : eq(cases.case_number, about.toUpperCase()),
      ),
    );
  const ofCase = known && eq(caseOrProposed, known.id);
  const which = ofCase ?? (isId.test(about) ? eq(filings.id, about) : eq(filings.case_number, about));
  const found = await db
    .select({ filing: filings.id, version: documentVersions.id })
    .from(filings)
    .leftJoin(documents, eq(documents.filing_id, filings.id))
    .leftJoin(documentVersions, eq(documentVersions.document_id, documents.id))
    .where(and(eq(filings.court_id, court_id), which))
    .limit(mostSubjects);
  const heard = known
    ? await db.select({ id: hearings.id }).from(hearings).where(eq(hearings.case_id, known.id)).limit(mostSubjects)
    : [];
  const ids = found.flatMap(({ filing, version }) => (version ? [filing, version] : [filing]));
  return [...new Set([about, ...(known ? [known.id, known.case_number] : []), ...ids, ...heard.map(({ id }) => id)])];
}

/** The days from and to, both included, in the court's time zone. */
export function inDays(column: PgColumn, { from, to }: Narrowed, zone: string): SQL | undefined {
  return and(
    from ? sql`${column} >= ${from}::timestamp at time zone ${zone}` : undefined,
    to ? sql`${column} < (${to}::date + 1)::timestamp at time zone ${zone}` : undefined,
  );
}

/** Lines after the last one of the page before, in the order of time and number, the newest first. */
export function after(at: PgColumn, number: PgColumn, cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [when, last] = cursor.split('_') as [string, string];
  // The first condition alone can be found in the index; the second one keeps apart what happened in the same moment.
  return and(sql`${at} <= ${when}::timestamptz`, sql`(${at}, ${number}) < (${when}::timestamptz, ${last}::bigint)`);
}

/** A moment with all the digits that the database has: a rounded one would skip lines or show them twice. */
export const exactly = (column: PgColumn) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const among = (column: PgColumn, values: string[] | undefined): SQL | undefined =>
  values && (values.length > 0 ? inArray(column, values) : sql`false`);
