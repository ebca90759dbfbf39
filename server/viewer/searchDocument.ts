import type { DocumentHit, DocumentSearch } from '#contract/documentViewer';
import { findAll } from '#domain/text/findAll';
import { foldText, unfold } from '#domain/text/foldText';
import type { PageWords, ParagraphWords } from '#domain/text/PageWords';
import { findBoxes } from '#server/documents/text/findBoxes';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findVersion } from './findVersion.ts';
import { readVersionWords, type WordsCache } from './readVersionWords.ts';

/** All are counted, and this many are shown. */
const mostHits = 500;
/** UTF-16 units of text on each side of what was found. */
const around = 48;

/** Every place in a document where the words appear, ignoring case, accents, hyphens, quotes, and line breaks. */
export async function searchDocument(
  needs: Needs<'db' | 'blobs' | 'engine' | 'now'>,
  cache: WordsCache,
  viewer: Actor,
  asked: { version_id: string; q: string },
): Promise<DocumentSearch> {
  const { version } = await findVersion(needs, viewer, asked.version_id);
  const words = await readVersionWords(needs, cache, viewer, version);
  const wanted = foldText(asked.q).folded;
  const hits: DocumentHit[] = [];
  let total = 0;
  const search = <Unit extends PageWords | ParagraphWords>(units: Unit[], evidenceOf: EvidenceOf<Unit>) => {
    for (const unit of units) {
      findAll(unit.folded, wanted, (at) => {
        total += 1;
        if (hits.length === mostHits) return;
        const [start, end] = unfold(unit, unit.text, at, wanted.length);
        hits.push({ evidence: evidenceOf(unit, start, end), ...excerpt(unit.text, start, end) });
      });
    }
  };
  if (words.layout === 'pages') search(words.pages, pageEvidence);
  else search(words.paragraphs, paragraphEvidence);
  const unread = words.layout === 'pages' ? words.pages.filter(({ source }) => source === 'none') : [];
  return { total, hits, pages_without_text: unread.map(({ number }) => number) };
}

type EvidenceOf<Unit> = (unit: Unit, start: number, end: number) => DocumentHit['evidence'];

function pageEvidence(page: PageWords, start: number, end: number): DocumentHit['evidence'] {
  const quote = page.text.slice(start, end);
  return { kind: 'page', page: page.number, boxes: findBoxes(page, start, end), quote };
}

function paragraphEvidence({ number, text }: ParagraphWords, start: number, end: number): DocumentHit['evidence'] {
  return { kind: 'paragraph', paragraph: number, start, end, quote: text.slice(start, end) };
}

function excerpt(text: string, start: number, end: number): { before: string; after: string } {
  const plain = (piece: string) => piece.replace(/\s+/g, ' ');
  const before = plain(text.slice(Math.max(0, start - around), start));
  const after = plain(text.slice(end, end + around));
  // Excerpts end at full words, because a partial word looks like an error in the document.
  return {
    before: start > around ? before.replace(/^\S*\s/, '') : before,
    after: end + around < text.length ? after.replace(/\s\S*$/, '') : after,
  };
}
