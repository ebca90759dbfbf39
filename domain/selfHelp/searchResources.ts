import type { Resource } from './Resource.ts';
import { textsOf } from './readingMinutes.ts';

/** The resources that contain every word, those with the words in the title first, then in the description. */
export function searchResources(resources: readonly Resource[], words: string): Resource[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...resources];
  const has = (text: string) => wanted.every((word) => text.includes(word));
  const rankOf = ({ title, description, category, type, blocks }: Resource) => {
    const head = fold(title);
    if (has(head)) return 0;
    const about = `${head} ${fold(description)} ${fold(category)} ${fold(type)}`;
    if (has(about)) return 1;
    return has(`${about} ${fold(blocks.flatMap(textsOf).join(' '))}`) ? 2 : null;
  };
  return resources
    .map((resource) => ({ resource, rank: rankOf(resource) }))
    .filter((found): found is { resource: Resource; rank: 0 | 1 | 2 } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ resource }) => resource);
}

/** Without capitals and accents, as users type. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
