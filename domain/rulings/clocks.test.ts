import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/days/days';
import { clockOfSubmission, clockSince, clocksOf, judgeClockNamed } from './clocksOf.ts';
import { judgeClocks } from './data/judgeClocks.ts';
import { clockTone, dueOn } from './dueOn.ts';
import { stateHolidays, usFederalCalendar } from './testing/calendars.ts';

const california = stateHolidays('California');

describe('the clock that starts with the submission', () => {
  test.each([
    ['california', 'mtn_compel', 'Civil Complaint', 'CA-90'],
    ['california', null, 'Family Law', 'CA-90'],
    ['new_york', 'mtn_compel', 'Civil Complaint', 'NY-2219-60'],
    ['new_york', 'mtn_pi', 'Civil Complaint', 'NY-2219-20'],
    ['florida', 'mtn_sj', 'Civil Complaint', 'FL-60'],
    ['federal_district', 'mtn_suppress', 'Criminal', 'US-STA-ADV'],
    ['federal_district', 'mtn_sj', 'Civil Complaint', undefined],
    ['texas', 'mtn_sj', 'Civil Complaint', undefined],
    ['illinois', 'mtn_sj', 'Civil Complaint', undefined],
    [null, 'mtn_sj', 'Civil Complaint', undefined],
  ] as const)('in %s on %s in a %s case is %s', (system, code, case_type, id) => {
    expect(clockOfSubmission({ system, code, case_type })?.id).toBe(id);
  });
});

describe('clocks that run from other events', () => {
  test.each([
    ['texas', 'mtn_sj', 'hearing', 'TX-MSJ-90'],
    ['texas', 'mtn_dismiss', 'filing', 'TX-91A-45'],
    ['texas', 'anti_slapp', 'hearing', 'TX-TCPA-30'],
    ['texas', 'mtn_new_trial', 'judgment', 'TX-329B-75'],
    ['california', 'mtn_new_trial', 'notice_of_entry', 'CA-660'],
    ['california', 'mtn_compel', 'notice_of_entry', undefined],
    ['florida', 'mtn_recuse', 'service', 'FL-2330-30'],
    ['federal_district', 'mtn_sj', 'filing', 'US-CJRA-MOT'],
  ] as const)('in %s on %s from the %s: %s', (system, code, starts, id) => {
    expect(clockSince({ system, code, case_type: 'Civil Complaint' }, starts)?.id).toBe(id);
  });

  test('the six-month list names no criminal motions', () => {
    expect(
      clocksOf({ system: 'federal_district', code: 'mtn_sever', case_type: 'Criminal' }).map(({ id }) => id),
    ).toEqual(['US-STA-ADV']);
  });
});

describe('the last day', () => {
  test.each([
    ['CA-90', '2026-11-24', '2027-02-22'],
    ['CA-30-LIST', '2026-11-24', '2026-12-24'],
    ['CA-660', '2026-10-01', '2026-12-15'],
    ['NY-2219-60', '2026-11-24', '2027-01-23'],
    ['NY-2219-20', '2026-11-24', '2026-12-14'],
    ['FL-60', '2026-12-31', '2027-03-01'],
    ['TX-91A-45', '2026-11-24', '2027-01-08'],
    ['TX-TCPA-30', '2026-11-24', '2026-12-24'],
    ['TX-329B-75', '2026-11-24', '2027-02-07'],
    ['TX-MSJ-90', '2026-11-24', '2027-02-22'],
    ['US-STA-ADV', '2026-11-24', '2026-12-24'],
  ])('under %s from %s is %s', (id, from, expected) => {
    expect(dueOn(judgeClockNamed(id)!, from, california)).toBe(expected);
  });

  test.each([
    // Filed on Aug 1: counted from Aug 31, six months end on Feb 28, so the list of Mar 31 names it.
    ['2026-08-01', '2027-03-31'],
    // Counted from Sep 30, they end on Mar 30; from Oct 1, on Apr 1, which is after the list.
    ['2026-08-31', '2027-03-31'],
    ['2026-09-01', '2027-09-30'],
    ['2026-02-01', '2026-09-30'],
    ['2026-03-15', '2027-03-31'],
  ])('before the six-month list of a motion filed on %s is that of %s', (filed, list) => {
    expect(dueOn(judgeClockNamed('US-CJRA-MOT')!, filed, usFederalCalendar())).toBe(list);
  });

  test('of a period in court days passes weekends and holidays', () => {
    const clock = { ...judgeClockNamed('CA-90')!, amount: 5, unit: 'court_days' as const };
    // Thanksgiving and the day after it are holidays of the California courts.
    expect(dueOn(clock, '2026-11-24', california)).toBe('2026-12-03');
  });
});

describe('a matter under the 90 days of California', () => {
  test.each([
    [59, 'calm'],
    [60, 'soon'],
    [75, 'soon'],
    [84, 'soon'],
    [85, 'now'],
    [90, 'now'],
    [91, 'past'],
  ])('is on day %i %s', (day, tone) => {
    const clock = judgeClockNamed('CA-90')!;
    const due = dueOn(clock, '2026-01-01', california);
    const today = addDays('2026-01-01', day);
    expect(clockTone(clock, due, today)).toBe(tone);
  });
});

test('each clock has an authority and its warnings in descending order', () => {
  for (const { id, authority, warn_at } of judgeClocks) {
    expect(authority, id).not.toBe('');
    expect(
      [...warn_at].sort((one, other) => other - one),
      id,
    ).toEqual([...warn_at]);
  }
  expect(new Set(judgeClocks.map(({ id }) => id)).size).toBe(judgeClocks.length);
});
