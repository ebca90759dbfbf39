/** Random values from a seed: the same seed gives the same calls. */
export type Dice = {
  /** A number from 0 up to, but not including, 1. */
  roll(): number;
  below(limit: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
};

/** Mulberry32, a generator with 32 bits of state. */
export function openDice(seed: number): Dice {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(roll() * limit);
  return { roll, below, chance: (share) => roll() < share, pick: (items) => items[below(items.length)]! };
}
