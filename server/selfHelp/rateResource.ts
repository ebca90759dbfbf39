import { resourceRatings } from '#server/db/schema/selfHelp';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findResource } from './findResource.ts';

/** Stores a person's rating of a resource. Each person has one rating of each, the newest. */
export async function rateResource(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { id, stars }: { id: string; stars: number },
): Promise<void> {
  findResource(id);
  const rated_at = now();
  await db
    .insert(resourceRatings)
    .values({ resource_id: id, person_id: viewer.person_id, stars, rated_at })
    .onConflictDoUpdate({
      target: [resourceRatings.resource_id, resourceRatings.person_id],
      set: { stars, rated_at },
    });
}
