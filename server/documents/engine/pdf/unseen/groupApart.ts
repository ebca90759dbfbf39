import type { SuspectCharacter } from './gatherCharacters.ts';
import { contains } from './PlaceGrid.ts';

const cell = 12;
/** Layers of overlapping words that are distinguished; a page with more is illegible anyway. */
const mostGroups = 6;

/** Groups text objects so that no two in a group overlap: the visibility of each can then be determined. */
export function groupApart(characters: readonly SuspectCharacter[]): Map<number, number> {
  const groups = new Map<number, number>();
  const byPlace = new Map<number, SuspectCharacter[]>();
  const taken = new Map<number, Set<number>>();
  for (const one of characters) {
    const near = keyOf(one);
    const rivals = taken.get(one.object) ?? new Set<number>();
    taken.set(one.object, rivals);
    for (const key of [near, near - 1, near + 1, near - 10_000, near + 10_000]) {
      // The last few are enough: they have been compared with each other.
      for (const other of byPlace.get(key)?.slice(-mostGroups) ?? []) {
        // The same letter twice in one place is a letter that is seen.
        if (
          other.object !== one.object &&
          other.text !== one.text &&
          (contains(other.rect, one.rect) || contains(one.rect, other.rect))
        ) {
          rivals.add(other.object);
          taken.get(other.object)?.add(one.object);
        }
      }
    }
    const here = byPlace.get(near);
    if (here === undefined) byPlace.set(near, [one]);
    else here.push(one);
  }
  for (const [object, rivals] of taken) {
    const used = new Set([...rivals].map((rival) => groups.get(rival)));
    let group = 0;
    while (used.has(group) && group < mostGroups - 1) group++;
    groups.set(object, group);
  }
  return groups;
}

function keyOf({ rect }: SuspectCharacter): number {
  return Math.floor((rect.left + rect.right) / 2 / cell) + 10_000 * Math.floor((rect.top + rect.bottom) / 2 / cell);
}
