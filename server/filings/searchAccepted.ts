import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { matchesAll } from '#server/db/matchesAll';
import { filings } from '#server/db/schema/filings';
import { searchedText } from '#server/db/searchedText';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleFilings } from '#server/visibility/visibleFilings';

type Filing = typeof filings.$inferSelect;

/** Which accepted filings a search finds. */
export type AcceptedSearch = {
  /** The words, as PostgreSQL's text search reads them. */
  query: SQL;
  /** The search as typed, where it also finds parts of words. */
  typed?: string | undefined;
  jurisdiction?: Filing['jurisdiction'] | undefined;
  /** The days of filing, by the clock of the court. */
  from?: string | null | undefined;
  to?: string | null | undefined;
  time_zone: string;
};

/** An accepted filing, with the title in which the words are marked. */
export type FoundAccepted = Pick<
  Filing,
  'id' | 'document_name' | 'summary' | 'case_number' | 'court' | 'jurisdiction' | 'received_at' | 'filing_date'
> & { title: string };

/** Word for word as the index has it. */
const words = sql`paper_search(${filings.title}, ${filings.doc_type}, ${filings.document_name}, ${filings.case_number}, ${filings.summary}, ${filings.plaintiffs}, ${filings.claimants}, ${filings.defendants})`;
const accepted = sql`${filings.state} in ('accepted', 'docketed', 'served')`;
const shownTitle = sql`coalesce(nullif(${filings.title}, ''), ${filings.document_name})`;

/** How many accepted filings that the viewer has access to match. */
export async function countAccepted(db: Db, viewer: Actor, search: AcceptedSearch): Promise<number> {
  return db.$count(filings, matches(viewer, search));
}

/** The accepted filings that the viewer has access to and that match, the closest first. */
export function findAccepted(
  db: Db,
  viewer: Actor,
  search: AcceptedSearch,
  { marks, limit, offset }: { marks: string | SQL; limit: number; offset: number },
): Promise<FoundAccepted[]> {
  return db
    .select({
      id: filings.id,
      title: sql<string>`ts_headline('english', ${shownTitle}, ${search.query}, ${marks})`,
      document_name: filings.document_name,
      summary: filings.summary,
      case_number: filings.case_number,
      court: filings.court,
      jurisdiction: filings.jurisdiction,
      received_at: filings.received_at,
      filing_date: filings.filing_date,
    })
    .from(filings)
    .where(matches(viewer, search))
    .orderBy(sql`ts_rank_cd(${words}, ${search.query}, 1) desc`, sql`${filings.received_at} desc`, filings.id)
    .limit(limit)
    .offset(offset);
}

/** The condition of a search on an accepted filing, which an index answers. */
export function matchesWords({ query, typed }: Pick<AcceptedSearch, 'query' | 'typed'>): SQL {
  const byWords = sql`(${words} @@ ${query} and ${accepted})`;
  return typed !== undefined && typed.length >= 3
    ? sql`(${byWords} or ${matchesAll(searchedText.filings, typed)})`
    : byWords;
}

function matches(viewer: Actor, search: AcceptedSearch): SQL | undefined {
  const { jurisdiction, from, to, time_zone } = search;
  const filedOn = sql`coalesce(${filings.filing_date}, (${filings.received_at} at time zone ${time_zone})::date)`;
  return and(
    matchesWords(search),
    visibleFilings(viewer),
    accepted,
    jurisdiction ? eq(filings.jurisdiction, jurisdiction) : undefined,
    from ? gte(filedOn, from) : undefined,
    to ? lte(filedOn, to) : undefined,
  );
}
