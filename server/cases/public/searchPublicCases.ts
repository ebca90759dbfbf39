import { and, asc, desc, gte, inArray, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type PublicCaseRow, publicCasesPerPage } from '#contract/publicAccess';
import { rolesHidingNames } from '#domain/participants/rolesHidingNames';
import { hasBareNumber } from '#server/db/bareNumber';
import { likeWords } from '#server/db/matchesAll';
import { cases, parties } from '#server/db/schema/cases';
import { searchedText } from '#server/db/searchedText';
import type { Db } from '#server/kernel/Database';
import type { PublicView } from './publicCases.ts';

type Asked = { q: string; from?: string | undefined; to?: string | undefined; page: number };

/** A page of what the public finds, the newest case first. Hidden cases cost what missing ones cost. */
export async function searchPublicCasesForSystem(
  db: Db,
  { finds }: PublicView,
  { q, from, to, page }: Asked,
): Promise<{ results: PublicCaseRow[]; more: boolean }> {
  const { id, case_number, title, case_type, status, opened_on } = cases;
  const found = await db
    .select({ id, case_number, title, case_type, status, opened_on })
    .from(cases)
    .where(and(finds, matches(q), from ? gte(opened_on, from) : undefined, to ? lte(opened_on, to) : undefined))
    .orderBy(desc(opened_on), asc(id))
    .limit(publicCasesPerPage + 1)
    .offset((page - 1) * publicCasesPerPage);
  return { results: found.slice(0, publicCasesPerPage), more: found.length > publicCasesPerPage };
}

const hasDigit = /\d/;

/** A case number in any spelling, words of the title, or the name of a party whose name is public. */
function matches(q: string): SQL | undefined {
  const words = likeWords(q);
  if (words.length === 0) return undefined;
  const inTitle = and(...words.map((word) => sql`${searchedText.cases} ilike ${word}`));
  const named = and(...words.map((word) => sql`${parties.full_name} ilike ${word}`), isNamedPublicly);
  const byName = sql`${cases.id} = any(array(select ${parties.case_id} from ${parties} where ${named}))`;
  return or(hasDigit.test(q) ? hasBareNumber(cases.case_number, q) : undefined, inTitle, byName);
}

/** Minors and protected people are not found by names that the public does not read. */
const isNamedPublicly = and(
  sql`not ${parties.is_minor}`,
  inArray(parties.name_access, ['public']),
  or(sql`${parties.role_id} is null`, notInArray(parties.role_id, [...rolesHidingNames])),
);
