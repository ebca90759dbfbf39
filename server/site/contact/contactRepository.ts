import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ReceivedContact } from '#contract/contactRequests';
import { contactReplies, contactRequests } from '#server/db/schema/contactRequests';
import { personName } from '#server/directory/personFields';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

type Row = typeof contactRequests.$inferSelect;
type Held = { court_id: string; id: string; version: number };

/** Requests with their replies: new ones with the oldest first, the others with the newest first. */
export async function findContactRequests(
  db: Db,
  matching: SQL | undefined,
  { limit, offset, oldestFirst }: { limit: number; offset: number; oldestFirst: boolean },
): Promise<ReceivedContact[]> {
  const order = oldestFirst ? asc : desc;
  const rows = await db
    .select()
    .from(contactRequests)
    .where(matching)
    .orderBy(order(contactRequests.created_at), order(contactRequests.id))
    .limit(limit)
    .offset(offset);
  return describe(db, rows);
}

export async function countContactRequests(db: Db, matching: SQL | undefined): Promise<number> {
  return db.$count(contactRequests, matching);
}

/** Locks a request of a court for a change, and refuses one that another person changed in between. */
export async function lockContactRequest(tx: Db, { court_id, id, version }: Held): Promise<Row> {
  const [row] = await tx
    .select()
    .from(contactRequests)
    .where(and(eq(contactRequests.id, id), eq(contactRequests.court_id, court_id)))
    .for('update');
  if (!row) throw new Refusal('not_found');
  if (row.version !== version) throw new Refusal('changed_meanwhile', { version: row.version });
  return row;
}

/** Changes a request's state and returns the request as it is afterward. */
export async function changeContactState(
  tx: Db,
  { id, state }: { id: string; state: Row['state'] },
): Promise<ReceivedContact> {
  const rows = await tx
    .update(contactRequests)
    .set({ state, version: sql`${contactRequests.version} + 1` })
    .where(eq(contactRequests.id, id))
    .returning();
  return (await describe(tx, rows))[0]!;
}

async function describe(db: Db, rows: readonly Row[]): Promise<ReceivedContact[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const replies = await db
    .select({ reply: contactReplies, sent_by: personName(contactReplies.written_by) })
    .from(contactReplies)
    .where(inArray(contactReplies.request_id, ids))
    .orderBy(contactReplies.written_at);
  return rows.map(({ court_id: _court, created_at, about, ...row }) => ({
    ...row,
    about: about as ReceivedContact['about'],
    received_at: created_at.toISOString(),
    replies: replies
      .filter(({ reply }) => reply.request_id === row.id)
      .map(({ reply, sent_by }) => ({
        body: reply.body,
        sent_by,
        written_at: reply.written_at.toISOString(),
        sent_at: reply.sent_at?.toISOString() ?? null,
      })),
  }));
}
