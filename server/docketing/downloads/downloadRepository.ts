import { and, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { DocketDownload } from '#contract/docketDownloads';
import { docketDownloads } from '#server/db/schema/docketDownloads';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

export type StoredDownload = typeof docketDownloads.$inferSelect;
type Change = Partial<Omit<StoredDownload, 'id' | 'person_id' | 'court_id' | 'case_id'>>;

const isOwn = ({ person_id, court_id }: Actor) =>
  and(eq(docketDownloads.person_id, person_id), eq(docketDownloads.court_id, court_id));

/** What is downloaded: the documents of a case, or the binder of one of its hearings. */
export type Downloaded = { case_id: string; hearing_id: string | null };

/** The person's latest download of a case or of a binder. */
export async function findLatest(
  db: Db,
  viewer: Actor,
  { case_id, hearing_id }: Downloaded,
): Promise<StoredDownload | undefined> {
  const [found] = await db
    .select()
    .from(docketDownloads)
    .where(
      and(
        isOwn(viewer),
        hearing_id === null
          ? and(eq(docketDownloads.case_id, case_id), isNull(docketDownloads.hearing_id))
          : eq(docketDownloads.hearing_id, hearing_id),
      ),
    )
    .orderBy(desc(docketDownloads.requested_at))
    .limit(1);
  return found;
}

/** A download of the person's own. */
export async function findOwn(db: Db, viewer: Actor, id: string): Promise<StoredDownload | undefined> {
  const [found] = await db
    .select()
    .from(docketDownloads)
    .where(and(isOwn(viewer), eq(docketDownloads.id, id)));
  return found;
}

/** Stores a new download; undefined if the person's last one of the case is not finished. */
export async function insertDownload(
  tx: Db,
  download: typeof docketDownloads.$inferInsert,
): Promise<StoredDownload | undefined> {
  const [made] = await tx.insert(docketDownloads).values(download).onConflictDoNothing().returning();
  return made;
}

/** A download that its job has to make. */
export async function findUnfinishedForSystem(db: Db, id: string): Promise<StoredDownload | undefined> {
  const [found] = await db
    .select()
    .from(docketDownloads)
    .where(and(eq(docketDownloads.id, id), inArray(docketDownloads.state, ['queued', 'running'])));
  return found;
}

/** Stores the progress or the end of a download. */
export async function changeDownload(db: Db, id: string, change: Change): Promise<void> {
  await db.update(docketDownloads).set(change).where(eq(docketDownloads.id, id));
}

/** Removes the files of downloads that expired from the record, and returns their hashes. */
export async function expireDownloads(tx: Db, at: Date): Promise<string[]> {
  const expired = await tx
    .delete(docketDownloads)
    .where(and(lt(docketDownloads.expires_at, at), isNotNull(docketDownloads.sha256)))
    .returning({ sha256: docketDownloads.sha256 });
  return expired.flatMap(({ sha256 }) => sha256 ?? []);
}

/** A download as its owner sees it. */
export function describeDownload(download: StoredDownload): DocketDownload {
  const { id, state, total, done, file_size, failure, requested_at, expires_at } = download;
  return {
    ...{ id, state, total, done, file_size, failure },
    ...{ requested_at: requested_at.toISOString(), expires_at: expires_at.toISOString() },
  };
}
