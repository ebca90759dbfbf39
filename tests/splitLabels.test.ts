import { expect, test } from 'vitest';
import type { Label } from '../bench/Label.ts';
import { groupRelated, halfOf } from '../bench/splitLabels.ts';

const aLabel = (id: string, cluster: string | null, court: string | null): Label =>
  ({ id, kind: 'real', cluster, court }) as Label;

const labels = [
  aLabel('a', 'one', 'Court A'),
  aLabel('b', 'two', 'Court B'),
  aLabel('c', 'one', 'court b'),
  aLabel('d', null, null),
  aLabel('e', null, null),
  aLabel('f', 'three', 'Court C'),
  aLabel('g', 'three', null),
];

test('filings of one lawsuit or one court are related, also through others', () => {
  const groups = groupRelated(labels).map((group) => group.map(({ id }) => id).sort());
  expect(groups.sort()).toEqual([['a', 'b', 'c'], ['d'], ['e'], ['f', 'g']]);
});

test('the halves share no lawsuit and no court, contain every filing once, and are about equal', () => {
  const [development, blind] = [halfOf(labels, 'development'), halfOf(labels, 'blind')];
  expect([...development, ...blind].map(({ id }) => id).sort()).toEqual(labels.map(({ id }) => id));
  expect(Math.abs(development.length - blind.length)).toBeLessThanOrEqual(1);
  expect(
    groupRelated(labels).every((group) =>
      [0, group.length].includes(group.filter((one) => blind.includes(one)).length),
    ),
  ).toBe(true);
});

test('the halves do not depend on the order of the labels', () => {
  const ids = (of: Label[]) => of.map(({ id }) => id).sort();
  expect(ids(halfOf([...labels].reverse(), 'blind'))).toEqual(ids(halfOf(labels, 'blind')));
});
