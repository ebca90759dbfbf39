import { editDistance } from './editDistance.ts';
import { bareName } from './sameParty.ts';

/** Whether two names differ only by a typo: one letter in six at most, two letters at least six long. */
export function nearlySame(one: string, other: string): boolean {
  const a = bareName(one);
  const b = bareName(other);
  const most = Math.min(4, Math.floor(Math.max(a.length, b.length) / 6));
  if (most === 0 || Math.abs(a.length - b.length) > most || a.length > 120) return false;
  return editDistance(a, b, { swaps: false }) <= most;
}
