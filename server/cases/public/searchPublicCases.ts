import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { type PublicCaseRow, publicCasesPerPage } from '#contract/publicAccess';
import type { CaseType } from '#domain/courts/choices';
import { hasBareNumber } from '#server/db/bareNumber';
import { likeWords } from '#server/db/matchesAll';
import { cases } from '#server/db/schema/cases';
import { publicNames } from '#server/db/schema/publicNames';
import type { Db } from '#server/kernel/Database';
import type { PublicView } from './publicCases.ts';

type Asked = { q: string; from?: string | undefined; to?: string | undefined; page: number };

const hasDigit = /\d/;

/**
 * A page of what the public finds, the newest case first: by its number in any spelling or else by words of its title or
 * of the name of a party whose name is public. Hidden cases cost what missing ones cost.
 */
export async function searchPublicCasesForSystem(
  db: Db,
  view: PublicView,
  asked: Asked,
): Promise<{ results: PublicCaseRow[]; more: boolean }> {
  const { q, page } = asked;
  if (hasDigit.test(q)) {
    const numbered = await findPage(db, view, hasBareNumber(cases.case_number, q), asked);
    if (numbered.length > 0 || page > 1) return pageOf(numbered);
  }
  const words = likeWords(q);
  if (words.length === 0) return pageOf(await findPage(db, view, undefined, asked));
  return pageOf(await findNamed(db, view, words, asked));
}

const { id, case_number, title, case_type, status, opened_on } = cases;
const row = { id, case_number, title, case_type, status, opened_on };
const within = ({ from, to }: Asked, day: typeof opened_on | typeof publicNames.opened_on) =>
  and(from ? gte(day, from) : undefined, to ? lte(day, to) : undefined);

const pageOf = (found: PublicCaseRow[]) => ({
  results: found.slice(0, publicCasesPerPage),
  more: found.length > publicCasesPerPage,
});

function findPage(db: Db, { finds }: PublicView, which: SQL | undefined, asked: Asked): Promise<PublicCaseRow[]> {
  return db
    .select(row)
    .from(cases)
    .where(and(finds, which, within(asked, opened_on)))
    .orderBy(desc(opened_on), asc(id))
    .limit(publicCasesPerPage + 1)
    .offset((asked.page - 1) * publicCasesPerPage);
}

/** Each type has its index of names: those of types that the public does not find are not read. */
async function findNamed(
  db: Db,
  { finds, types }: PublicView,
  words: string[],
  asked: Asked,
): Promise<PublicCaseRow[]> {
  if (types.length === 0) return [];
  const ofType = (type: CaseType) => sql`
    select ${publicNames.case_id} as case_id, ${publicNames.opened_on} as opened_on from ${publicNames}
    where ${and(
      sql`${publicNames.case_type} = ${sql.raw(`'${type}'`)}`,
      ...words.map((word) => sql`${publicNames.name} ilike ${word}`),
      within(asked, publicNames.opened_on),
    )}`;
  const named = sql.join(types.map(ofType), sql` union `);
  return (
    db
      .select(row)
      // In order, so that PostgreSQL looks up the cases of this page alone instead of joining all cases.
      .from(sql`(${named} order by 2 desc, 1) as named`)
      .innerJoin(cases, and(eq(id, sql`named.case_id`), finds))
      .orderBy(sql`named.opened_on desc, named.case_id`)
      .limit(publicCasesPerPage + 1)
      .offset((asked.page - 1) * publicCasesPerPage)
  );
}
