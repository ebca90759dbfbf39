import { describe, expect, test } from 'vitest';
import { findDeadlineActs } from './findDeadlineActs.ts';
import { markMatches, rankText } from './rankText.ts';

const ids = (words: string) => findDeadlineActs('california', words).map(({ rule }) => rule.action);

describe('the deadlines that words name', () => {
  test('begin with the act of that name', () => {
    expect(ids('opposition')[0]).toBe('opposition');
    expect(ids('summary judgment opposition')[0]).toBe('summary_judgment_opposition');
  });

  test('are found by the event and by the authority', () => {
    expect(ids('answer summons')).toContain('answer_demurrer_or_motion');
    expect(ids('412.20')).toEqual(['answer_demurrer_or_motion']);
  });

  test('are at most four, and none without a match', () => {
    expect(ids('hearing').length).toBeLessThanOrEqual(4);
    expect(ids('zygote')).toEqual([]);
    expect(ids(' ')).toEqual([]);
  });
});

test.each([
  ['26CV00218', '26cv00218', 0],
  ['Estate of Lund', 'estate', 1],
  ['Estate of Lund', 'lund', 2],
  ['Estate of Lund', 'und', 3],
  ['Estate of Lund', 'reyes', 4],
])('%s is ranked for %s', (text, typed, rank) => {
  expect(rankText(text, typed)).toBe(rank);
});

test('the matched words are marked, with signs as they are', () => {
  expect(markMatches('Lund (Estate of Lund)', 'lund (est')).toEqual([
    { text: 'Lund', isMatch: true },
    { text: ' ', isMatch: false },
    { text: '(Est', isMatch: true },
    { text: 'ate of ', isMatch: false },
    { text: 'Lund', isMatch: true },
    { text: ')', isMatch: false },
  ]);
  expect(markMatches('Lund', '')).toEqual([{ text: 'Lund', isMatch: false }]);
});
