import { diceOf } from './dice.ts';
import type { HiddenFile, HiddenKind } from './HiddenKind.ts';

/** One variant of a kind; the same seed and variant give the same bytes. */
export function makeHiddenFile(kind: HiddenKind, variant: number, seed = 1): Promise<HiddenFile> {
  let mixed = seed;
  for (const letter of kind.id) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0)) >>> 0;
  const own = (mixed + Math.imul(variant + 1, 0x9e3779b1)) >>> 0;
  return kind.make(diceOf(own), own);
}
