import { and } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { newestFirst } from './filingRepository.ts';
import { matchesWords } from './matchesWords.ts';

type Found = Pick<typeof filings.$inferSelect, 'id' | 'document_name' | 'doc_type' | 'case_number'>;

/** The newest filings that the viewer has access to, by words. */
export function findMatchingFilings(db: Db, viewer: Actor, q: string, limit: number): Promise<Found[]> {
  return db
    .select({
      id: filings.id,
      document_name: filings.document_name,
      doc_type: filings.doc_type,
      case_number: filings.case_number,
    })
    .from(filings)
    .where(and(visibleFilings(viewer), matchesWords(q)))
    .orderBy(...newestFirst)
    .limit(limit);
}
