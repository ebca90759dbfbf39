import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { writeNotice } from '#contract/messages/writeMessages';
import type { Notification } from '#contract/notifications';
import type { NoticeMessage } from '#domain/notifications/NoticeMessages';
import { notifications } from '#server/db/schema/notifications';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { isNoticeShown } from '#server/visibility/hiddenCases';

type Stored = typeof notifications.$inferSelect;

/** A person's notifications in the court in which they act, without those about a case that is hidden from them. */
export function ownNotices(viewer: Actor): SQL | undefined {
  const { person_id, court_id } = viewer;
  const own = and(eq(notifications.person_id, person_id), eq(notifications.court_id, court_id));
  return and(own, isNoticeShown(notifications.event_id, viewer));
}

export async function findNotices(
  db: Db,
  matching: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<Notification[]> {
  const found = await db
    .select()
    .from(notifications)
    .where(matching)
    .orderBy(desc(notifications.created_at), asc(notifications.id))
    .limit(limit)
    .offset(offset);
  return found.map(describeNotice);
}

export async function countNotices(db: Db, matching: SQL | undefined): Promise<number> {
  return db.$count(notifications, matching);
}

export function countUnreadOf(db: Db, viewer: Actor): Promise<number> {
  return countNotices(db, and(ownNotices(viewer), isNull(notifications.read_at)));
}

function describeNotice({ id, kind, code, values, href, created_at, read_at }: Stored): Notification {
  return {
    id,
    kind,
    code,
    values: { ...values },
    href,
    // A row's values are those of its code: `notifyPeople` alone writes them.
    ...writeNotice({ code, values } as NoticeMessage),
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  };
}
