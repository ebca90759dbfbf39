import { and, desc, eq, inArray, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { Activity } from '#contract/activity';
import { privateSubjects, technicalSubjects } from '#domain/activity/subjects';
import { type Capacity, may } from '#domain/identity/permissions';
import { activities } from '#server/db/schema';
import type { Actor } from '#server/http/actor';
import type { Needs } from '#server/needs';

type Line = typeof activities.$inferSelect;

/**
 * The newest lines of the record that the asker may read: court staff read the court's except what others prepared
 * without filing it, IT personnel the technical ones, everybody the own.
 */
export async function listActivities(
  { db }: Needs<'db'>,
  actor: Actor,
  { limit }: { limit: number },
): Promise<Activity[]> {
  const lines = await db
    .select()
    .from(activities)
    .where(and(eq(activities.court_id, actor.court_id), isBusiness, mayBeReadBy(actor)))
    .orderBy(desc(activities.at), desc(activities.seq))
    .limit(limit);
  return lines.map((line) => toActivity(line, actor.capacity));
}

/**
 * Comings and goings stand in the record, but would drown what this list is read for. One's own are found under one's
 * sessions.
 */
const isBusiness = ne(activities.subject_type, 'session');

function mayBeReadBy({ capacity, person_id }: Actor): SQL | undefined {
  const own = or(eq(activities.actor_id, person_id), eq(activities.concerns, person_id));
  if (!may(capacity, 'activity:read-court')) return own;
  if (!may(capacity, 'filings:read')) return or(own, inArray(activities.subject_type, [...technicalSubjects]));
  return or(own, notInArray(activities.subject_type, [...privateSubjects]));
}

function toActivity(line: Line, capacity: Capacity): Activity {
  const at = line.at.toISOString();
  const { action, title, description } = line;
  return {
    id: String(line.seq),
    action,
    title,
    description,
    timestamp: at,
    created_at: at,
    actor: line.actor_name,
    href: hrefOf(line, capacity),
  };
}

/** Where the thing can be looked at. Whether this very one may be seen is decided there, once more. */
function hrefOf({ subject_type, subject_id }: Line, capacity: Capacity): string | null {
  if (subject_type !== 'filing' || !may(capacity, 'filings:read')) return null;
  return `/case-processing?${new URLSearchParams({ filing: subject_id })}`;
}
