import type { SeenWord } from './parseHocr.ts';

const sure = 0.75;
/** A word of three letters or more is seldom made of specks. */
const leastLetters = 3;
const legibleLetters = 5;
const legibleShare = 0.35;
const goodShare = 0.65;
const goodLetters = 60;

/** How much of what was seen is believable. */
export type Assessment = {
  /** Letters and digits in words that the recognizer is sure of. */
  sureLetters: number;
  /** Their share of all. */
  share: number;
  /** Something can be read. */
  legible: boolean;
  /** So much that it is certainly read the right way. */
  good: boolean;
  /** Quarter turns clockwise after which the lines of the image run from left to right. */
  turn: 0 | 90 | 270;
};

/** Words of this many letters are wider than high. */
const wideLetters = 4;

export function assessRecognition(words: readonly SeenWord[]): Assessment {
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
    turn: turnOf(words),
  };
}

/** Recognizers also read lines that run down the page; if most words are upright, they show the direction. */
function turnOf(words: readonly SeenWord[]): Assessment['turn'] {
  let upright = 0;
  let down = 0;
  let last: SeenWord | undefined;
  const long = words.filter((word) => word.text.length >= wideLetters && word.certainty >= sure);
  for (const word of long) {
    if (word.bottom - word.top > word.right - word.left) upright++;
    const sameLine = last !== undefined && Math.abs(last.left - word.left) < word.size;
    if (sameLine) down += Math.sign(word.top - last!.top);
    last = word;
  }
  if (2 * upright <= long.length) return 0;
  return down >= 0 ? 270 : 90;
}
