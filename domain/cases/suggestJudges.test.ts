import { expect, test } from 'vitest';
import { type AssignableJudge, suggestJudges } from './suggestJudges.ts';

const judge = (id: string, open_cases: number, more: Partial<AssignableJudge> = {}): AssignableJudge => {
  return { id, name: `Judge ${id}`, open_cases, absent: false, related: [], ...more };
};
const rule = {
  judges: [
    { judge_id: 'a', name: 'Judge a', weight: 1 },
    { judge_id: 'b', name: 'Judge b', weight: 2 },
  ],
};
const asked = { rule, disqualified: new Set<string>(), current: null };
const namesOf = (judges: AssignableJudge[], more = {}) =>
  suggestJudges({ ...asked, judges, ...more }).map(({ id, reasons, excluded }) => [id, excluded ?? reasons.join(' ')]);

test('judges of the rule come first, by their load and their share', () => {
  expect(namesOf([judge('c', 1), judge('a', 8), judge('b', 10)])).toEqual([
    ['b', 'by_rule'],
    ['a', 'by_rule'],
    ['c', 'fewest_cases not_in_rule'],
  ]);
});

test('a judge of a related case comes before the others, and an absent judge after them', () => {
  const judges = [judge('a', 2, { absent: true }), judge('b', 9), judge('c', 30, { related: ['26CV1'] })];
  expect(namesOf(judges)).toEqual([
    ['c', 'related not_in_rule'],
    ['b', 'by_rule fewer_cases'],
    ['a', 'by_rule fewest_cases absent'],
  ]);
});

test('a disqualified judge and the present one are last, with the reason, and their loads do not count', () => {
  const judges = [judge('a', 0), judge('b', 1), judge('c', 5)];
  expect(namesOf(judges, { disqualified: new Set(['a']), current: 'b', rule: undefined })).toEqual([
    ['c', 'fewest_cases'],
    ['a', 'disqualified'],
    ['b', 'current_judge'],
  ]);
});
