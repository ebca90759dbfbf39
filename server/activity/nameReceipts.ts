import { eq, inArray, sql } from 'drizzle-orm';
import { writeReceipt } from '#contract/messages/writeMessages';
import { nameReceipt } from '#domain/filings/nameReceipt';
import { may } from '#domain/identity/permissions';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { caseOrProposed } from '#server/visibility/caseOfFiling';
import type { Seer } from '#server/visibility/visibleFilings';

type Line = { action: string; subject_id: string; title: string };

/**
 * Gives lists the name of each received filing as the court knows it today. The line on record was written before the
 * document was read, and says only that one was filed.
 */
export async function nameReceipts<Found extends Line>(db: Db, { capacity }: Seer, lines: Found[]): Promise<Found[]> {
  const received = lines.filter(({ action }) => action === 'filing_received').map(({ subject_id }) => subject_id);
  if (received.length === 0) return lines;
  // A filer must not learn from a name whether the case that a document claims exists.
  const ofCase = may(capacity, 'activity:read-court') ? caseOrProposed : filings.case_id;
  const opened = sql`exists (select from ${docketEntries} e
    where e.case_id = ${cases.id} and e.number = 1 and e.filing_id = ${filings.id})`;
  const known = await db
    .select({
      id: filings.id,
      doc_type: filings.doc_type,
      document_type: filings.document_type,
      case_type: filings.case_type,
      in_existing_case: sql<boolean>`${cases.id} is not null and not ${opened}`,
    })
    .from(filings)
    .leftJoin(cases, eq(cases.id, ofCase))
    .where(inArray(filings.id, received));
  const names = new Map(known.map(({ id, ...filing }) => [id, writeReceipt(nameReceipt(filing))]));
  return lines.map((line) =>
    line.action === 'filing_received' ? { ...line, title: names.get(line.subject_id) ?? line.title } : line,
  );
}
