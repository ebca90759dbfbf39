import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { SearchHit } from '#contract/research';
import type { Citation } from '#domain/citations/Citation';
import { citationKey } from '#domain/citations/citationKey';
import { findCitations } from '#domain/citations/findCitations';
import { daysOf } from '#domain/research/filters';
import { matchesAll } from '#server/db/matchesAll';
import { authorities, authorityCitations } from '#server/db/schema/library';
import type { Db } from '#server/kernel/Database';
import { type Found, hitsPerPage, type Question } from '#server/platforms/Connector';
import { markFullText, toPieces } from '#server/platforms/marks';
import { allWords, hasSeveralWords, someWords } from '#server/platforms/queryOf';

/** Word for word as the trigram index has it, for only then it is used. */
export const named = sql`(${authorities.title} || ' ' || ${authorities.citation_line})`;
/** Shorter than three letters there is no trigram. */
export const shortestPart = 3;

/** Authorities of the built-in library: by their words, by parts of name or citation, by a citation exactly. */
export async function searchLibrary(
  db: Db,
  { q, filters, page }: Question,
  { now, today }: { now: Date; today: string },
): Promise<Found> {
  const exact = await findExact(db, q);
  const narrowed = narrow(filters, today);
  const strict = { query: allWords(q), matching: and(matchAll(q, exact), narrowed), exact };
  const total = await countMatching(db, strict.matching);
  if (total > 0 || !hasSeveralWords(q)) return answer(strict, total, false);
  const some = someWords(q);
  const loose = { query: some, matching: and(sql`${authorities.search} @@ ${some}`, narrowed), exact };
  return answer(loose, await countMatching(db, loose.matching), true);

  async function answer(search: Search, count: number, loosened: boolean): Promise<Found> {
    const hits = count === 0 ? [] : await findHits(db, search, page, q);
    return {
      hits,
      total: count,
      totalPages: Math.ceil(count / hitsPerPage),
      loosened: loosened && count > 0,
      answeredAt: now,
    };
  }
}

type Search = { query: SQL; matching: SQL | undefined; exact: string[] };

/** The decisions cited in the question, found first so that the rest can use its index. */
async function findExact(db: Db, q: string): Promise<string[]> {
  const keys = [...findCitations(q).map(keyOf), citationKey(q)].filter(Boolean);
  const found = await db
    .select({ id: authorityCitations.authority_id })
    .from(authorityCitations)
    .where(inArray(authorityCitations.citation_key, keys));
  return found.map(({ id }) => id);
}

/** The condition for a question. Exported for the test that examines the query plan. */
export function matchAll(q: string, exact: string[]): SQL {
  const ways = [sql`${authorities.search} @@ ${allWords(q)}`];
  if (q.length >= shortestPart) ways.push(matchesAll(named, q));
  if (exact.length > 0) ways.push(inArray(authorities.id, exact));
  return sql`(${sql.join(ways, sql` or `)})`;
}

function narrow(filters: Question['filters'], today: string): SQL | undefined {
  const { from, to } = daysOf(filters, today);
  return and(
    filters.jurisdiction ? eq(authorities.jurisdiction, filters.jurisdiction) : undefined,
    filters.kind ? eq(authorities.kind, filters.kind) : undefined,
    from ? gte(authorities.dated, from) : undefined,
    to ? lte(authorities.dated, to) : undefined,
  );
}

async function countMatching(db: Db, matching: SQL | undefined): Promise<number> {
  return db.$count(authorities, matching);
}

async function findHits(db: Db, { query, matching, exact }: Search, page: number, q: string): Promise<SearchHit[]> {
  const isExact = exact.length > 0 ? sql`(${inArray(authorities.id, exact)})::int` : sql`0`;
  const rank = sql<number>`${isExact} * 10 + (${authorities.title} ilike ${`${q.replace(/[\\%_]/g, '\\$&')}%`})::int + ts_rank_cd(${authorities.search}, ${query}, 1)`;
  // Only one page's rows are highlighted, because highlighting is expensive.
  const window = db
    .select({ id: authorities.id, rank: rank.as('rank') })
    .from(authorities)
    .where(matching)
    .orderBy(sql`rank desc`, sql`${authorities.dated} desc nulls last`, authorities.id)
    .limit(hitsPerPage)
    .offset((page - 1) * hitsPerPage)
    .as('found');
  const rows = await db
    .select({
      id: authorities.id,
      kind: authorities.kind,
      citation_line: authorities.citation_line,
      court: authorities.court,
      jurisdiction: authorities.jurisdiction,
      dated: authorities.dated,
      only_year: authorities.only_year,
      title: sql<string>`ts_headline('english', ${authorities.title}, ${query}, ${markFullText})`,
      passage: bestPassage(query),
    })
    .from(authorities)
    .innerJoin(window, eq(window.id, authorities.id))
    .orderBy(sql`"found"."rank" desc`, sql`${authorities.dated} desc nulls last`, authorities.id);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: toPieces(row.title),
    citations: citationsOf(row.citation_line),
    court: row.court,
    jurisdiction: row.jurisdiction,
    dated: datedOf(row),
    passage: toPieces(row.passage.text),
    passage_number: row.passage.number,
    href: `/research/authorities/${row.id}?${new URLSearchParams({ q, passage: String(row.passage.number) })}`,
  }));
}

/** The passage that answers best, with the words marked. */
function bestPassage(query: SQL) {
  return sql<{ number: number; text: string }>`(
    select json_build_object('number', part.n - 1, 'text', ts_headline('english', part.words, ${query}, ${markFullText}))
    from regexp_split_to_table(${authorities.body}, E'\n') with ordinality as part(words, n)
    order by ts_rank(to_tsvector('english', part.words), ${query}) desc, part.n limit 1)`;
}

export function citationsOf(line: string): string[] {
  return line.split('; ').filter(Boolean);
}

/** The day, or the year where only that is known. */
export function datedOf({ dated, only_year }: { dated: string | null; only_year: boolean }): string | null {
  return dated && only_year ? dated.slice(0, 4) : dated;
}

/** Under which key the library has a citation of a question. */
function keyOf({ volume, reporter, page, text }: Citation): string {
  return citationKey(volume && reporter && page ? `${volume} ${reporter} ${page}` : text);
}
