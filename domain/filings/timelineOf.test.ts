import { describe, expect, test } from 'vitest';
import { filerStatusOf } from './filerStatus.ts';
import { filingStates } from './states.ts';
import { type FilingHistory, timelineOf } from './timelineOf.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour)).toISOString();
const history = (more: Partial<FilingHistory> = {}): FilingHistory => ({
  ...{ state: 'received', received_at: at(9), checked_at: at(9), claimed_at: null, corrected_at: [], decisions: [] },
  ...more,
});
const kinds = (more: Partial<FilingHistory>) => timelineOf(history(more)).map(({ kind }) => kind);

describe('the steps of a filing', () => {
  test.each<[string, Partial<FilingHistory>, string[]]>([
    ['begin with the receipt', { checked_at: null }, ['received']],
    ['place the receipt before a check in the same second', {}, ['received', 'checked']],
    ['show a review that is in progress', { claimed_at: at(10) }, ['received', 'checked', 'in_review']],
    [
      'leave out the claim of a review that has ended',
      { state: 'docketed', claimed_at: at(10), decisions: [{ decision: 'accepted', at: at(11) }] },
      ['received', 'checked', 'accepted'],
    ],
    [
      'place a correction between the return and the acceptance',
      {
        state: 'docketed',
        corrected_at: [at(12)],
        decisions: [
          { decision: 'returned', at: at(11) },
          { decision: 'accepted', at: at(13) },
        ],
      },
      ['received', 'checked', 'returned', 'corrected', 'accepted'],
    ],
    ['end with a withdrawal', { state: 'withdrawn' }, ['received', 'checked', 'withdrawn']],
  ])('%s', (_name, more, expected) => {
    expect(kinds(more)).toEqual(expected);
  });

  test('never date anything before the receipt of a document on paper', () => {
    const [received, checked] = timelineOf(history({ checked_at: at(8) }));
    expect([received!.at, checked!.at]).toEqual([at(9), at(9)]);
  });

  test('refer to the decision by its position', () => {
    const decisions = [
      { decision: 'returned', at: at(11) },
      { decision: 'rejected', at: at(12) },
    ] as const;
    expect(timelineOf(history({ state: 'rejected', decisions })).map(({ decision }) => decision)).toEqual([
      null,
      null,
      0,
      1,
    ]);
  });
});

test('every state has one status', () => {
  expect(filingStates.map((state) => filerStatusOf(state))).toEqual([
    ...['draft', 'received', 'accepted', 'returned', 'rejected', 'accepted', 'accepted', 'withdrawn'],
  ]);
  expect(filerStatusOf('received', true)).toBe('in_review');
  expect(filerStatusOf('returned', true)).toBe('returned');
});
