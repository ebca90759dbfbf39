import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql, sum } from 'drizzle-orm';
import { uploads } from '#server/db/schema/uploads';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

/** Uploads belong to one person in one court. No one else has access to them. */

export type StoredUpload = typeof uploads.$inferSelect;
export type NewUpload = Omit<typeof uploads.$inferInsert, 'id'>;

const ofPerson = ({ person_id, court_id }: Pick<Actor, 'person_id' | 'court_id'>) =>
  and(eq(uploads.person_id, person_id), eq(uploads.court_id, court_id));
const isUnfinished = inArray(uploads.state, ['receiving', 'received']);

/** One upload of this person's; anyone else's is not found. */
export async function findUpload(db: Db, actor: Actor, id: string): Promise<StoredUpload> {
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(ofPerson(actor), eq(uploads.id, id)));
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The same for a job. */
export async function findUploadForSystem(db: Db, id: string): Promise<StoredUpload | undefined> {
  const [found] = await db.select().from(uploads).where(eq(uploads.id, id));
  return found;
}

const mostListed = 50;

/** A person's uploads that are not where they belong, and those that got there since a moment, the newest first. */
export function findUploads(db: Db, actor: Actor, takenSince: Date): Promise<StoredUpload[]> {
  return db
    .select()
    .from(uploads)
    .where(and(ofPerson(actor), or(ne(uploads.state, 'taken'), gt(uploads.changed_at, takenSince))))
    .orderBy(desc(uploads.created_at), asc(uploads.id))
    .limit(mostListed);
}

/** How many uploads are unfinished, and their sizes together: one person's, or everyone's. */
export async function countUnfinished(db: Db, person_id?: string): Promise<{ uploads: number; bytes: number }> {
  const [found] = await db
    .select({ uploads: count(), bytes: sum(uploads.size_bytes) })
    .from(uploads)
    .where(and(isUnfinished, person_id === undefined ? undefined : eq(uploads.person_id, person_id)));
  return { uploads: found!.uploads, bytes: Number(found!.bytes ?? 0) };
}

/** The sizes of the unfinished uploads to an envelope. */
export async function bytesOnTheWay(db: Db, { envelope_id, filings }: { envelope_id: string; filings: string[] }) {
  const target = or(
    eq(uploads.envelope_id, envelope_id),
    filings.length > 0 ? inArray(uploads.filing_id, filings) : undefined,
  );
  const [found] = await db
    .select({ bytes: sum(uploads.size_bytes) })
    .from(uploads)
    .where(and(isUnfinished, target));
  return Number(found!.bytes ?? 0);
}

export async function insertUpload(tx: Db, upload: NewUpload): Promise<StoredUpload> {
  const [made] = await tx.insert(uploads).values(upload).returning();
  return made!;
}

type Claim = { writer: string; at: Date; until: Date };

/** Makes one request the only writer of an upload, unless another one writes to it. */
export async function claimUpload(
  db: Db,
  { id }: Pick<StoredUpload, 'id'>,
  { writer, at, until }: Claim,
): Promise<StoredUpload | undefined> {
  const isFree = or(isNull(uploads.writer), lt(uploads.writing_until, at));
  const [claimed] = await db
    .update(uploads)
    .set({ writer, writing_until: until })
    .where(and(eq(uploads.id, id), eq(uploads.state, 'receiving'), isFree))
    .returning();
  return claimed;
}

/** Notes how far the bytes are safe. False if another request writes now. */
export async function noteOffset(
  db: Db,
  { id, writer }: { id: string; writer: string },
  change: Partial<Pick<StoredUpload, 'offset_bytes' | 'changed_at' | 'expires_at' | 'writer' | 'writing_until'>>,
): Promise<boolean> {
  const noted = await db
    .update(uploads)
    .set(change)
    .where(and(eq(uploads.id, id), eq(uploads.writer, writer)))
    .returning({ id: uploads.id });
  return noted.length === 1;
}

/** Changes an upload that is in this state; false if it is not. */
export async function changeUpload(
  db: Db,
  { id, state }: Pick<StoredUpload, 'id' | 'state'>,
  change: Partial<StoredUpload>,
): Promise<boolean> {
  const changed = await db
    .update(uploads)
    .set(change)
    .where(and(eq(uploads.id, id), eq(uploads.state, state)))
    .returning({ id: uploads.id });
  return changed.length === 1;
}

/** Deletes an upload; the bytes are the caller's to delete. */
export async function deleteUpload(tx: Db, { id }: Pick<StoredUpload, 'id'>): Promise<void> {
  await tx.delete(uploads).where(eq(uploads.id, id));
}

/** Uploads that expired, except those that a job has in hand. */
export function findExpiredForSystem(db: Db, at: Date): Promise<StoredUpload[]> {
  return db
    .select()
    .from(uploads)
    .where(and(lt(uploads.expires_at, at), ne(uploads.state, 'received')))
    .limit(500);
}

/** Which of these IDs are uploads. */
export async function findKnownForSystem(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(sql`${uploads.id}::text = any(${sql.param(ids)}::text[])`);
  return new Set(found.map(({ id }) => id));
}
