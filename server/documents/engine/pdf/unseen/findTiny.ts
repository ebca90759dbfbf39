import type { SuspectCharacter } from './gatherCharacters.ts';

/** Points of ink, of letters that reach to a capital's height and of those that do not, in type of two points. */
const lowestTall = 1.45;
const lowestShort = 0.95;
/** Squeezed to less than this share of its height, a broad letter is a stroke. */
const slimmest = 0.06;

/** The characters of objects whose type is too small, or squeezed too much, for any reader. */
export function findTiny(characters: readonly SuspectCharacter[]): SuspectCharacter[] {
  const byObject = new Map<number, SuspectCharacter[]>();
  for (const one of characters) {
    const known = byObject.get(one.object);
    if (known === undefined) byObject.set(one.object, [one]);
    else known.push(one);
  }
  return [...byObject.values()].filter(isTiny).flat();
}

function isTiny(characters: readonly SuspectCharacter[]): boolean {
  let [tall, short, broad, squeezed] = [0, 0, 0, 0];
  for (const { text, rect } of characters) {
    // In text turned by a quarter, a letter's height is horizontal.
    const side = Math.max(rect.right - rect.left, rect.bottom - rect.top);
    if (/[\p{Lu}\p{N}bdfhklt]/u.test(text)) tall = Math.max(tall, side);
    else if (/\p{L}/u.test(text)) short = Math.max(short, side);
    if (!/[a-hj-km-zA-HJ-Z02-9]/.test(text)) continue;
    broad++;
    if (Math.min(rect.right - rect.left, rect.bottom - rect.top) < slimmest * side) squeezed++;
  }
  if (tall === 0 && short === 0) return false;
  return (tall < lowestTall && short < (tall > 0 ? lowestTall : lowestShort)) || (broad > 2 && squeezed > 0.8 * broad);
}
