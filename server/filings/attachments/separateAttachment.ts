import { desc, eq } from 'drizzle-orm';
import type { AccessLevel } from '#domain/access/accessLevels';
import { documentTypeLabel } from '#domain/documentTypes/label';
import { decidedPriority } from '#domain/filings/priorityOf';
import { addStep } from '#domain/filings/steps';
import { analyses, documents, documentVersions, filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import type { Db } from '#server/kernel/Database';
import { noteSeparated, type StoredReturn } from './returnedAttachments.ts';

type Filing = typeof filings.$inferSelect;
type Separating = {
  /** The accepted filing, locked by the caller, and the case in which it is placed. */
  lead: Filing;
  placed: Pick<Filing, 'case_number' | 'case_type'> & { case_id: string };
  review: typeof reviews.$inferSelect;
  at: Date;
};

/**
 * Makes a returned attachment a separate filing in the same envelope, with the return on record. It was received with
 * its lead document, and its filer corrects it like any returned filing. Returns the ID of the filing.
 */
export async function separateAttachmentForSystem(
  tx: Db,
  returned: StoredReturn,
  separating: Separating,
): Promise<string> {
  const { review, at } = separating;
  const version = await findNewestVersion(tx, returned.document_id);
  // A lead document has the level of its filing.
  const [{ access } = { access: 'sealed' as const }] = await tx
    .select({ access: documents.access })
    .from(documents)
    .where(eq(documents.id, returned.document_id));
  const filing_id = await insertFiling(tx, version, access, separating);
  await tx
    .update(documents)
    .set({ filing_id, kind: 'lead', position: 0, access: 'public' })
    .where(eq(documents.id, returned.document_id));
  await tx.insert(analyses).values({
    filing_id,
    version_id: version.id,
    state: 'done',
    steps: addStep([{ state: 'queued', at: at.toISOString() }], { state: 'done', at: at.toISOString() }),
    requested_at: at,
    finished_at: at,
  });
  const { reason_code, reason, authority, correct_by } = returned;
  await tx.insert(reviews).values({
    filing_id,
    decision: 'returned',
    ...{ reason_code, reason, authority, correct_by },
    decided_by: review.decided_by,
    decided_at: review.decided_at,
    state: 'effective',
    settled_at: at,
    filing_version: 1,
  });
  await noteSeparated(tx, returned, filing_id);
  return filing_id;
}

async function findNewestVersion(tx: Db, document_id: string) {
  const [newest] = await tx
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.document_id, document_id))
    .orderBy(desc(documentVersions.number))
    .limit(1);
  return newest!;
}

/** The case is that of the lead document: an exhibit has no caption. */
async function insertFiling(
  tx: Db,
  version: Awaited<ReturnType<typeof findNewestVersion>>,
  access: AccessLevel,
  { lead, placed }: Separating,
): Promise<string> {
  const { court_id, filed_by, envelope_id, court_level, jurisdiction, court, location, judge_name, section_id } = lead;
  const { plaintiffs, claimants, defendants, received_at, priority_set_by } = lead;
  const { priority, reason } = decidedPriority;
  const [made] = await tx
    .insert(filings)
    .values({
      ...{ court_id, filed_by, envelope_id, court_level, jurisdiction, court, location, judge_name, section_id },
      ...{ plaintiffs, claimants, defendants, received_at },
      access,
      attached_to: lead.id,
      proposed_case_id: placed.case_id,
      case_number: placed.case_number,
      case_type: placed.case_type,
      state: 'returned',
      document_name: version.file_name,
      document_type: version.type,
      doc_type: version.type === null ? null : documentTypeLabel(version.type),
      is_complete: true,
      priority: priority_set_by === null ? priority : lead.priority,
      priority_reason: priority_set_by === null ? reason : lead.priority_reason,
    })
    .returning({ id: filings.id });
  return made!.id;
}
