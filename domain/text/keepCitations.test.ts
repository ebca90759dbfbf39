import { expect, test } from 'vitest';
import { keepCitations } from './keepCitations.ts';

test.each([
  ['CCP § 128.7(a)', 'CCP §\u00a0128.7(a)'],
  ['Fla. Stat. §§ 48.031, 48.062', 'Fla. Stat. §§\u00a048.031, 48.062'],
  ['Cal. Rules of Court, rule 2.111', 'Cal. Rules of Court, rule\u00a02.111'],
  ['Under Rule 5.2 and Rules 11 and 12', 'Under Rule\u00a05.2 and Rules\u00a011 and 12'],
  ['Section 7 of the lease, ¶ 12', 'Section\u00a07 of the lease, ¶\u00a012'],
  ['N.Y. C.P.L.R. § R3211', 'N.Y. C.P.L.R. §\u00a0R3211'],
])('in %s, no line breaks before the number', (text, shown) => {
  expect(keepCitations(text)).toBe(shown);
});

test.each(['The rules of the court', 'CCP §128.7', 'the section on 3 pages', 'Edit rule 1', ''])(
  '%j stays as it is',
  (text) => {
    expect(keepCitations(text)).toBe(text);
  },
);

test('what a text is found by is the same: spaces of both types are spaces', () => {
  expect(keepCitations('CCP § 128.7').split(/\s/)).toEqual(['CCP', '§', '128.7']);
});
