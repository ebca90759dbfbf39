/** How well a text matches what was typed; lower is better: all of it, its beginning, the beginning of a word, a part. */
export function rankText(text: string, typed: string): number {
  const [own, asked] = [fold(text), fold(typed.trim())];
  if (asked === '') return 4;
  if (own === asked) return 0;
  if (own.startsWith(asked)) return 1;
  const at = own.indexOf(asked);
  if (at < 0) return 4;
  return /[\p{L}\p{N}]/u.test(own[at - 1]!) ? 3 : 2;
}

/** Pieces of a text, of which those that the typed words matched are marked. */
export function markMatches(text: string, typed: string): { text: string; isMatch: boolean }[] {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [{ text, isMatch: false }];
  const any = words
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  return text
    .split(new RegExp(`(${any})`, 'giu'))
    .map((piece, place) => ({ text: piece, isMatch: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Without capitals and accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
