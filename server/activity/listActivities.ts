import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Activity } from '#contract/activity';
import type { ActivityText } from '#contract/messages/Catalog';
import { writeActivity } from '#contract/messages/writeMessages';
import { dashboardSubjects, identityActions } from '#domain/activity/subjects';
import type { Capacity } from '#domain/identity/permissions';
import { activities } from '#server/db/schema/activity';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { hrefOf } from './hrefOf.ts';
import { nameReceipts } from './nameReceipts.ts';
import { readableBy } from './readableBy.ts';

type Line = typeof activities.$inferSelect & ActivityText;

/**
 * The newest lines of the record that the user may read: court staff read the court's except for other people's unfiled
 * work, IT personnel the technical ones, everyone else their own.
 */
export async function listActivities(
  { db }: Needs<'db'>,
  actor: Actor,
  { limit }: { limit: number },
): Promise<Activity[]> {
  const lines = await db
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.court_id, actor.court_id),
        inArray(activities.subject_type, [...dashboardSubjects(actor.capacity)]),
        notInArray(activities.action, [...identityActions]),
        readableBy(actor),
      ),
    )
    .orderBy(desc(activities.at), desc(activities.seq))
    .limit(limit);
  const worded = lines.map((line) => ({ ...line, ...writeActivity(line) }));
  const named = await nameReceipts(db, actor, worded);
  return named.map((line) => toActivity(line, actor.capacity));
}

function toActivity(line: Line, capacity: Capacity): Activity {
  const at = line.at.toISOString();
  const { action, title, description } = line;
  return {
    id: String(line.seq),
    action,
    values: { ...line.values },
    title,
    description,
    timestamp: at,
    created_at: at,
    actor: line.actor_name,
    href: hrefOf(line, capacity),
  };
}
