import { expect, test } from 'vitest';
import { reliability } from '#domain/reading/confidence/reliability';
import { methodWords } from './methodWords.ts';

const rules = [...new Set(Object.keys(reliability).map((counted) => counted.split(' ')[1]!))];

test.each(rules)('the rule %s is described in words', (rule) => {
  expect(methodWords(rule)).not.toBe(methodWords('a rule that does not exist'));
  expect(methodWords(rule)).not.toContain(rule);
});
