import { expect, test } from 'vitest';
import { readSecondFactors } from '#contract/secondFactor';
import { readSite } from '#contract/site';
import { firstReads } from './firstReads.ts';

test.each([
  ['site', firstReads.site.path, readSite],
  ['secondFactors', firstReads.secondFactors.path, readSecondFactors],
])('%s is read where the contract has it', (_name, path, endpoint) => {
  expect([path, 'GET']).toEqual([endpoint.path, endpoint.method]);
});

test('a response without what the page shows is not accepted', () => {
  expect(firstReads.site.isReply({})).toBe(false);
  expect(firstReads.secondFactors.isReply({ methods: [] })).toBe(false);
  expect(firstReads.secondFactors.isReply({ methods: [], recovery_codes_left: 0 })).toBe(true);
});
