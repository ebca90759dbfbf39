import { type SQL, sql } from 'drizzle-orm';
import type { Pieces } from '#contract/research';
import type { Db } from '#server/kernel/Database';

/** Between these the database puts the words that were searched for. No text of ours has them. */
const [start, end] = ['\u0002', '\u0003'];

/** The options of ts_headline: mark the words, and keep the full text. */
export const markFullText = `StartSel=${start}, StopSel=${end}, HighlightAll=true`;

/** Texts with the words marked that were searched for, where the database does not have the texts themselves. */
export async function markWords(db: Db, texts: readonly string[], query: SQL): Promise<Pieces[]> {
  if (texts.length === 0) return [];
  const { rows } = await db.execute<{ marked: string }>(sql`
    select ts_headline('english', text.value, ${query}, ${markFullText}) as marked
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as text (value, place)
    order by text.place`);
  return rows.map(({ marked }) => toPieces(marked));
}

/** A marked text as pieces, so that no screen has to trust markup. */
export function toPieces(marked: string): Pieces {
  return split(marked, new RegExp(`${start}|${end}`), start);
}

/** The same for the `<mark>` of another service; any other tag of it is text that is left out. */
export function fromMarkup(markup: string): Pieces {
  const pieces = split(markup.replace(/<(?!\/?mark>)[^>]*>/g, ''), /<\/?mark>/, '<mark>');
  return pieces.map(({ text, mark }) => ({ text: decode(text), mark }));
}

export function plain(text: string): Pieces {
  return [{ text, mark: false }];
}

function split(text: string, at: RegExp, opening: string): Pieces {
  const pieces: Pieces = [];
  let rest = text;
  let mark = false;
  for (;;) {
    const place = rest.search(at);
    const piece = place === -1 ? rest : rest.slice(0, place);
    if (piece) pieces.push({ text: piece, mark });
    if (place === -1) return pieces;
    const sign = at.exec(rest)![0];
    mark = sign === opening;
    rest = rest.slice(place + sign.length);
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: ' ' };
function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|#x27|nbsp);/g, (_whole, name: string) => entities[name]!);
}
