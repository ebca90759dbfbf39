import type { SQL } from 'drizzle-orm';
import { writeSummary } from '#contract/messages/writeMessages';
import { say } from '#domain/messages/say';
import { pathTo } from '#domain/paths/pathTo';
import { daysOf } from '#domain/research/filters';
import { type AcceptedSearch, countAccepted, findAccepted } from '#server/filings/searchAccepted';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { type Found, hitsPerPage, NoAnswer, type Question } from '#server/platforms/Connector';
import { markFullText, markWords, toPieces } from '#server/platforms/marks';
import { allWords, hasSeveralWords, someWords } from '#server/platforms/queryOf';

type Where = { now: Date; today: string; time_zone: string };

/** Accepted documents of the user's court that the user has access to, by title, parties, number and summary. */
export async function searchFiledDocuments(db: Db, viewer: Actor, question: Question, where: Where): Promise<Found> {
  const { q, filters, page } = question;
  if (filters.kind) throw new NoAnswer('not_applicable', say('source.documents_not_of_kind', { kind: filters.kind }));
  const { jurisdiction } = filters;
  if (jurisdiction === 'Federal') throw new NoAnswer('not_applicable', say('source.documents_not_federal'));
  const narrowed = { jurisdiction, ...daysOf(filters, where.today), time_zone: where.time_zone };
  const strict = { ...narrowed, query: allWords(q), typed: q };
  const total = await countAccepted(db, viewer, strict);
  if (total > 0 || !hasSeveralWords(q)) return answer(strict, total, false);
  const some = { ...narrowed, query: someWords(q) };
  return answer(some, await countAccepted(db, viewer, some), true);

  async function answer(search: AcceptedSearch & { query: SQL }, count: number, loosened: boolean): Promise<Found> {
    return {
      hits: count === 0 ? [] : await findHits(db, viewer, search, page),
      total: count,
      totalPages: Math.ceil(count / hitsPerPage),
      loosened: loosened && count > 0,
      answeredAt: where.now,
    };
  }
}

async function findHits(db: Db, viewer: Actor, search: AcceptedSearch, page: number): Promise<Found['hits']> {
  const window = { limit: hitsPerPage, offset: (page - 1) * hitsPerPage };
  const rows = await findAccepted(db, viewer, search, { marks: markFullText, ...window });
  const shown = rows.map(({ summary, document_name }) => writeSummary(summary) ?? document_name);
  const passages = await markWords(db, shown, search.query);
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
    href: pathTo.filing(row.id),
  }));
}
