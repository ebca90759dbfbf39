import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { writeSummary } from '#contract/messages/writeMessages';
import { say } from '#domain/messages/say';
import { daysOf } from '#domain/research/filters';
import { matchesAll } from '#server/db/matchesAll';
import { filings } from '#server/db/schema/filings';
import { searchedText } from '#server/db/searchedText';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { type Found, hitsPerPage, NoAnswer, type Question } from '#server/platforms/Connector';
import { markFullText, markWords, toPieces } from '#server/platforms/marks';
import { allWords, hasSeveralWords, someWords } from '#server/platforms/queryOf';
import { visibleFilings } from '#server/visibility/visibleFilings';

/** Word for word as the index has it. */
const words = sql`paper_search(${filings.title}, ${filings.doc_type}, ${filings.document_name}, ${filings.case_number}, ${filings.summary}, ${filings.plaintiffs}, ${filings.claimants}, ${filings.defendants})`;
const accepted = sql`${filings.state} in ('accepted', 'docketed', 'served')`;
const shownTitle = sql`coalesce(nullif(${filings.title}, ''), ${filings.document_name})`;

type Where = { now: Date; today: string; time_zone: string };

/** Accepted documents of the user's court that the user has access to, by title, parties, number and summary. */
export async function searchFiledDocuments(db: Db, viewer: Actor, question: Question, where: Where): Promise<Found> {
  const { q, filters } = question;
  if (filters.kind) throw new NoAnswer('not_applicable', say('source.documents_not_of_kind', { kind: filters.kind }));
  if (filters.jurisdiction === 'Federal') throw new NoAnswer('not_applicable', say('source.documents_not_federal'));
  const narrowed = and(visibleFilings(viewer), accepted, narrow(filters, where));
  const strict = and(matchDocuments(q), narrowed);
  const total = await db.$count(filings, strict);
  if (total > 0 || !hasSeveralWords(q)) return answer(allWords(q), strict, total, false);
  const some = and(sql`${words} @@ ${someWords(q)}`, narrowed);
  return answer(someWords(q), some, await db.$count(filings, some), true);

  async function answer(query: SQL, matching: SQL | undefined, count: number, loosened: boolean): Promise<Found> {
    const hits = count === 0 ? [] : await findPacketDocuments(db, query, matching, question.page);
    return {
      hits,
      total: count,
      totalPages: Math.ceil(count / hitsPerPage),
      loosened: loosened && count > 0,
      answeredAt: where.now,
    };
  }
}

/** What a question matches. Exported for the test that examines the plan. */
export function matchDocuments(q: string): SQL {
  const byWords = sql`(${words} @@ ${allWords(q)} and ${accepted})`;
  return q.length >= 3 ? sql`(${byWords} or ${matchesAll(searchedText.filings, q)})` : byWords;
}

function narrow(filters: Question['filters'], { today, time_zone }: Where): SQL | undefined {
  const { from, to } = daysOf(filters, today);
  const filedOn = sql`coalesce(${filings.filing_date}, (${filings.received_at} at time zone ${time_zone})::date)`;
  return and(
    filters.jurisdiction && filters.jurisdiction !== 'Federal'
      ? eq(filings.jurisdiction, filters.jurisdiction)
      : undefined,
    from ? gte(filedOn, from) : undefined,
    to ? lte(filedOn, to) : undefined,
  );
}

async function findPacketDocuments(
  db: Db,
  query: SQL,
  matching: SQL | undefined,
  page: number,
): Promise<Found['hits']> {
  const rank = sql`ts_rank_cd(${words}, ${query}, 1)`;
  const rows = await db
    .select({
      id: filings.id,
      title: sql<string>`ts_headline('english', ${shownTitle}, ${query}, ${markFullText})`,
      document_name: filings.document_name,
      summary: filings.summary,
      case_number: filings.case_number,
      court: filings.court,
      jurisdiction: filings.jurisdiction,
      received_at: filings.received_at,
      filing_date: filings.filing_date,
    })
    .from(filings)
    .where(matching)
    .orderBy(sql`${rank} desc`, sql`${filings.received_at} desc`, filings.id)
    .limit(hitsPerPage)
    .offset((page - 1) * hitsPerPage);
  const shown = rows.map(({ summary, document_name }) => writeSummary(summary) ?? document_name);
  const passages = await markWords(db, shown, query);
  return rows.map((row, index) => ({
    id: row.id,
    kind: 'Court Paper' as const,
    title: toPieces(row.title),
    citations: row.case_number ? [row.case_number] : [],
    court: row.court ?? '',
    jurisdiction: row.jurisdiction,
    dated: row.filing_date ?? row.received_at.toISOString().slice(0, 10),
    passage: passages[index]!,
    passage_number: null,
    href: `/case-processing?filing=${row.id}`,
  }));
}
