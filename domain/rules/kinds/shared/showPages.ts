import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { Evidence } from '#domain/documents/DocumentText';

const mostShown = 5;

/** Pages to open without a quotation, because the problem is their layout. */
export function showPages(pages: readonly number[]): Evidence[] {
  return pages.slice(0, mostShown).map((page) => ({ kind: 'page', page, boxes: [], quote: '' }));
}

/** The page to show for a property of all pages: the second, because the first is mostly the caption. */
export function showText({ own, measured }: Pick<LayoutFacts, 'own' | 'measured'>): Evidence[] {
  const pages = own ?? measured;
  return showPages(pages.slice(1, 2).length > 0 ? pages.slice(1, 2) : pages.slice(0, 1));
}
