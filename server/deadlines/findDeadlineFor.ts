import { and, asc, eq, sql } from 'drizzle-orm';
import { meetsDeadline } from '#domain/deadlines/meetsDeadline';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { Submission } from '#domain/rules/checks/Submission';
import { caseIdsNumberedForSystem } from '#server/cases/caseRelations';
import { deadlines } from '#server/db/schema/deadlines';
import type { Db } from '#server/kernel/Database';
import { visibleDeadlines } from '#server/visibility/visibleDeadlines';
import type { Seer } from '#server/visibility/visibleFilings';
import { isOpen } from './deadlineRepository.ts';

const mostOfCase = 200;

/** What a document calls itself, and the case that it names. */
type Named = { document_type: DocumentTypeId | null; title: string | null; case_number: string | null };

/**
 * The open deadline on record in this case that a document of this kind would meet, among those that its filer has
 * access to: the next one, and a past one only where no other is ahead.
 */
export async function findDeadlineFor(
  db: Db,
  filer: Seer,
  { case_id, document, on }: { case_id: string | null; document: Named; on: string },
): Promise<Submission['deadline']> {
  const { document_type: type, title, case_number: number } = document;
  if (type === null || (case_id === null && number === null)) return null;
  // Before it is filed a document belongs to the case that it names.
  const isOfCase =
    case_id === null
      ? sql`${deadlines.case_id} in ${caseIdsNumberedForSystem(db, filer.court_id, number!)}`
      : eq(deadlines.case_id, case_id);
  const kept = await db
    .select({ action: deadlines.action, due: deadlines.due_date, authority: deadlines.authority })
    .from(deadlines)
    .where(and(isOfCase, isOpen, visibleDeadlines(db, filer)))
    .orderBy(asc(deadlines.due_date))
    .limit(mostOfCase);
  const met = kept.filter(({ action }) => meetsDeadline(action, type, title));
  const found = met.find(({ due }) => due >= on) ?? met.at(-1);
  return found ? { title: found.action, due: found.due, authority: found.authority } : null;
}
