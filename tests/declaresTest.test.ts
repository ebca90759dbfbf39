import { expect, test } from 'vitest';
import { declaresTest } from './declaresTest.ts';

const source = `
  test('a clerk reads', () => {});
  test.each([['a stamp', 1], ['a signature', 2]])('finds %s on the page', () => {});
  test.each([['a whole sentence of its own']])('%s', () => {});
`;

test.each([
  ['a clerk reads', true],
  ['a clerk writes', false],
  ['finds %s on the page', true],
  ['finds a stamp on the page', true],
  ['finds a seal on the page', false],
  ['a whole sentence of its own', true],
  ['%s', false],
])('whether %j is declared: %s', (name, declared) => {
  expect(declaresTest(source, name)).toBe(declared);
});
