import { and, asc, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import { documentFixes, documentFixFiles } from '#server/db/schema/documentFixes';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { personName } from '#server/directory/personFields';
import { blobGraceMs, discardBlobJob } from '#server/documents/discardBlobJob';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { openDrafts, visibleFilings } from '#server/visibility/visibleFilings';

/** Fixes of documents, with their files. The court has access to none of them, and receives none of the originals. */

export type FixFile = typeof documentFixFiles.$inferSelect;
export type StoredFix = {
  fix: typeof documentFixes.$inferSelect;
  asked_by: string;
  files: FixFile[];
  /** The document of a filing or draft; null for a document that was only checked. */
  of: FixedInFiling | null;
};
export type FixedInFiling = {
  document: Pick<typeof documents.$inferSelect, 'id' | 'title' | 'kind' | 'filing_id'>;
  /** The file that the document has now. */
  current: Pick<typeof documentVersions.$inferSelect, 'id' | 'sha256'>;
  filing_state: (typeof filings.$inferSelect)['state'];
};

/** The drafts that the viewer can open, and the filings that the viewer filed. */
const ownFilings = (viewer: Actor): SQL =>
  or(openDrafts(viewer), and(visibleFilings(viewer), eq(filings.filed_by, viewer.person_id)))!;

/** What the viewer requested for documents that were only checked: no one else has access to these. */
const ownChecks = (viewer: Actor): SQL =>
  and(isNotNull(documentFixes.analysis_id), eq(documentFixes.asked_by, viewer.person_id))!;

async function load(db: Db, where: SQL | undefined): Promise<StoredFix[]> {
  const rows = await db
    .select({
      fix: documentFixes,
      asked_by: personName(documentFixes.asked_by),
      document: { id: documents.id, title: documents.title, kind: documents.kind, filing_id: documents.filing_id },
      current: { id: documentVersions.id, sha256: documentVersions.sha256 },
      filing_state: filings.state,
    })
    .from(documentFixes)
    .leftJoin(documents, eq(documents.id, documentFixes.document_id))
    .leftJoin(documentVersions, and(eq(documentVersions.document_id, documents.id), eq(documentVersions.number, 1)))
    .leftJoin(filings, eq(filings.id, documents.filing_id))
    .where(where)
    .orderBy(asc(documentFixes.asked_at), asc(documentFixes.id));
  const ids = rows.map(({ fix }) => fix.id);
  const files =
    ids.length === 0 ? [] : await db.select().from(documentFixFiles).where(inArray(documentFixFiles.fix_id, ids));
  return rows.map(({ fix, asked_by, document, current, filing_state }) => ({
    ...{ fix, asked_by, files: files.filter(({ fix_id }) => fix_id === fix.id) },
    of: document && current && filing_state && { document, current, filing_state },
  }));
}

/** One fix of a document that the viewer prepares, checked, or filed; anyone else's is not found. */
export async function findOwnFix(db: Db, viewer: Actor, id: string): Promise<StoredFix> {
  const [found] = await load(db, and(eq(documentFixes.id, id), or(ownFilings(viewer), ownChecks(viewer))));
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The fixes of the documents of one filing or draft of the viewer's own, the oldest first. */
export function findOwnFixes(db: Db, viewer: Actor, filing_id: string): Promise<StoredFix[]> {
  return load(db, and(eq(filings.id, filing_id), ownFilings(viewer)));
}

/** The fixes of a document that the viewer checked without filing it, the oldest first. */
export function findFixesOfCheck(db: Db, viewer: Actor, analysis_id: string): Promise<StoredFix[]> {
  return load(db, and(eq(documentFixes.analysis_id, analysis_id), ownChecks(viewer)));
}

/** One fix, for the job that prepares it. */
export async function findFixForSystem(db: Db, id: string): Promise<StoredFix | undefined> {
  const [found] = await load(db, eq(documentFixes.id, id));
  return found;
}

export type NewFix = Pick<
  typeof documentFixes.$inferInsert,
  'document_id' | 'analysis_id' | 'review_id' | 'fix' | 'fix_order' | 'asked_by' | 'asked_at'
>;

/** Inserts a fix that is to be prepared, with the file to which it applies. Returns its id. */
export async function insertFix(tx: Db, fix: NewFix, before: Omit<FixFile, 'fix_id' | 'side'>): Promise<string> {
  const [made] = await tx.insert(documentFixes).values(fix).returning({ id: documentFixes.id });
  await tx.insert(documentFixFiles).values({ fix_id: made!.id, side: 'before', ...before });
  return made!.id;
}

type Changes = Partial<
  Pick<typeof documentFixes.$inferInsert, 'state' | 'done' | 'total' | 'report' | 'error' | 'applied_at' | 'undone_at'>
>;

/** Changes a fix that is in one of these states. False if it is in another one, or is gone. */
export async function changeFix(
  tx: Db,
  id: string,
  from: readonly (typeof documentFixes.$inferSelect)['state'][],
  changes: Changes,
): Promise<boolean> {
  const changed = await tx
    .update(documentFixes)
    .set(changes)
    .where(and(eq(documentFixes.id, id), inArray(documentFixes.state, [...from])))
    .returning({ id: documentFixes.id });
  return changed.length > 0;
}

/** Keeps the file that a fix produced. */
export async function insertFixedFile(tx: Db, file: Omit<FixFile, 'side'>): Promise<void> {
  await tx.insert(documentFixFiles).values({ ...file, side: 'after' });
}

/** Deletes the file that an undone fix produced; the file before it is the document again. */
export async function deleteFixedFile(tx: Db, needs: Needs<'now'>, fix_id: string): Promise<void> {
  const gone = await tx
    .delete(documentFixFiles)
    .where(and(eq(documentFixFiles.fix_id, fix_id), eq(documentFixFiles.side, 'after')))
    .returning({ sha256: documentFixFiles.sha256 });
  await discardLater(tx, needs, gone);
}

/**
 * Copies the fixes that were applied to a checked document to the document of the draft that is made from it, so that the
 * original is kept with the draft. A document that has fixes already is left as it is.
 */
export async function copyFixesOfCheck(tx: Db, viewer: Actor, analysis_id: string, document_id: string): Promise<void> {
  const isDone = await tx.$count(documentFixes, eq(documentFixes.document_id, document_id));
  if (isDone > 0) return;
  const applied = (await findFixesOfCheck(tx, viewer, analysis_id)).filter(({ fix }) => fix.state === 'applied');
  for (const { fix, files } of applied) {
    const { id: _own, ...copied } = fix;
    const [made] = await tx
      .insert(documentFixes)
      .values({ ...copied, analysis_id: null, document_id })
      .returning({ id: documentFixes.id });
    await tx.insert(documentFixFiles).values(files.map((file) => ({ ...file, fix_id: made!.id })));
  }
}

/** Documents of filings or drafts, or documents that were only checked. */
export type FixedDocuments = { document_ids: readonly string[] } | { analysis_ids: readonly string[] };

/**
 * Deletes fixes of some documents: all of them, or those that were never applied; with `review_id`, only those of the
 * correction under that return. Their bytes are deleted a day later.
 */
export async function deleteFixes(
  tx: Db,
  needs: Needs<'now'>,
  { onlyOpen, review_id, ...of }: FixedDocuments & { onlyOpen: boolean; review_id?: string },
): Promise<void> {
  const which = and(
    'analysis_ids' in of
      ? inArray(documentFixes.analysis_id, [...of.analysis_ids])
      : inArray(documentFixes.document_id, [...of.document_ids]),
    onlyOpen ? inArray(documentFixes.state, ['preparing', 'ready', 'failed']) : undefined,
    review_id ? eq(documentFixes.review_id, review_id) : undefined,
  );
  const fixes = tx.select({ id: documentFixes.id }).from(documentFixes).where(which);
  const gone = await tx
    .delete(documentFixFiles)
    .where(inArray(documentFixFiles.fix_id, fixes))
    .returning({ sha256: documentFixFiles.sha256 });
  await tx.delete(documentFixes).where(which);
  await discardLater(tx, needs, gone);
}

async function discardLater(tx: Db, { now }: Needs<'now'>, gone: readonly { sha256: string }[]): Promise<void> {
  const runAt = new Date(now().getTime() + blobGraceMs + 60_000);
  for (const sha256 of new Set(gone.map((one) => one.sha256))) await addJob(tx, discardBlobJob, { sha256 }, { runAt });
}
