import type { DocumentWords, PageWords, ParagraphWords } from '#domain/text/PageWords';
import { countRecognizedPages } from '#server/documents/recognition/countRecognizedPages';
import type { Viewable } from '#server/filings/findVersionOf';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { type Cache, openCache } from './openCache.ts';

type Version = Viewable['version'];

/** The words of documents that this process keeps, so that a second search is quick: some twenty long filings. */
export type WordsCache = Cache<DocumentWords>;

const cacheBytes = 96 * 1024 * 1024;

export function openWordsCache(): WordsCache {
  return openCache(cacheBytes, bytesOf);
}

/** Every page or paragraph of a version, from its file or from recognition. */
export async function readVersionWords(
  needs: Needs<'db' | 'blobs' | 'engine'>,
  cache: WordsCache,
  viewer: Actor,
  version: Version,
): Promise<DocumentWords> {
  const key = await keyOf(needs, version);
  return cache.get(key, () => needs.engine.readWords(fileOf(needs, viewer, version)));
}

/** One page alone, so that the first words of a long filing need not wait for the last; null when there is none. */
export async function readVersionPageWords(
  needs: Needs<'db' | 'blobs' | 'engine'>,
  cache: WordsCache,
  viewer: Actor,
  version: Version,
  page: number,
): Promise<PageWords | null> {
  const kept = cache.peek(await keyOf(needs, version));
  if (kept) return kept.layout === 'pages' ? (kept.pages[page - 1] ?? null) : null;
  return needs.engine.readPageWords(fileOf(needs, viewer, version), page);
}

const fileOf = ({ blobs }: Needs<'blobs'>, { person_id }: Actor, { sha256, file_name }: Version) => ({
  user: person_id,
  path: blobs.path(sha256),
  name: file_name,
  sha256,
});

/**
 * The same bytes with another name may be another type of document, and a scan has more text with each recognized page.
 */
async function keyOf({ db }: Needs<'db'>, { sha256, file_type }: Version): Promise<string> {
  return `${sha256} ${file_type} ${await countRecognizedPages(db, sha256)}`;
}

function bytesOf(words: DocumentWords): number {
  if (words.layout === 'flow') return words.paragraphs.reduce((sum, one) => sum + bytesOfText(one), 0);
  return words.pages.reduce(
    (sum, one) => sum + bytesOfText(one) + one.boxes.byteLength + one.starts.byteLength + one.lines.byteLength,
    0,
  );
}

function bytesOfText({ text, folded, places }: PageWords | ParagraphWords): number {
  return 2 * (text.length + folded.length) + places.byteLength + 256;
}
