import type { InputOf } from '#contract/endpoint';
import type { listResources as asked, ResourceList } from '#contract/selfHelp';
import { resourceCategories } from '#domain/selfHelp/Resource';
import { resources } from '#domain/selfHelp/resources';
import { searchResources } from '#domain/selfHelp/searchResources';
import type { Needs } from '#server/kernel/needs';
import { countUses, describeResource, meanOfAllRatings } from './resourceRepository.ts';

/** The resources that contain the words, with their use and ratings; the totals cover all resources. */
export async function listResources(
  { db, config }: Needs<'db' | 'config'>,
  { q, category }: InputOf<typeof asked>,
): Promise<ResourceList> {
  const [uses, rating] = await Promise.all([countUses(db), meanOfAllRatings(db)]);
  const cards = (found: typeof resources) => found.map((resource) => describeResource(resource, uses));
  const all = cards(resources);
  const sum = (of: 'downloads' | 'ratings') => all.reduce((total, card) => total + card[of], 0);
  return {
    data: cards(searchResources(resources, q)).filter((card) => !category || card.category === category),
    totals: {
      resources: all.length,
      downloads: sum('downloads'),
      ratings: sum('ratings'),
      rating,
      categories: resourceCategories.map((name) => ({
        category: name,
        resources: all.filter((card) => card.category === name).length,
      })),
    },
    support: config.support,
  };
}
