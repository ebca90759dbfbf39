import { randomFrom } from '../makeScan.ts';

/** Chance that repeats itself: the same throws for the same seed. */
export type Dice = {
  number(from: number, to: number): number;
  /** A whole number, both ends included. */
  integer(from: number, to: number): number;
  chance(share: number): boolean;
  one<Choice>(choices: readonly Choice[]): Choice;
};

/** Throws that repeat themselves for the same seed. */
export function diceOf(seed: number): Dice {
  const random = randomFrom(seed);
  const number = (from: number, to: number) => from + random() * (to - from);
  const whole = (from: number, to: number) => Math.floor(number(from, to + 1));
  return {
    number,
    integer: whole,
    chance: (share) => random() < share,
    one: (choices) => choices[whole(0, choices.length - 1)]!,
  };
}
