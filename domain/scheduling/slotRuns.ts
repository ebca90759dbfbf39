/**
 * The slots of a day as 64 bits in two words, the first slot lowest. Slots where a run can begin are found with a few
 * shifts, whatever the day is like.
 */

/** The result of the last call of `runStarts`: the slots from which a run of free slots begins. */
export const starts = { low: 0, high: 0 };

/** Finds the slots from which `length` slots are free, and leaves them in `starts`. False if there is none. */
export function runStarts(freeLow: number, freeHigh: number, length: number): boolean {
  let low = freeLow;
  let high = freeHigh;
  // Doubles the length of the runs, then adds what remains: `starts & (starts shifted by the overlap)`.
  let have = 1;
  while (have < length && (low | high) !== 0) {
    const by = Math.min(have, length - have);
    let shiftedLow: number;
    let shiftedHigh: number;
    if (by >= 32) {
      shiftedLow = by === 32 ? high : high >>> (by - 32);
      shiftedHigh = 0;
    } else {
      shiftedLow = (low >>> by) | (high << (32 - by));
      shiftedHigh = high >>> by;
    }
    low &= shiftedLow;
    high &= shiftedHigh;
    have += by;
  }
  starts.low = low;
  starts.high = high;
  return (low | high) !== 0;
}

/** The number of the lowest slot of a mask; 64 if it has none. */
export function lowestSlot(low: number, high: number): number {
  if (low !== 0) return 31 - Math.clz32(low & -low);
  if (high !== 0) return 63 - Math.clz32(high & -high);
  return 64;
}

/** The low word of the slots from one up to but not including another. */
export function lowWord(from: number, to: number): number {
  return belowLow(to) & ~belowLow(from);
}

/** The high word of the slots from one up to but not including another. */
export function highWord(from: number, to: number): number {
  return belowLow(to - 32) & ~belowLow(from - 32);
}

function belowLow(slot: number): number {
  if (slot <= 0) return 0;
  return slot >= 32 ? -1 : (1 << slot) - 1;
}
