import { expect, test } from 'vitest';
import { fittedWeights } from '#domain/reading/ranking/fittedWeights';
import { methodWords } from './methodWords.ts';

const rules = [...new Set(Object.keys(fittedWeights).flatMap((sign) => /^\w+ ([\w-]+)$/.exec(sign)?.[1] ?? []))];

test.each(rules)('the rule %s is described in words', (rule) => {
  expect(methodWords(rule)).not.toBe(methodWords('a rule that does not exist'));
  expect(methodWords(rule)).not.toContain(rule);
});
