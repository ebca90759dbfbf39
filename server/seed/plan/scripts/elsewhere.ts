import type { CaseScript, Timeline } from '../timeline.ts';
import { dollars } from './papers.ts';

/** Cases of the further courts: what is filed, and the court’s own entries in the style of its docket. */

export type Course = {
  facts: string[];
  amount: number;
  answer: readonly [number, number];
  closes: string;
  /** Entries after the answer, by code and values. */
  ordered: [Parameters<Timeline['enter']>[0], Record<string, string>][];
};

export function* caseElsewhere(t: Timeline, course: Course): CaseScript {
  const { random } = t;
  t.file(0, {
    heading: 'COMPLAINT',
    purpose: 'opening',
    unserved: true,
    body: course.facts,
    prayer: [
      course.amount > 0
        ? `For damages in the sum of ${dollars(course.amount)}; and`
        : 'For the relief stated above; and',
      'For costs of suit.',
    ],
  });
  t.enter('case_assigned', { judge: t.judge });
  t.enter('summons_issued', { against: t.parties[1]!.full_name });
  yield course.answer;
  t.file(1, {
    heading: 'ANSWER TO COMPLAINT',
    purpose: 'response',
    body: [
      `${t.parties[1]!.full_name} denies the allegations on which the claim rests.`,
      'The complaint does not state a claim on which relief can be granted.',
    ],
  });
  yield [10, 30];
  for (const [code, values] of course.ordered) t.enter(code, { ...signed(t), ...values });
  yield [40, 110];
  if (random.chance(0.35)) {
    t.file(0, {
      heading: 'MOTION TO COMPEL FURTHER RESPONSES',
      purpose: 'motion',
      body: [
        'The responses to the first set of interrogatories are incomplete.',
        'The parties conferred in good faith before this motion was filed.',
      ],
    });
    yield [20, 40];
    t.enter(random.chance(0.6) ? 'order_granting' : 'order_denying', { related: 'motion to compel', ...signed(t) });
  }
  yield [60, 160];
  if (random.chance(0.5)) {
    t.enter('dismissal_entered', { with_without: 'with', ...signed(t) });
    t.close(course.closes);
  }
}

/** Who signed an order and when, which federal dockets state. */
const signed = (t: Timeline) => ({ judge: t.judge, date: t.courtDay() });
