import { expect, test } from 'vitest';
import { ruleMethods } from '#domain/reading/confidence/ruleConfidence';
import { fittedWeights } from '#domain/reading/ranking/fittedWeights';
import { ratedFields } from '#domain/reading/ranking/rateReading';
import { methodWords } from './methodWords.ts';

/** Methods that a second step completed, such as `docket-banner-and-caption`, are known from labeled filings. */
const measured = Object.keys(fittedWeights).flatMap((sign) => {
  const [, field, method] = /^(\w+) ([\w-]+)$/.exec(sign) ?? [];
  return (ratedFields as readonly string[]).includes(field ?? '') ? (method ?? []) : [];
});

test.each([...new Set([...ruleMethods, ...measured])])('the rule %s is described in words', (rule) => {
  expect(methodWords(rule)).not.toBe(methodWords('a rule that does not exist'));
  // A name of one word, such as `letterhead`, may also be the usual word for it.
  if (rule.includes('-')) expect(methodWords(rule)).not.toContain(rule);
});
