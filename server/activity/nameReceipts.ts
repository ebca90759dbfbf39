import { inArray } from 'drizzle-orm';
import { writeReceipt } from '#contract/messages/writeMessages';
import { nameReceipt } from '#domain/filings/nameReceipt';
import { may } from '#domain/identity/permissions';
import { activityReceipts } from '#server/db/schema/activitySubjects';
import type { Db } from '#server/kernel/Database';
import type { Seer } from '#server/visibility/visibleFilings';

type Line = { action: string; subject_id: string; title: string };

/**
 * Gives lists the current name of each received filing. The line on record was written before the document was read,
 * and states only that one was filed.
 */
export async function nameReceipts<Found extends Line>(db: Db, { capacity }: Seer, lines: Found[]): Promise<Found[]> {
  const received = lines.filter(isReceipt).map(({ subject_id }) => subject_id);
  if (received.length === 0) return lines;
  // A filer must not learn from a name whether the case that a document claims exists.
  const in_existing_case = may(capacity, 'activity:read-court')
    ? activityReceipts.in_named_case
    : activityReceipts.in_case;
  const known = await db
    .select({
      id: activityReceipts.id,
      doc_type: activityReceipts.doc_type,
      document_type: activityReceipts.document_type,
      case_type: activityReceipts.case_type,
      in_existing_case,
    })
    .from(activityReceipts)
    .where(inArray(activityReceipts.id, received));
  const names = new Map(known.map(({ id, ...filing }) => [id, writeReceipt(nameReceipt(filing))]));
  return lines.map((line) => (isReceipt(line) ? { ...line, title: names.get(line.subject_id) ?? line.title } : line));
}

const isReceipt = ({ action }: Line): boolean => action === 'filing_received' || action === 'filing_received_for';
