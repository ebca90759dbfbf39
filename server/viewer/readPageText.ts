import type { PageText } from '#contract/documentViewer';
import { boxOf, type PageWords, wordOf } from '#domain/text/PageWords';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findVersion } from './findVersion.ts';
import { readVersionPageWords, type WordsCache } from './readVersionWords.ts';

/** More words than any real page has; on a page with more, the rest cannot be selected. */
const mostWords = 20_000;

/** The words of one page with their places, so that they can be selected, copied and read aloud over its picture. */
export async function readPageText(
  needs: Needs<'db' | 'blobs' | 'engine' | 'now'>,
  cache: WordsCache,
  viewer: Actor,
  asked: { version_id: string; page: number },
): Promise<PageText> {
  const { version } = await findVersion(needs, viewer, asked.version_id);
  const page = await readVersionPageWords(needs, cache, viewer, version, asked.page);
  if (!page) throw new Refusal('not_found');
  return toPageText(page);
}

function toPageText(page: PageWords): PageText {
  const { number, width, height, source } = page;
  const words = Array.from({ length: Math.min(page.starts.length, mostWords) }, (_, word) => ({
    text: wordOf(page, word),
    box: boxOf(page, word),
  }));
  const turned = page.turn === undefined ? {} : { turn: page.turn };
  return {
    number,
    width,
    height,
    ...turned,
    ...(page.isHandwritten && { handwritten: true }),
    source,
    words,
    lines: [...page.lines].filter((first) => first < words.length),
  };
}
