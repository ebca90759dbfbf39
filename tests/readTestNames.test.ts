import { expect, test } from 'vitest';
import { readTestNames } from './readTestNames.ts';

test('the names of plain, tabled, and quoted tests are read', () => {
  const source = `
    test('a clerk reads', () => {});
    it("the judge's list", () => {});
    test(
      \`a filing of \${3} pages\`,
      () => {},
    );
    test.each([
      ['(', 1],
      [')', 2],
    ])('reads %s', () => {});
    test.each(rows.map((row) => [row.name]))('names $name', () => {});
    test.skip('never runs', () => {});
    test.todo('is only meant');
    contest('is another word', () => {});
    pattern.test('is another call');
    describe('a group', () => {});
  `;
  expect([...readTestNames(source)]).toEqual([
    'a clerk reads',
    "the judge's list",
    `a filing of \${3} pages`,
    'reads %s',
    'names $name',
  ]);
});
