/**
 * Random numbers by name instead of by order: a request has the same numbers with and without a change of the court,
 * whatever else happens, so that only the change makes a difference (common random numbers).
 */
export function mixKeys(key: number, part: number): number {
  let mixed = Math.imul(key ^ Math.imul(part + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return mixed ^ (mixed >>> 15);
}

/** The number of a key, from 0 up to but not including 1. */
export function uniformOf(key: number, purpose: number): number {
  return (mixKeys(key, purpose) >>> 0) / 2 ** 32;
}

/** The position that a number chooses in a list of this length. */
export function positionOf(uniform: number, length: number): number {
  return Math.min(length - 1, Math.floor(uniform * length));
}
