import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Weighed } from '#domain/filings/priorityOf';
import type { ReasonMessage } from '#domain/filings/ReasonMessage';
import { placedStates, undecidedStates } from '#domain/filings/states';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { askToAssess } from './lane/laneJob.ts';

/** Filings for jobs and checks. They check no viewer: what a person sees goes through findFiling. */

type Filing = typeof filings.$inferSelect;

/** A filing. */
export async function findFilingForSystem(db: Db, id: string): Promise<Filing> {
  const [found] = await db.select().from(filings).where(eq(filings.id, id));
  return found!;
}

/** Filings by their IDs. */
export async function findFilingsForSystem(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Filing>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(filings)
    .where(inArray(filings.id, [...ids]));
  return new Map(found.map((one) => [one.id, one]));
}

/** The filing of a docket entry and the attachments that joined it, as far as the court accepted them. */
export async function findPlacedWithAttachmentsForSystem(db: Db, id: string): Promise<string[]> {
  const found = await db
    .select({ id: filings.id })
    .from(filings)
    .where(and(or(eq(filings.id, id), eq(filings.attached_to, id)), inArray(filings.state, [...placedStates])));
  return found.map((one) => one.id);
}

/** Whether a person has ever filed a document, or has a draft of one. */
export async function hasFiledForSystem(db: Db, person_id: string): Promise<boolean> {
  const [filed] = await db.select({ id: filings.id }).from(filings).where(eq(filings.filed_by, person_id)).limit(1);
  return filed !== undefined;
}

/** Locks a filing until the end of the transaction. */
export async function lockFilingForSystem(tx: Db, id: string): Promise<void> {
  await tx.select({ id: filings.id }).from(filings).where(eq(filings.id, id)).for('update');
}

/** The filing to which a version of a document belongs. */
export async function findFilingOfVersionForSystem(db: Db, version_id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ filing_id: documents.filing_id })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .where(eq(documentVersions.id, version_id));
  return found?.filing_id;
}

/** The document of which this is a version. */
export async function findDocumentOfVersionForSystem(db: Db, version_id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ document_id: documentVersions.document_id })
    .from(documentVersions)
    .where(eq(documentVersions.id, version_id));
  return found?.document_id;
}

const isWeighed = and(inArray(filings.state, [...undecidedStates]), isNull(filings.priority_set_by));

/** The IDs of filings whose priority the portal determines, of one case or of all, after an ID. */
export async function findWeighedForSystem(
  db: Db,
  case_id: string | null,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const found = await db
    .select({ id: filings.id })
    .from(filings)
    .where(
      and(
        isWeighed,
        case_id === null ? undefined : or(eq(filings.case_id, case_id), eq(filings.proposed_case_id, case_id)),
        after === undefined ? undefined : gt(filings.id, after),
      ),
    )
    .orderBy(asc(filings.id))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** One of them, locked; nothing if someone else works on it, or if its priority is no longer the portal's. */
export async function lockWeighedForSystem(tx: Db, id: string): Promise<Filing | undefined> {
  const [held] = await tx
    .select()
    .from(filings)
    .where(and(eq(filings.id, id), isWeighed))
    .for('update', { skipLocked: true });
  return held;
}

/** Sets the priority that the portal determined. */
export async function setPriority(tx: Db, id: string, { priority, reason }: Weighed): Promise<void> {
  await tx.update(filings).set({ priority, priority_reason: reason }).where(eq(filings.id, id));
}

/** Sets what follows from a check: completeness and, unless a person set it, the priority. */
export async function setFindings(
  tx: Db,
  filing: Filing,
  judged: { is_complete: boolean; confidence_reasons: ReasonMessage[] },
  { priority, reason }: Weighed,
): Promise<void> {
  const isPortals = filing.priority_set_by === null;
  await tx
    .update(filings)
    .set({ ...judged, ...(isPortals && { priority, priority_reason: reason }) })
    .where(eq(filings.id, filing.id));
  if (filing.state !== 'draft') await askToAssess(tx, filing.id);
}
