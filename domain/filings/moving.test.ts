import { describe, expect, test } from 'vitest';
import { type EnvelopeState, envelopeState } from './envelopeState.ts';
import { type FilingEvent, filingEvents, moveFiling } from './moveFiling.ts';
import { type FilingState, filingStates } from './states.ts';

describe('a filing', () => {
  const whole: [FilingState, FilingEvent, FilingState][] = [
    ['draft', 'file', 'received'],
    ['received', 'accept', 'accepted'],
    ['received', 'return', 'returned'],
    ['received', 'reject', 'rejected'],
    ['received', 'withdraw', 'withdrawn'],
    ['accepted', 'docket', 'docketed'],
    ['docketed', 'serve', 'served'],
    ['returned', 'correct', 'received'],
    ['returned', 'accept', 'accepted'],
    ['returned', 'return', 'returned'],
    ['returned', 'reject', 'rejected'],
  ];
  test.each(whole)('that is %s moves by %s to %s', (from, event, to) => {
    expect(moveFiling(from, event)).toBe(to);
  });

  test('moves in no other way', () => {
    const known = whole.map(([from, event]) => `${from} ${event}`);
    const others = filingStates.flatMap((from) => filingEvents.map((event) => [from, event] as const));
    for (const [from, event] of others.filter(([from, event]) => !known.includes(`${from} ${event}`))) {
      expect(moveFiling(from, event), `${from} by ${event}`).toBeUndefined();
    }
  });
});

describe('an envelope', () => {
  const of = (...states: FilingState[]) => states.map((state) => ({ state, taken_up: false }));
  test.each<[string, ReturnType<typeof of>, EnvelopeState]>([
    ['without filings waits for the courts', [], 'submitted'],
    ['of untouched filings is received', of('received', 'received'), 'received'],
    ['that a clerk has taken up is under review', [{ state: 'received', taken_up: true }], 'under_review'],
    ['half decided is under review', of('docketed', 'received'), 'under_review'],
    ['of accepted filings is accepted', of('docketed', 'accepted', 'served'), 'accepted'],
    ['with a part sent back is partially accepted', of('docketed', 'returned'), 'partially_accepted'],
    ['with a filing that can be corrected is returned', of('returned', 'rejected'), 'returned'],
    ['of rejected filings is rejected', of('rejected', 'rejected'), 'rejected'],
    ['of withdrawn filings is cancelled', of('withdrawn'), 'cancelled'],
    ['is judged without its withdrawn part', of('withdrawn', 'docketed'), 'accepted'],
  ])('%s', (_what, filings, expected) => {
    expect(envelopeState(filings, true)).toBe(expected);
  });

  test('that has not been submitted is a draft', () => {
    expect(envelopeState([], false)).toBe('draft');
  });
});
