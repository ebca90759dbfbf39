import { expect, test } from 'vitest';
import { shareRoom } from './shareRoom.ts';

test.each([
  ['everything, when there is room', [['a', 'b'], ['c'], []], 12, ['a', 'b', 'c']],
  [
    'of each the same, when all have many',
    [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ],
    4,
    ['a', 'b', 'd', 'e'],
  ],
  ['more of one, when another has few', [['a', 'b', 'c', 'd'], ['e']], 4, ['a', 'b', 'c', 'e']],
  ['nothing, when nothing was found', [[], []], 4, []],
])('the space for search results holds %s', (_what, lists, room, shown) => {
  expect(shareRoom(lists, room)).toEqual(shown);
});
