/** Divides the space among lists so that none crowds out the others: one of each in turn, each list in its order. */
export function shareRoom<Item>(lists: readonly (readonly Item[])[], room: number): Item[] {
  const taken = lists.map(() => 0);
  for (let left = room, took = true; left > 0 && took; ) {
    took = false;
    lists.forEach((list, i) => {
      if (left === 0 || taken[i]! >= list.length) return;
      taken[i]! += 1;
      left -= 1;
      took = true;
    });
  }
  return lists.flatMap((list, i) => list.slice(0, taken[i]));
}
