import { and, avg, count, eq } from 'drizzle-orm';
import type { ResourceCard } from '#contract/selfHelp';
import type { Resource } from '#domain/selfHelp/Resource';
import { readingMinutes } from '#domain/selfHelp/readingMinutes';
import { resourceDownloads, resourceRatings } from '#server/db/schema/selfHelp';
import type { Db } from '#server/kernel/Database';

/** The usage of each resource: downloads, number of ratings, and their sum. */
export type Uses = Map<string, { downloads: number; ratings: number; rating: number | null }>;

export async function countUses(db: Db): Promise<Uses> {
  const [rated, taken] = await Promise.all([
    db
      .select({ id: resourceRatings.resource_id, ratings: count(), rating: avg(resourceRatings.stars) })
      .from(resourceRatings)
      .groupBy(resourceRatings.resource_id),
    db
      .select({ id: resourceDownloads.resource_id, downloads: count() })
      .from(resourceDownloads)
      .groupBy(resourceDownloads.resource_id),
  ]);
  const uses: Uses = new Map(taken.map(({ id, downloads }) => [id, { downloads, ratings: 0, rating: null }]));
  for (const { id, ratings, rating } of rated) {
    uses.set(id, { downloads: uses.get(id)?.downloads ?? 0, ratings, rating: rating === null ? null : Number(rating) });
  }
  return uses;
}

/** A resource as its card shows it. */
export function describeResource(resource: Resource, uses: Uses): ResourceCard {
  const { id, title, description, category, type, difficulty } = resource;
  const { downloads, ratings, rating } = uses.get(id) ?? { downloads: 0, ratings: 0, rating: null };
  const duration = readingMinutes(resource);
  return { id, title, description, category, type, difficulty, downloads, ratings, rating: inTenths(rating), duration };
}

/** Means are shown with one digit after the point. */
export function inTenths(mean: number | null): number | null {
  return mean === null ? null : Math.round(mean * 10) / 10;
}

/** The mean of all stars that were given to any resource. */
export async function meanOfAllRatings(db: Db): Promise<number | null> {
  const [all] = await db.select({ rating: avg(resourceRatings.stars) }).from(resourceRatings);
  return inTenths(all?.rating == null ? null : Number(all.rating));
}

export async function findOwnRating(db: Db, resource_id: string, person_id: string): Promise<number | null> {
  const [own] = await db
    .select({ stars: resourceRatings.stars })
    .from(resourceRatings)
    .where(and(eq(resourceRatings.resource_id, resource_id), eq(resourceRatings.person_id, person_id)));
  return own?.stars ?? null;
}
