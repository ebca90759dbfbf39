import { describe, expect, test } from 'vitest';
import { unchanged } from './Scenario.ts';
import { prepareRuns } from './simulateRun.ts';
import { estimate, summarizeRuns } from './summarizeRuns.ts';
import { makeBusyCourt, makeModel } from './testing/makeModel.ts';

const model = makeBusyCourt(9, 6, 260, 6);
const scenario = { ...unchanged, more_judges: 1 };
const simulate = prepareRuns(model, scenario, 1);
const runs = Array.from({ length: 40 }, (_, run) => simulate(run));

describe('the report of a simulation', () => {
  const report = summarizeRuns(model, scenario, runs);

  test('has figures with the interval of nine of ten runs', () => {
    expect(estimate(Array.from({ length: 101 }, (_, one) => one))).toEqual({ value: 50, low: 5, high: 95 });
    expect(estimate([])).toBeNull();
    const { mean, late } = report.waits!;
    expect(mean.present.low).toBeLessThanOrEqual(mean.present.value);
    expect(mean.present.value).toBeLessThanOrEqual(mean.present.high);
    expect(late.present.value).toBeLessThanOrEqual(100);
    expect(report.weeks).toHaveLength(6);
    expect(report.weeks[1]!.begins).toBe('2026-03-23');
  });

  test('has a difference that is narrower than the figures, because requests are the same', () => {
    const widthOf = ({ low, high }: { low: number; high: number }) => high - low;
    const { present, changed, difference } = report.open;
    expect(widthOf(difference)).toBeLessThan(Math.min(widthOf(present), widthOf(changed)) / 2);
    expect(difference.value).toBeCloseTo(changed.value - present.value, 1);
  });

  test('has the load of each judge, the additional one included', () => {
    expect(report.judges).toHaveLength(7);
    expect(report.judges[6]).toMatchObject({ name: '', present: null, present_hours: 0 });
    expect(report.judges[6]!.changed!.value).toBeGreaterThan(0);
    for (const { present } of report.judges.slice(0, 6)) expect(present!.value).toBeGreaterThan(5);
  });

  test('is the same in any order of the runs', () => {
    expect(summarizeRuns(model, scenario, runs.toReversed())).toEqual(report);
  });

  test('names the past on which it is based', () => {
    expect(report.past).toMatchObject({ weeks: 52, outcomes: 400, durations: 400 });
    expect(report.warnings).toEqual(['few_leads']);
  });
});

test('without durations and with a short past, it warns, and reports no overtime', () => {
  const requests = [{ weekday: 1, type: 0, case_type: 0, judge: 0, minutes: 30 }];
  const short = makeModel({ weeks: 2, past: { ...makeModel().past, weeks: [requests, requests], inferred: 2 } });
  const report = summarizeRuns(short, scenario, [prepareRuns(short, scenario, 1)(0)]);
  expect(report.overtime).toBeNull();
  expect(report.warnings).toEqual([
    ...['few_weeks', 'inferred_requests', 'few_leads', 'few_outcomes', 'no_durations', 'few_judge_days', 'few_runs'],
  ]);
});
