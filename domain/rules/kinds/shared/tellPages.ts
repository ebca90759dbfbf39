import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { Evidence } from '#domain/documents/DocumentText';

const mostNamed = 4;

/** `page 3`, `pages 2 to 7`, `pages 2, 5, 7, 9 and 3 more`; from the pages' numbers in order. */
export function tellPages(pages: readonly number[]): string {
  const [first, second] = [pages[0], pages.at(-1)];
  if (pages.length === 1) return `page ${first}`;
  if (pages.length > 2 && second! - first! === pages.length - 1) return `pages ${first} to ${second}`;
  const named = pages.slice(0, mostNamed);
  const more = pages.length - named.length;
  if (more > 0) return `pages ${named.join(', ')} and ${more} more`;
  return `pages ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

const mostShown = 5;

/** Pages to open; what is wrong on them is how they are set, not a word. */
export function showPages(pages: readonly number[]): Evidence[] {
  return pages.slice(0, mostShown).map((page) => ({ kind: 'page', page, boxes: [], quote: '' }));
}

/** Where to look at what is so on every page: the second of the paper's own, since the first is mostly caption. */
export function showText({ own, measured }: Pick<LayoutFacts, 'own' | 'measured'>): Evidence[] {
  const pages = own ?? measured;
  return showPages(pages.slice(1, 2).length > 0 ? pages.slice(1, 2) : pages.slice(0, 1));
}
