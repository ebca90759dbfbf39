/** How far before its keyword a citation can begin, and how far after it can end. */
const before = 80;
const after = 200;

const everywhere = new Map<RegExp, RegExp>();

/**
 * The matches of a pattern around the words that each of them holds. A list of fifty states is slow to try at every
 * letter of a brief, and `Const.` appears in few places.
 */
export function* matchNear(
  text: string,
  hint: RegExp,
  pattern: RegExp,
): Generator<RegExpMatchArray & { index: number }> {
  let from = -1;
  let to = -1;
  for (const { index } of text.matchAll(inAllPlaces(hint))) {
    if (from < 0 || index - before > to) {
      yield* matchIn(text, from, to, pattern);
      from = startOfWord(text, Math.max(0, index - before));
    }
    to = index + after;
  }
  yield* matchIn(text, from, to, pattern);
}

function* matchIn(text: string, from: number, to: number, pattern: RegExp) {
  if (from < 0) return;
  for (const match of text.slice(from, to).matchAll(pattern)) yield Object.assign(match, { index: match.index + from });
}

/** No window opens within a word: the rest of it could be misread as another. */
function startOfWord(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at);
  return space < 0 || space > at + before / 2 ? at : space;
}

function inAllPlaces(hint: RegExp): RegExp {
  let found = everywhere.get(hint);
  if (found === undefined) {
    found = new RegExp(hint.source, `${hint.flags.replace('g', '')}g`);
    everywhere.set(hint, found);
  }
  return found;
}
