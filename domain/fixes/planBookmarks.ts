import type { Part } from '#domain/documentFacts/Part';
import { documentTypeLabel } from '#domain/documentTypes/label';
import type { Reading } from '#domain/reading/Reading';
import type { Bookmark } from './Fix.ts';

type Read = { parts: readonly Part[]; bookmarks: readonly string[]; exhibits: Reading['exhibits_attached'] };

/**
 * Bookmarks for the documents and exhibits in a file that it does not have yet, in the order of their pages: each exhibit
 * under its label, every other document under its title.
 */
export function planBookmarks({ parts, bookmarks, exhibits }: Read): Bookmark[] {
  const planned = new Map<number, string>();
  for (const { value, evidence } of exhibits) {
    const place = evidence.find((one) => one.kind === 'page');
    if (place?.kind === 'page' && !planned.has(place.page)) planned.set(place.page, value);
  }
  for (const { pages, title, doc_type, role } of parts) {
    const name = title ?? (doc_type && documentTypeLabel(doc_type));
    if (pages === null || role === 'fragment' || !name) continue;
    if (!planned.has(pages[0])) planned.set(pages[0], name);
  }
  const known = new Set(bookmarks.map(simplified));
  return [...planned]
    .map(([page, title]) => ({ page, title: title.replace(/\s+/g, ' ').trim().slice(0, longest) }))
    .filter(({ title }) => !known.has(simplified(title)))
    .sort((one, other) => one.page - other.page);
}

const longest = 120;
const simplified = (title: string) => title.toLowerCase().replace(/\s+/g, ' ').trim();
