import type { ActiveContent } from '#domain/documentFacts/ActiveContent';
import { readObjects } from './readObjects.ts';

/** What an object of a PDF says when it does something by itself or when it is clicked on. */
const signs: readonly [content: ActiveContent, sign: RegExp][] = [
  ['javascript', /\/S\s*\/(?:JavaScript|JScript)\b/],
  ['launch', /\/S\s*\/Launch\b/],
  ['submit', /\/S\s*\/SubmitForm\b/],
  ['import', /\/S\s*\/ImportData\b/],
  ['xfa_form', /\/XFA\s*[[(\d]/],
  ['movie', /\/S\s*\/(?:Movie|Rendition)\b/],
  ['sound', /\/S\s*\/Sound\b/],
  ['rich_media', /\/Subtype\s*\/RichMedia\b/],
  ['model_3d', /\/Subtype\s*\/3D\b/],
];

/** What makes a PDF act. */
export function findActiveContent(bytes: Uint8Array): Set<ActiveContent> {
  const found = new Set<ActiveContent>();
  for (const text of readObjects(bytes)) {
    for (const [content, sign] of signs) if (!found.has(content) && sign.test(text)) found.add(content);
  }
  return found;
}
