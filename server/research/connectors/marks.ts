import type { Pieces } from '#contract/research';

/** Between these the database puts the words that were looked for. No text of ours has them. */
const [start, end] = ['\u0002', '\u0003'];

/** What ts_headline is told: mark the words, and leave the text whole. */
export const markWhole = `StartSel=${start}, StopSel=${end}, HighlightAll=true`;

/** A marked text as pieces, so that no screen ever has to believe in markup. */
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
