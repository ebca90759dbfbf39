import { and, eq, isNull } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { listNotifications as asked, NotificationPage } from '#contract/notifications';
import { notifications } from '#server/db/schema/notifications';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { countNotices, countUnreadOf, findNotices, ownNotices } from './notificationRepository.ts';

/** One page of the user's notifications, newest first. */
export async function listNotifications(
  { db }: Needs<'db'>,
  viewer: Actor,
  { page, per_page, kind, unread: unreadOnly }: InputOf<typeof asked>,
): Promise<NotificationPage> {
  const matching = and(
    ownNotices(viewer),
    kind ? eq(notifications.kind, kind) : undefined,
    unreadOnly ? isNull(notifications.read_at) : undefined,
  );
  const [results, total, unread] = await Promise.all([
    findNotices(db, matching, { limit: per_page, offset: (page - 1) * per_page }),
    countNotices(db, matching),
    countUnreadOf(db, viewer),
  ]);
  return { results, total, total_pages: Math.ceil(total / per_page), unread };
}
