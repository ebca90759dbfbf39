import { expect, test } from 'vitest';
import { citationKey, decisionKey } from './citationKey.ts';

test.each([
  ['576 U. S. 644', '576us644'],
  ['5 U.S. (1 Cranch) 137', '5us137'],
  ['Fed. R. Civ. P. 12', 'fedrcivp12'],
  ['42 U.S.C. § 1983', '42usc§1983'],
])('%s is known under %s', (citation, key) => {
  expect(citationKey(citation)).toBe(key);
});

test('a decision is known by volume, reporter and page, regardless of the spacing', () => {
  expect(decisionKey('25', 'Cal.4th', '826')).toBe(decisionKey(' 25', 'Cal. 4th', '826 '));
  expect(decisionKey('2', 'F.3d', '11')).not.toBe(decisionKey('2', 'F.', '3d 11'));
});
