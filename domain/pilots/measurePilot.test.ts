import { describe, expect, test } from 'vitest';
import { type MeasuredFiling, measurePilot } from './measurePilot.ts';
import { medianInterval, savedShare } from './medianMinutes.ts';
import { judgeTarget } from './pilotMetrics.ts';
import { isInPilotSet, pilotSets } from './pilotSets.ts';
import { pilotStateOn, takesDecisionsOn } from './pilotState.ts';
import { accepted, aReading, measured, returned, unsigned } from './testing/pilotSamples.ts';

const wrongNumber = { ...accepted, fields: { ...accepted.fields, case_number: '26CV09999' } };
const found = { ...aReading, findings: [unsigned] };
const unreadable: MeasuredFiling = { state: 'unreadable', seconds: null, decision: accepted, comparison: null };
const filings = [
  ...Array.from({ length: 196 }, () => measured(aReading, accepted)),
  measured(aReading, wrongNumber),
  measured(found, accepted),
  measured(found, returned('unsigned')),
  measured(aReading, null),
  unreadable,
];

describe('the figures of a pilot', () => {
  test('count filings, agreement with its interval, findings, and disagreements', () => {
    const figures = measurePilot(filings, []);
    expect(figures.filings).toEqual({
      ...{ taken: 201, waiting: 0, read: 200, unreadable: 1, accepted: 199, returned: 1, undecided: 1 },
    });
    expect(figures.fields[0]).toEqual({
      field: 'case_number',
      agreed: { hits: 198, of: 199, share: expect.objectContaining({ value: 198 / 199 }) },
      verdicts: { portal: 0, clerk: 0, unclear: 0, unmarked: 1 },
    });
    expect(figures.fields[0]!.agreed.share!.low).toBeCloseTo(0.972, 3);
    expect(figures.fields[1]!.agreed).toEqual({ hits: 0, of: 0, share: null });
    expect(figures.findings).toMatchObject({ confirmed: 1, rejected: 1, would_have_caught: 0 });
    expect(figures.returns_foreseen).toMatchObject({ hits: 1, of: 1 });
    expect(figures.false_alarms).toMatchObject({ hits: 1, of: 198 });
    expect(figures.readable).toMatchObject({ hits: 200, of: 201 });
    expect(figures.disagreements).toEqual({ portal: 0, clerk: 0, unclear: 0, unmarked: 2, filings: 2 });
    expect(figures.seconds).toBe(0.5);
  });

  test('judge the targets by the interval', () => {
    const { targets } = measurePilot(filings, [
      { metric: 'case_number_agreement', target: 95 },
      { metric: 'false_alarms', target: 2 },
      { metric: 'court_agreement', target: 90 },
      { metric: 'minutes_saved', target: 10 },
    ]);
    expect(targets.map(({ metric, status }) => [metric, status])).toEqual([
      ['case_number_agreement', 'met'],
      ['false_alarms', 'not_enough'],
      ['court_agreement', 'not_enough'],
      ['minutes_saved', 'not_enough'],
    ]);
  });

  test('of no filings are not judged', () => {
    const { targets, seconds, minutes } = measurePilot([], [{ metric: 'readable', target: 99 }]);
    expect([targets[0]!.status, seconds, minutes]).toEqual([
      'not_enough',
      null,
      { existing: null, portal: null, saved: null },
    ]);
  });
});

test.each([
  ['at least, above', { metric: 'readable', target: 90 }, { low: 0.91, high: 0.99 }, 'met'],
  ['at least, below', { metric: 'readable', target: 90 }, { low: 0.7, high: 0.89 }, 'not_met'],
  ['at least, around', { metric: 'readable', target: 90 }, { low: 0.7, high: 0.95 }, 'not_enough'],
  ['at most, below', { metric: 'false_alarms', target: 5 }, { low: 0, high: 0.04 }, 'met'],
  ['at most, above', { metric: 'false_alarms', target: 5 }, { low: 0.06, high: 0.2 }, 'not_met'],
] as const)('a target is judged: %s', (_name, agreed, interval, status) => {
  expect(judgeTarget(agreed, interval)).toBe(status);
});

test('every disagreement is in the sets of its figures, and an agreement is in none', () => {
  const setsOf = (filing: MeasuredFiling) => pilotSets.filter((set) => isInPilotSet(filing, set));
  const agreeing = ['agrees_case_number', 'agrees_title', 'agrees_filing_date'];
  expect(setsOf(measured(aReading, accepted))).toEqual(['all', 'read', 'accepted', ...agreeing]);
  expect(setsOf(measured(aReading, wrongNumber))).toEqual([
    ...['all', 'read', 'accepted', 'disagreements', 'unmarked'],
    ...['agrees_title', 'agrees_filing_date', 'differs_case_number'],
  ]);
  const marks = [{ subject: 'finding:CA-SIG-01', verdict: 'portal' as const }];
  expect(setsOf(measured(found, accepted, marks))).toEqual([
    ...['all', 'read', 'accepted', 'disagreements', 'would_have_caught', ...agreeing],
  ]);
  expect(setsOf(measured(found, accepted))).toContain('false_alarms');
  expect(setsOf(measured(found, returned('unsigned')))).toContain('foreseen');
  expect(setsOf(unreadable)).toEqual(['all', 'unreadable', 'accepted']);
});

describe('minutes', () => {
  test('have a median with an interval from six values on', () => {
    expect(medianInterval([1, 2, 3, 4, 5])).toBeNull();
    const many = Array.from({ length: 101 }, (_, index) => index);
    expect(medianInterval(many)).toEqual({ n: 101, value: 50, low: 40, high: 60 });
    expect(medianInterval([4, 4, 4, 4, 4, 4])).toEqual({ n: 6, value: 4, low: 4, high: 4 });
  });

  test('are compared by their medians, with the same interval each time', () => {
    const before = Array.from({ length: 60 }, (_, index) => 8 + (index % 5));
    const after = before.map((minutes) => minutes / 2);
    const saved = savedShare(before, after)!;
    expect(saved.value).toBeCloseTo(0.5, 6);
    expect(saved.low).toBeGreaterThan(0.4);
    expect(saved.high).toBeLessThan(0.6);
    expect(savedShare(before, after)).toEqual(saved);
    expect(savedShare(before, [4])).toBeNull();
  });
});

test('a pilot runs on its first and last day, and takes decisions for two more weeks', () => {
  const dates = { starts_on: '2026-03-02', ends_on: '2026-04-30', ended_on: null };
  const days = ['2026-03-01', '2026-03-02', '2026-04-30', '2026-05-01', '2026-05-14', '2026-05-15'];
  expect(days.map((day) => pilotStateOn(dates, day))).toEqual([
    ...['planned', 'running', 'running', 'ended', 'ended', 'ended'],
  ]);
  expect(days.map((day) => takesDecisionsOn(dates, day))).toEqual([false, true, true, true, true, false]);
  const early = { ...dates, ended_on: '2026-03-10' };
  expect(pilotStateOn(early, '2026-03-10')).toBe('ended');
  expect(takesDecisionsOn(early, '2026-03-24')).toBe(true);
  expect(takesDecisionsOn(early, '2026-03-25')).toBe(false);
  expect(takesDecisionsOn({ ...dates, ended_on: '2026-02-01' }, '2026-02-02')).toBe(false);
});
