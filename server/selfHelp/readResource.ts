import type { ResourceDetails } from '#contract/selfHelp';
import type { Caller } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findResource } from './findResource.ts';
import { countUses, describeResource, findOwnRating } from './resourceRepository.ts';

/** One resource with its text and the user's rating; visitors have none. */
export async function readResource({ db }: Needs<'db'>, viewer: Caller, id: string): Promise<ResourceDetails> {
  const resource = findResource(id);
  const [uses, own_rating] = await Promise.all([
    countUses(db),
    viewer.capacity === 'visitor' ? null : findOwnRating(db, id, viewer.person_id),
  ]);
  return { ...describeResource(resource, uses), blocks: resource.blocks, own_rating };
}
