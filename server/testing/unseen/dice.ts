import { randomFrom } from '../makeScan.ts';

/** Reproducible randomness: the same values for the same seed. */
export type Dice = {
  number(from: number, to: number): number;
  /** An integer, both ends included. */
  integer(from: number, to: number): number;
  chance(share: number): boolean;
  one<Choice>(choices: readonly Choice[]): Choice;
};

/** Reproducible random values for a seed. */
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
