import { describe, expect, test } from 'vitest';
import type { ListedFact } from '#domain/authority/CheckedFact';
import { conflictRules } from '#domain/cases/data/conflictRules';
import { factsDue } from './factsDue.ts';
import { listFacts } from './listFacts.ts';

const fact = (id: string, dates: Partial<ListedFact>): ListedFact => ({
  kind: 'fee',
  id,
  authority: '28 U.S.C. 1914',
  confidence: 'high',
  ...dates,
});

describe('facts due for rechecking', () => {
  const facts = [
    fact('fresh', { checked_on: '2026-10-01' }),
    fact('old', { checked_on: '2025-11-01' }),
    fact('changes', { checked_on: '2026-10-01', recheck_by: '2026-12-01' }),
    fact('changed and checked', { checked_on: '2026-12-01', recheck_by: '2026-12-01' }),
    fact('undated', {}),
  ];

  test.each([
    ['2026-11-22', ['undated', 'old']],
    ['2026-12-01', ['undated', 'old', 'changes']],
    ['2027-10-01', ['undated', 'old', 'changes', 'fresh']],
  ])('on %s are %j', (today, ids) => {
    expect(factsDue(facts, today, 12).map(({ id }) => id)).toEqual(ids);
  });

  test('say why: never checked, age, or a known change', () => {
    expect(factsDue(facts, '2026-12-01', 12).map(({ reason, due_on }) => [reason, due_on])).toEqual([
      ['never_checked', '0001-01-01'],
      ['age', '2026-11-01'],
      ['known_change', '2026-12-01'],
    ]);
  });
});

test('the list has every type of fact, with unique IDs within each type', () => {
  const facts = listFacts();
  expect(new Set(facts.map(({ kind }) => kind))).toEqual(
    new Set(['deadline', 'counting', 'service', 'holidays', 'fee', 'requirement', 'policy', 'clock', 'request']),
  );
  const names = facts.map(({ kind, id }) => `${kind} ${id}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('the list has the rules of each system on conflicts of interest, with their confidence', () => {
  const facts = listFacts().filter(({ id }) => id.startsWith('conflicts of interest'));
  expect(facts).toHaveLength(Object.keys(conflictRules).length);
  expect(facts.find(({ id }) => id === 'conflicts of interest texas')).toMatchObject({
    ...{ kind: 'policy', authority: conflictRules.texas.authority, confidence: 'uncertain' },
  });
});
