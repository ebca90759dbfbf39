import type { DocumentWords, PageWords, ParagraphWords } from '#server/documents/text/PageWords';
import type { Needs } from '#server/needs';
import type { findVersion } from './findVersion.ts';
import { type Cache, openCache } from './openCache.ts';

type Version = Awaited<ReturnType<typeof findVersion>>['version'];

/** The words of documents that this process keeps, so that a second search is quick: some twenty long filings. */
export type WordsCache = Cache<DocumentWords>;

const cacheBytes = 96 * 1024 * 1024;

export function openWordsCache(): WordsCache {
  return openCache(cacheBytes, bytesOf);
}

/** Every page or paragraph of a version, as its file says it. */
export function readVersionWords(
  { blobs, engine }: Needs<'blobs' | 'engine'>,
  cache: WordsCache,
  version: Version,
): Promise<DocumentWords> {
  const file = { path: blobs.path(version.sha256), name: version.file_name, sha256: version.sha256 };
  return cache.get(keyOf(version), () => engine.readWords(file));
}

/** One page alone, so that the first words of a long filing need not wait for the last; null when there is none. */
export function readVersionPageWords(
  { blobs, engine }: Needs<'blobs' | 'engine'>,
  cache: WordsCache,
  version: Version,
  page: number,
): Promise<PageWords | null> {
  const kept = cache.peek(keyOf(version));
  if (kept) return Promise.resolve(kept.layout === 'pages' ? (kept.pages[page - 1] ?? null) : null);
  return engine.readPageWords(
    { path: blobs.path(version.sha256), name: version.file_name, sha256: version.sha256 },
    page,
  );
}

// The same bytes under another name may be another kind of document.
const keyOf = ({ sha256, file_type }: Version) => `${sha256} ${file_type}`;

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
