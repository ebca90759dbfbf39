import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { StoredChanges } from '#domain/filings/returned/ResubmissionChanges';
import { resubmissionFiles, resubmissions } from '#server/db/schema/resubmissions';
import { personName } from '#server/directory/personFields';
import { blobGraceMs, discardBlobJob } from '#server/documents/discardBlobJob';
import { findFiling, type StoredFiling } from '#server/filings/filingRepository';
import type { StoredReview } from '#server/filings/reviewRepository';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { preparesFor } from '#server/visibility/actsForFiler';

export type StoredResubmission = typeof resubmissions.$inferSelect;
export type PreparedDocument = typeof resubmissionFiles.$inferSelect;
/** What a filer has prepared under one return. */
export type Prepared = { resubmission: StoredResubmission; files: PreparedDocument[] };

/** A filing that its filer corrects, and the return. The caller has made sure that it is this person's filing. */
export type ReturnedFiling = { stored: StoredFiling; returned: StoredReview };

/** What a filer has prepared for a returned filing; the beginning, if that is nothing. */
export async function findPrepared(
  db: Db,
  { person_id }: Actor,
  { stored, returned }: ReturnedFiling,
): Promise<Prepared> {
  const [found] = await db.select().from(resubmissions).where(eq(resubmissions.review_id, returned.id));
  const files = await db
    .select()
    .from(resubmissionFiles)
    .where(eq(resubmissionFiles.review_id, returned.id))
    .orderBy(resubmissionFiles.added_at, resubmissionFiles.id);
  const beginning = {
    ...{ review_id: returned.id, filing_id: stored.filing.id, prepared_by: person_id },
    ...{ answer: '', changed_values: {}, version: 1, changed_at: returned.decided_at },
    ...{ submitted_at: null, submitted_by: null, changes: null },
  };
  return { resubmission: found ?? beginning, files };
}

/**
 * The same, locked until the transaction ends. A change of an older version is refused; `null` for a change that does not
 * depend on what else is prepared.
 */
export async function lockPrepared(
  tx: Db,
  actor: Actor,
  about: ReturnedFiling,
  { version, at }: { version: number | null; at: Date },
): Promise<Prepared> {
  const { id: review_id } = about.returned;
  const key = { review_id, filing_id: about.stored.filing.id, prepared_by: actor.person_id, changed_at: at };
  await tx.insert(resubmissions).values(key).onConflictDoNothing();
  await tx
    .select({ id: resubmissions.review_id })
    .from(resubmissions)
    .where(eq(resubmissions.review_id, review_id))
    .for('update');
  const prepared = await findPrepared(tx, actor, about);
  if (prepared.resubmission.submitted_at !== null) throw new Refusal('not_returned');
  if (version !== null && prepared.resubmission.version !== version) throw new Refusal('resubmission_changed');
  return prepared;
}

/** Stores a change of a locked resubmission. */
export async function notePrepared(
  tx: Db,
  { resubmission }: Prepared,
  at: Date,
  change: Partial<Pick<StoredResubmission, 'answer' | 'changed_values'>> = {},
): Promise<void> {
  await tx
    .update(resubmissions)
    .set({ ...change, version: resubmission.version + 1, changed_at: at })
    .where(eq(resubmissions.review_id, resubmission.review_id));
}

export async function insertPreparedDocuments(tx: Db, files: (typeof resubmissionFiles.$inferInsert)[]): Promise<void> {
  if (files.length > 0) await tx.insert(resubmissionFiles).values(files);
}

/** Removes prepared documents. Their bytes are deleted a day later, unless something else uses them. */
export async function removePreparedDocuments(tx: Db, { files }: Prepared, ids: readonly string[], at: Date) {
  const gone = files.filter(({ id }) => ids.includes(id));
  if (gone.length === 0) return;
  await tx.delete(resubmissionFiles).where(
    inArray(
      resubmissionFiles.id,
      gone.map(({ id }) => id),
    ),
  );
  const runAt = new Date(at.getTime() + blobGraceMs + 60_000);
  for (const { sha256 } of gone) await addJob(tx, discardBlobJob, { sha256 }, { runAt });
}

/** The court received a locked resubmission: its documents are the filing's now, and what it changed is kept. */
export async function noteSubmitted(
  tx: Db,
  { resubmission }: Prepared,
  submitted: { at: Date; by: Pick<Actor, 'person_id'>; changes: StoredChanges },
): Promise<void> {
  const { review_id } = resubmission;
  await tx.delete(resubmissionFiles).where(eq(resubmissionFiles.review_id, review_id));
  await tx
    .update(resubmissions)
    .set({ submitted_at: submitted.at, submitted_by: submitted.by.person_id, changes: submitted.changes })
    .where(eq(resubmissions.review_id, review_id));
}

/** The resubmissions of a filing that the court received, the last first. The caller has read it for its viewer. */
export async function findSubmittedForSystem(db: Db, filing_id: string) {
  return db
    .select({
      resubmission: resubmissions,
      by: sql<string>`coalesce(${personName(resubmissions.submitted_by)}, ${personName(resubmissions.prepared_by)})`,
      filer: sql<string>`${personName(resubmissions.prepared_by)}`,
    })
    .from(resubmissions)
    .where(and(eq(resubmissions.filing_id, filing_id), isNotNull(resubmissions.submitted_at)))
    .orderBy(desc(resubmissions.submitted_at));
}

/** The fingerprints of documents that take the place of others in corrections, by the document. */
export async function findReplacementsForSystem(db: Db, document_ids: readonly string[]): Promise<Map<string, string>> {
  if (document_ids.length === 0) return new Map();
  const rows = await db
    .select({ replaces: resubmissionFiles.replaces, sha256: resubmissionFiles.sha256 })
    .from(resubmissionFiles)
    .where(inArray(resubmissionFiles.replaces, [...document_ids]));
  return new Map(rows.map(({ replaces, sha256 }) => [replaces!, sha256]));
}

/** One document of a resubmission that is not submitted, for its filer and those who prepare it for the filer. */
export async function findPreparedDocument(db: Db, viewer: Actor, id: string): Promise<PreparedDocument> {
  const [found] = await db
    .select({ file: resubmissionFiles, filing_id: resubmissions.filing_id })
    .from(resubmissionFiles)
    .innerJoin(resubmissions, eq(resubmissions.review_id, resubmissionFiles.review_id))
    .where(and(eq(resubmissionFiles.id, id), isNull(resubmissions.submitted_at)));
  if (!found) throw new Refusal('not_found');
  const { filing } = await findFiling(db, viewer, found.filing_id);
  if (!preparesFor(viewer, filing.filed_by)) throw new Refusal('not_found');
  return found.file;
}
