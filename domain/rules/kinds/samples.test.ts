import { describe, expect, test } from 'vitest';
import { writeProblem } from '#contract/messages/writeMessages';
import type { Submission } from '../checks/Submission.ts';
import { everyCourt } from '../everyCourt.ts';
import { requirements } from '../findRequirements.ts';
import type { Rule } from '../Rule.ts';
import { composeSample } from '../testing/composeSample.ts';
import { pathsIn, watch } from '../testing/watchParameters.ts';
import { evaluate, isLookedAt } from './evaluators.ts';
import type { SampleDocument } from './Sample.ts';
import { samples } from './samples.ts';

const rules: readonly Rule[] = [...requirements, ...everyCourt];
/** Some rules of a type that is checked automatically still need a person's judgment. */
const checked = rules.filter(
  (rule) => isLookedAt(rule) && rule.automation !== 'human' && rule.confidence !== 'uncertain',
);

/** Each sample is read once for all tests. */
const submissions = new Map<SampleDocument, Submission>();
function submissionOf(rule: Rule, sample: SampleDocument): Submission {
  const found = submissions.get(sample) ?? composeSample(rule, sample);
  submissions.set(sample, found);
  return found;
}

describe.each(samples.map((one) => [one.rule, one] as const))('%s', (id, { passes, fails }) => {
  const rule = rules.find((one) => one.id === id)!;
  const outcomeOf = (sample: (typeof passes)[number]) => evaluate(rule, submissionOf(rule, sample));

  test.each(passes.map((sample) => [sample.is, sample] as const))('has no finding for %s', (_is, sample) => {
    expect(outcomeOf(sample).outcome).toBe('met');
  });
  test.each(fails.map((sample) => [sample.is, sample] as const))('has a finding for %s', (_is, sample) => {
    const outcome = outcomeOf(sample);
    expect(outcome.outcome).toBe('broken');
    if (outcome.outcome !== 'broken') return;
    for (const { message, remedy } of outcome.problems.map(({ says }) => writeProblem(says))) {
      expect(message).toMatch(/^[“A-Z§0-9].*[.”]$/su);
      expect(remedy.length).toBeGreaterThan(10);
      expect(`${message} ${remedy}`).not.toMatch(/will be rejected|undefined|\bfake\b/i);
    }
  });
});

test('every sample is of a rule that there is, and each rule has its samples once', () => {
  expect(samples.map(({ rule }) => rule).filter((id) => !rules.some((one) => one.id === id))).toEqual([]);
  expect(new Set(samples.map(({ rule }) => rule)).size).toBe(samples.length);
});

test('every rule that is checked automatically has samples that it passes and samples that it finds', () => {
  const known = new Set(samples.map(({ rule }) => rule));
  const never = checked.filter(({ id }) => !known.has(id)).map(({ id, kind }) => `${id} (${kind})`);
  expect(never).toEqual([]);
});

test('every parameter of every rule is read by its evaluator in some sample of the rule', () => {
  // A rule that only a person can judge has no samples; its evaluator is asked about a flawless document.
  const samplesOf = ({ id }: Rule): readonly SampleDocument[] => {
    const found = samples.find(({ rule }) => rule === id);
    return found === undefined ? [{ is: 'a flawless document' }] : [...found.passes, ...found.fails];
  };
  const unread = rules.flatMap((rule) => {
    const read = new Set<string>();
    const watched = { ...rule, parameters: watch(rule.parameters, read) } as Rule;
    for (const sample of samplesOf(rule)) evaluate(watched, submissionOf(rule, sample));
    return pathsIn(rule.parameters)
      .filter((one) => !read.has(one))
      .map((one) => `${rule.id} (${rule.kind}) ${one}: check it, or remove it and say so in left_to_person.`);
  });
  expect(unread).toEqual([]);
});
