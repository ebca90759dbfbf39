import { and, eq, isNull } from 'drizzle-orm';
import type { UnreadCount } from '#contract/notifications';
import { notifications } from '#server/db/schema/notifications';
import { publish } from '#server/jobs/progressBus';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { noticesOf } from './noticesOf.ts';
import { countNotices, countUnreadOf, ownNotices } from './notificationRepository.ts';

/** Marks one notification of the user as read; the moment of the first reading stays. */
export async function readNotification(
  needs: Needs<'db' | 'now'>,
  actor: Actor,
  { id }: { id: string },
): Promise<UnreadCount> {
  const own = and(ownNotices(actor), eq(notifications.id, id));
  return needs.db.transaction(async (tx) => {
    if ((await countNotices(tx, own)) === 0) throw new Refusal('not_found');
    return mark(tx, needs, actor, id);
  });
}

/** Marks all of the user's notifications until now as read. */
export async function readAllNotifications(needs: Needs<'db' | 'now'>, actor: Actor): Promise<UnreadCount> {
  return needs.db.transaction((tx) => mark(tx, needs, actor));
}

async function mark(tx: Db, { now }: Needs<'now'>, actor: Actor, id?: string): Promise<UnreadCount> {
  const marked = await tx
    .update(notifications)
    .set({ read_at: now() })
    .where(and(ownNotices(actor), id ? eq(notifications.id, id) : undefined, isNull(notifications.read_at)))
    .returning({ id: notifications.id });
  // The same person's other tabs and devices count down with this one.
  if (marked.length > 0) await publish(tx, noticesOf(actor.person_id), { court_id: actor.court_id });
  return { unread: await countUnreadOf(tx, actor) };
}
