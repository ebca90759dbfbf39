import { describe, expect, test } from 'vitest';
import { everyCourt } from '../everyCourt.ts';
import { requirements } from '../findRequirements.ts';
import { composeSample } from '../testing/composeSample.ts';
import { evaluators } from './evaluators.ts';
import { samples } from './samples.ts';

const rules = [...requirements, ...everyCourt];
/** Some rules of a kind that machines look at ask for a person's judgment all the same. */
const checked = rules.filter(
  ({ check, confidence }) => check.kind in evaluators && check.automation !== 'human' && confidence !== 'uncertain',
);

describe.each(samples.map((one) => [one.rule, one] as const))('%s', (id, { passes, fails }) => {
  const rule = rules.find((one) => one.id === id)!;
  const outcomeOf = (sample: (typeof passes)[number]) =>
    evaluators[rule.check.kind]!(rule, composeSample(rule, sample));

  test.each(passes.map((sample) => [sample.is, sample] as const))('lets pass %s', (_is, sample) => {
    expect(outcomeOf(sample).outcome).toBe('met');
  });
  test.each(fails.map((sample) => [sample.is, sample] as const))('finds %s', (_is, sample) => {
    const outcome = outcomeOf(sample);
    expect(outcome.outcome).toBe('broken');
    if (outcome.outcome !== 'broken') return;
    for (const { message, mend } of outcome.problems) {
      expect(message).toMatch(/^[“A-Z§0-9].*[.”]$/su);
      expect(mend.length).toBeGreaterThan(10);
      expect(`${message} ${mend}`).not.toMatch(/will be rejected|undefined|\bfake\b/i);
    }
  });
});

test('every sample is of a rule that there is, and each rule has its samples once', () => {
  expect(samples.map(({ rule }) => rule).filter((id) => !rules.some((one) => one.id === id))).toEqual([]);
  expect(new Set(samples.map(({ rule }) => rule)).size).toBe(samples.length);
});

test('every rule that a machine looks at has samples that it passes and samples that it finds', () => {
  const known = new Set(samples.map(({ rule }) => rule));
  const never = checked.filter(({ id }) => !known.has(id)).map(({ id, check }) => `${id} (${check.kind})`);
  expect(never).toEqual([]);
});
