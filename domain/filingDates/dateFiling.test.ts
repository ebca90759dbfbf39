import { describe, expect, test } from 'vitest';
import type { CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { type CourtDating, type FilingDateSettings, noSettings } from './CourtDating.ts';
import { dateFiling } from './dateFiling.ts';
import type { FilingSystem, FilingWay } from './FilingDateRule.ts';
import { filingDateRule, filingDateRules, filingSystemOf } from './filingDateRules.ts';

type Known = { level: CourtLevel; jurisdiction: Jurisdiction; zone: string };
const courts: Partial<Record<FilingSystem, Known>> = {
  california_trial: { level: 'State Court', jurisdiction: 'California', zone: 'America/Los_Angeles' },
  california_appeal: { level: 'Appellate Court', jurisdiction: 'California', zone: 'America/Los_Angeles' },
  texas_trial: { level: 'State Court', jurisdiction: 'Texas', zone: 'America/Chicago' },
  texas_appeal: { level: 'Appellate Court', jurisdiction: 'Texas', zone: 'America/Chicago' },
  new_york_trial: { level: 'State Court', jurisdiction: 'New York', zone: 'America/New_York' },
  florida_trial: { level: 'State Court', jurisdiction: 'Florida', zone: 'America/Chicago' },
  illinois_trial: { level: 'State Court', jurisdiction: 'Illinois', zone: 'America/Chicago' },
  illinois_reviewing: { level: 'Appellate Court', jurisdiction: 'Illinois', zone: 'America/Chicago' },
  federal_district: { level: 'Federal Court', jurisdiction: 'California', zone: 'America/Los_Angeles' },
  federal_appellate: { level: 'Federal Court', jurisdiction: 'New York', zone: 'America/New_York' },
  scotus: { level: 'Federal Court', jurisdiction: 'New York', zone: 'America/New_York' },
  eoir: { level: 'Federal Court', jurisdiction: 'Texas', zone: 'America/Chicago' },
};

function datingOf(system: FilingSystem, closed: readonly string[] = [], settings: Partial<FilingDateSettings> = {}) {
  const { zone, ...court } = courts[system]!;
  const closures = closed.map((date) => ({ date, name: 'Closed by order' }));
  const dating: CourtDating = {
    system,
    time_zone: zone,
    calendar: holidaysOf(court, closures),
    closures,
    settings: { ...noSettings, ...settings },
  };
  return dating;
}
const dated = (
  system: FilingSystem,
  received: string,
  { closed, way, ...settings }: { closed?: readonly string[]; way?: FilingWay } & Partial<FilingDateSettings> = {},
) => dateFiling(datingOf(system, closed, settings), { at: new Date(received), ...(way && { way }) });

/** The tests of the research on filing dates, one by one. */
const golden: [FilingSystem, received: string, filed_on: string, why: string, closed?: string[]][] = [
  ['california_trial', '2026-11-21T10:00:00-08:00', '2026-11-23', 'a Saturday'],
  ['california_trial', '2026-11-26T09:00:00-08:00', '2026-11-30', 'Thanksgiving, and the Friday after it'],
  ['california_trial', '2026-11-23T23:59:59-08:00', '2026-11-23', 'the last second of a court day'],
  ['california_trial', '2026-09-25T12:00:00-07:00', '2026-09-28', 'Native American Day'],
  ['california_trial', '2026-10-12T12:00:00-07:00', '2026-10-12', 'Columbus Day is a court day'],
  ['texas_trial', '2026-11-21T10:00:00-06:00', '2026-11-23', 'a Saturday'],
  ['texas_trial', '2026-03-02T10:00:00-06:00', '2026-03-03', 'Texas Independence Day'],
  ['texas_trial', '2026-11-27T10:00:00-06:00', '2026-11-30', 'the Friday after Thanksgiving'],
  ['texas_trial', '2026-12-24T10:00:00-06:00', '2026-12-24', 'no legal holiday unless the county closed'],
  ['texas_trial', '2026-12-24T10:00:00-06:00', '2026-12-28', 'the county closed', ['2026-12-24']],
  ['new_york_trial', '2026-11-21T22:00:00-05:00', '2026-11-21', 'a Saturday counts'],
  ['florida_trial', '2026-11-22T23:59:59-05:00', '2026-11-22', 'a Sunday counts, in Eastern time'],
  ['florida_trial', '2026-11-23T23:30:00-06:00', '2026-11-24', 'Pensacola: 12:30 a.m. Eastern'],
  ['illinois_trial', '2026-11-21T10:00:00-06:00', '2026-11-23', 'a Saturday'],
  ['federal_district', '2026-11-21T10:00:00-08:00', '2026-11-21', 'always open'],
];
test.each(golden)('%s, received %s: filed %s (%s)', (system, received, filed_on, _why, closed = []) => {
  expect(dated(system, received, { closed }).filed_on).toBe(filed_on);
});

const more: [FilingSystem, received: string, filed_on: string, timely_on: string, why: string, closed?: string[]][] = [
  ['california_trial', '2026-11-22T00:00:00-08:00', '2026-11-23', '2026-11-23', 'the first second of a Sunday'],
  ['california_trial', '2026-11-20T23:59:59-08:00', '2026-11-20', '2026-11-20', 'the last second of a Friday'],
  ['california_trial', '2026-11-21T00:00:00-08:00', '2026-11-23', '2026-11-23', 'a second later, Saturday'],
  [
    'california_trial',
    '2026-07-03T09:00:00-07:00',
    '2026-07-06',
    '2026-07-06',
    'July 4 falls on a Saturday: closed Friday',
  ],
  ['california_trial', '2026-07-04T09:00:00-07:00', '2026-07-06', '2026-07-06', 'a holiday on a Saturday'],
  ['california_trial', '2027-12-25T09:00:00-08:00', '2027-12-27', '2027-12-27', 'Christmas on a Saturday'],
  ['california_trial', '2026-12-31T23:59:00-08:00', '2026-12-31', '2026-12-31', 'the last minute of the year'],
  ['california_trial', '2027-01-01T00:00:01-08:00', '2027-01-04', '2027-01-04', 'the first second of a new year'],
  ['california_trial', '2026-02-12T10:00:00-08:00', '2026-02-13', '2026-02-13', 'Lincoln’s Birthday'],
  ['california_trial', '2026-03-31T10:00:00-07:00', '2026-04-01', '2026-04-01', 'a state holiday in March'],
  [
    'california_trial',
    '2026-03-08T02:30:00-07:00',
    '2026-03-09',
    '2026-03-09',
    'the Sunday on which the clocks change',
  ],
  ['california_trial', '2026-03-08T23:30:00-07:00', '2026-03-09', '2026-03-09', 'that Sunday night'],
  ['california_trial', '2026-11-01T01:30:00-07:00', '2026-11-02', '2026-11-02', 'the hour that comes twice'],
  ['california_trial', '2026-11-02T07:30:00Z', '2026-11-02', '2026-11-02', 'Sunday 11:30 p.m. in standard time'],
  ['california_trial', '2026-11-03T07:59:59Z', '2026-11-02', '2026-11-02', 'Monday, one second to midnight'],
  ['california_trial', '2026-11-03T07:59:59.999Z', '2026-11-02', '2026-11-02', 'the last millisecond after the change'],
  ['california_trial', '2026-11-03T08:00:00.000Z', '2026-11-03', '2026-11-03', 'midnight after the change'],
  ['california_trial', '2026-03-10T06:59:59.999Z', '2026-03-09', '2026-03-09', 'the last millisecond in March'],
  ['california_trial', '2026-03-10T07:00:00.000Z', '2026-03-10', '2026-03-10', 'midnight in March'],
  ['new_york_trial', '2026-11-02T04:59:59.999Z', '2026-11-01', '2026-11-01', 'the end of a day of 25 hours'],
  ['new_york_trial', '2026-11-02T05:00:00.000Z', '2026-11-02', '2026-11-02', 'the midnight after it'],
  ['new_york_trial', '2026-03-09T03:59:59.999Z', '2026-03-08', '2026-03-08', 'the end of a day of 23 hours'],
  ['new_york_trial', '2026-03-09T04:00:00.000Z', '2026-03-09', '2026-03-09', 'the midnight after a short day'],
  ['california_trial', '2026-11-24T10:00:00-08:00', '2026-11-25', '2026-11-25', 'closed by order', ['2026-11-24']],
  [
    'california_trial',
    '2026-11-25T10:00:00-08:00',
    '2026-11-30',
    '2026-11-30',
    'an order before Thanksgiving',
    ['2026-11-25'],
  ],
  ['california_trial', '2026-11-20T10:00:00-08:00', '2026-11-23', '2026-11-23', 'an order on a Friday', ['2026-11-20']],
  [
    'california_trial',
    '2026-11-21T10:00:00-08:00',
    '2026-11-24',
    '2026-11-24',
    'an order on the Monday after',
    ['2026-11-23'],
  ],
  ['california_appeal', '2026-11-21T10:00:00-08:00', '2026-11-23', '2026-11-23', 'a Saturday on appeal'],
  ['california_appeal', '2026-11-20T23:30:00-08:00', '2026-11-20', '2026-11-20', 'before midnight on appeal'],
  ['texas_trial', '2026-11-22T23:59:00-06:00', '2026-11-23', '2026-11-22', 'a Sunday night: timely on Sunday'],
  ['texas_trial', '2026-11-26T10:00:00-06:00', '2026-11-30', '2026-11-26', 'Thanksgiving: timely that day'],
  ['texas_trial', '2026-04-21T10:00:00-05:00', '2026-04-22', '2026-04-21', 'San Jacinto Day'],
  ['texas_trial', '2026-08-27T10:00:00-05:00', '2026-08-28', '2026-08-27', 'Lyndon Baines Johnson Day'],
  [
    'texas_trial',
    '2026-12-26T10:00:00-06:00',
    '2026-12-28',
    '2026-12-26',
    'a Saturday; December 26 is no legal holiday',
  ],
  ['texas_trial', '2026-12-24T10:00:00-06:00', '2026-12-28', '2026-12-24', 'the county closed', ['2026-12-24']],
  ['texas_trial', '2026-07-06T10:00:00-05:00', '2026-07-06', '2026-07-06', 'no Monday holiday for July 4'],
  ['texas_trial', '2026-11-23T23:59:59-06:00', '2026-11-23', '2026-11-23', 'before midnight on a Monday'],
  ['texas_appeal', '2026-11-21T10:00:00-06:00', '2026-11-23', '2026-11-21', 'a Saturday on appeal'],
  ['new_york_trial', '2026-11-22T10:00:00-05:00', '2026-11-22', '2026-11-22', 'a Sunday counts'],
  ['new_york_trial', '2026-11-26T10:00:00-05:00', '2026-11-26', '2026-11-26', 'Thanksgiving counts'],
  ['new_york_trial', '2027-01-01T00:30:00-05:00', '2027-01-01', '2027-01-01', 'New Year’s Day counts'],
  ['new_york_trial', '2027-01-01T04:59:59Z', '2026-12-31', '2026-12-31', 'the last second of the old year'],
  [
    'new_york_trial',
    '2026-11-24T10:00:00-05:00',
    '2026-11-24',
    '2026-11-24',
    'an order closes the office',
    ['2026-11-24'],
  ],
  ['florida_trial', '2026-11-21T10:00:00-05:00', '2026-11-21', '2026-11-21', 'a Saturday counts'],
  ['florida_trial', '2026-11-26T10:00:00-05:00', '2026-11-26', '2026-11-26', 'Thanksgiving counts'],
  [
    'florida_trial',
    '2026-11-23T22:59:59-06:00',
    '2026-11-23',
    '2026-11-23',
    'Pensacola: one second to midnight Eastern',
  ],
  ['florida_trial', '2026-12-31T23:00:00-06:00', '2027-01-01', '2027-01-01', 'Pensacola on New Year’s Eve'],
  ['florida_trial', '2026-03-08T23:30:00-05:00', '2026-03-09', '2026-03-09', 'Pensacola on the night of the clocks'],
  ['illinois_trial', '2026-11-22T23:59:59-06:00', '2026-11-23', '2026-11-22', 'a Sunday night: timely on Sunday'],
  ['illinois_trial', '2026-11-26T10:00:00-06:00', '2026-11-30', '2026-11-26', 'Thanksgiving, and the Friday after it'],
  ['illinois_trial', '2026-12-25T10:00:00-06:00', '2026-12-28', '2026-12-25', 'Christmas'],
  ['illinois_trial', '2026-11-24T10:00:00-06:00', '2026-11-25', '2026-11-24', 'closed by order', ['2026-11-24']],
  ['illinois_reviewing', '2026-11-21T10:00:00-06:00', '2026-11-23', '2026-11-21', 'a Saturday on review'],
  ['federal_district', '2026-11-22T23:59:59-08:00', '2026-11-22', '2026-11-22', 'a Sunday counts'],
  ['federal_district', '2026-12-25T10:00:00-08:00', '2026-12-25', '2026-12-25', 'Christmas counts'],
  [
    'federal_district',
    '2026-11-24T10:00:00-08:00',
    '2026-11-24',
    '2026-11-24',
    'an order closes the office',
    ['2026-11-24'],
  ],
  ['federal_district', '2026-11-24T07:59:59Z', '2026-11-23', '2026-11-23', 'the court’s own zone, not UTC'],
  ['federal_appellate', '2026-11-21T23:59:00-05:00', '2026-11-21', '2026-11-21', 'a Saturday on appeal'],
  ['scotus', '2026-11-22T10:00:00-05:00', '2026-11-22', '2026-11-22', 'a Sunday, to be checked'],
  ['eoir', '2026-11-22T10:00:00-06:00', '2026-11-22', '2026-11-22', 'a Sunday, to be checked'],
];
test.each(more)('%s, received %s: filed %s, timely as of %s (%s)', (...row) => {
  const [system, received, filed_on, timely_on, _why, closed = []] = row;
  expect(dated(system, received, { closed })).toMatchObject({ filed_on, timely_on });
});

describe('a court’s own settings', () => {
  const closing = { electronic_cutoff: '17:00', authority: 'Local Rule 5' };
  test.each<[FilingSystem, string, string]>([
    ['california_trial', '2026-11-23T17:00:00-08:00', '2026-11-23'],
    ['california_trial', '2026-11-23T17:01:00-08:00', '2026-11-24'],
    ['california_trial', '2026-11-20T18:00:00-08:00', '2026-11-23'],
    ['california_trial', '2026-11-25T18:00:00-08:00', '2026-11-30'],
    ['federal_district', '2026-11-20T17:01:00-08:00', '2026-11-21'],
    ['federal_district', '2026-12-31T23:00:00-08:00', '2027-01-01'],
  ])('an earlier hour: %s, received %s, is filed %s', (system, received, filed_on) => {
    const found = dated(system, received, closing);
    expect(found.filed_on).toBe(filed_on);
    const late = found.steps.find(({ code }) => code === 'after_hours');
    if (late) expect(late).toMatchObject({ authority: 'Local Rule 5', set_by_court: true });
  });

  test('what a closed day means, where the rule on file is uncertain', () => {
    const found = dated('eoir', '2026-11-22T10:00:00-06:00', { closed_days: 'next_court_day', authority: 'Notice 1' });
    expect(found.filed_on).toBe('2026-11-23');
    expect(found.steps.at(-1)).toMatchObject({ code: 'closed_day', authority: 'Notice 1', set_by_court: true });
  });
});

describe('paper', () => {
  test.each<[FilingSystem, FilingWay, string, string]>([
    ['california_trial', 'paper', '2026-11-23T16:00:00-08:00', '2026-11-23'],
    ['california_trial', 'paper', '2026-11-23T16:31:00-08:00', '2026-11-24'],
    ['california_trial', 'drop_box', '2026-11-23T16:30:00-08:00', '2026-11-23'],
    ['california_trial', 'drop_box', '2026-11-20T17:00:00-08:00', '2026-11-23'],
    ['texas_trial', 'paper', '2026-11-21T10:00:00-06:00', '2026-11-23'],
    ['new_york_trial', 'paper', '2026-11-21T10:00:00-05:00', '2026-11-23'],
    ['florida_trial', 'paper', '2026-11-21T10:00:00-05:00', '2026-11-23'],
    ['federal_district', 'paper', '2026-11-21T10:00:00-08:00', '2026-11-21'],
  ])('%s by %s, received %s, is filed %s where the office closes at 4:30 p.m.', (system, way, received, filed_on) => {
    const found = dated(system, received, { way, paper_closes: '16:30' });
    expect(found.filed_on).toBe(filed_on);
    expect(found.timely_on).toBe(filed_on);
  });

  test('is dated without a closing time only with that doubt', () => {
    const found = dated('california_trial', '2026-11-23T16:00:00-08:00', { way: 'paper' });
    expect(found.steps).toContainEqual(
      expect.objectContaining({ code: 'closing_unknown', confidence: 'uncertain', values: { day: '2026-11-23' } }),
    );
  });
});

describe('the steps', () => {
  test('name the event that counts, the closed days, and the authority of each', () => {
    const { steps } = dated('california_trial', '2026-11-26T09:00:00-08:00');
    expect(steps).toMatchObject([
      { code: 'received', values: { day: '2026-11-26', counted: 'receipt_by_court', zone: 'America/Los_Angeles' } },
      {
        code: 'closed_day',
        values: { from: '2026-11-26', to: '2026-11-30' },
        authority: expect.stringContaining('1010.6(e)(3)'),
        confidence: 'high',
      },
    ]);
    const [, moved] = steps;
    expect((moved!.values as { closed: { date: string }[] }).closed.map(({ date }) => date)).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
  });

  test('say that a county’s closure moves the file stamp in Texas by analogy only', () => {
    const { steps } = dated('texas_trial', '2026-12-24T10:00:00-06:00', { closed: ['2026-12-24'] });
    expect(steps[1]).toMatchObject({ code: 'closed_day', confidence: 'uncertain' });
    expect(steps[1]!.authority).toContain('Miller Brewing');
    expect(steps[2]).toMatchObject({ code: 'timely_by_submission', values: { day: '2026-12-24' } });
  });

  test('say that a Saturday counts in New York', () => {
    const { steps } = dated('new_york_trial', '2026-11-21T22:00:00-05:00');
    expect(steps[1]).toMatchObject({ code: 'closed_day_counts', values: { reason: 'Saturday' } });
  });

  test('say when the holidays of a year are not on file', () => {
    const { steps } = dated('california_trial', '2031-06-02T10:00:00-07:00');
    expect(steps.at(-1)).toMatchObject({ code: 'holidays_unknown', confidence: 'uncertain' });
  });
});

test('a Saturday filing meets a due date of that Saturday where the submission decides, and not elsewhere', () => {
  const met = (system: FilingSystem, at: string) => dated(system, at).timely_on <= '2026-11-21';
  expect(met('illinois_trial', '2026-11-21T10:00:00-06:00')).toBe(true);
  expect(met('texas_trial', '2026-11-21T10:00:00-06:00')).toBe(true);
  expect(met('new_york_trial', '2026-11-21T10:00:00-05:00')).toBe(true);
  expect(met('california_trial', '2026-11-21T10:00:00-08:00')).toBe(false);
});

test('every system has one rule, with an authority unless it is unlisted', () => {
  expect(new Set(filingDateRules.map(({ system }) => system)).size).toBe(filingDateRules.length);
  for (const { system, electronic, paper } of filingDateRules) {
    if (system !== 'unlisted') expect([electronic.authority, paper.authority]).not.toContain(null);
    expect(filingDateRule(system).system).toBe(system);
  }
});

test.each<[string, CourtLevel, Jurisdiction | null, FilingSystem]>([
  ['Superior Court of California, County of Alder', 'State Court', 'California', 'california_trial'],
  ['Circuit Court of Cook County', 'State Court', 'Illinois', 'illinois_trial'],
  ['United States District Court', 'Federal Court', 'Texas', 'federal_district'],
  ['United States Bankruptcy Court', 'Federal Court', 'Texas', 'bankruptcy'],
  ['Ninth Circuit Court of Appeals', 'Appellate Court', 'California', 'federal_appellate'],
  ['Houston Immigration Court', 'Federal Court', 'Texas', 'eoir'],
  ['A tribal court', 'State Court', null, 'unlisted'],
])('%s is dated by the rules of %s, %s: %s', (name, level, jurisdiction, system) => {
  expect(filingSystemOf({ name, level, jurisdiction })).toBe(system);
});
