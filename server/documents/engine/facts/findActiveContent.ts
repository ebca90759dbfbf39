import { readObjects } from './readObjects.ts';

/** What an object of a PDF says when it does something by itself or when it is clicked on. */
const signs: readonly [name: string, sign: RegExp][] = [
  ['JavaScript', /\/S\s*\/(?:JavaScript|JScript)\b/],
  ['launch', /\/S\s*\/Launch\b/],
  ['submit', /\/S\s*\/SubmitForm\b/],
  ['import', /\/S\s*\/ImportData\b/],
  ['XFA form', /\/XFA\s*[[(\d]/],
  ['movie', /\/S\s*\/(?:Movie|Rendition)\b/],
  ['sound', /\/S\s*\/Sound\b/],
  ['rich media', /\/Subtype\s*\/RichMedia\b/],
  ['3D', /\/Subtype\s*\/3D\b/],
];

/** What makes a PDF act, by name. */
export function findActiveContent(bytes: Uint8Array): Set<string> {
  const found = new Set<string>();
  for (const text of readObjects(bytes)) {
    for (const [name, sign] of signs) if (!found.has(name) && sign.test(text)) found.add(name);
  }
  return found;
}
