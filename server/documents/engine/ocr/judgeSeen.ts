import type { SeenWord } from './parseHocr.ts';

const sure = 0.75;
/** A word of three letters and more is seldom made of specks. */
const leastLetters = 3;
const legibleLetters = 5;
const legibleShare = 0.35;
const goodShare = 0.65;
const goodLetters = 60;

/** How much of what was seen is believable. */
export type Judgement = {
  /** Letters and figures in words that the recogniser is sure of. */
  sureLetters: number;
  /** Their share of all. */
  share: number;
  /** Something can be read. */
  legible: boolean;
  /** So much that the page certainly lies as it should. */
  good: boolean;
};

export function judgeSeen(words: readonly SeenWord[]): Judgement {
  let letters = 0;
  let sureLetters = 0;
  for (const { text, certainty } of words) {
    const count = text.replace(/[^\p{L}\p{N}]/gu, '').length;
    letters += count;
    if (count >= leastLetters && certainty >= sure) sureLetters += count;
  }
  const share = letters === 0 ? 0 : sureLetters / letters;
  return {
    sureLetters,
    share,
    legible: sureLetters >= legibleLetters && share >= legibleShare,
    good: sureLetters >= goodLetters && share >= goodShare,
  };
}
