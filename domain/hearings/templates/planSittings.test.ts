import { describe, expect, test } from 'vitest';
import { type CourtDays, usualHours } from '../CourtDays.ts';
import { spanOf } from '../courtTime.ts';
import { type HeldSitting, planSittings } from './planSittings.ts';
import { type TemplateTimes, templateDays } from './templateDays.ts';

const time_zone = 'America/Los_Angeles';
const days: CourtDays = {
  time_zone,
  hours: usualHours,
  closures: [{ closed_on: '2026-03-31', name: 'Cesar Chavez Day' }],
  short_days: [{ date: '2026-03-19', closed_from: '11:00', closed_to: '17:00' }],
};
/** Tuesdays and Thursdays, 9:00 to 12:00. */
const lawAndMotion: TemplateTimes = {
  ...{ weekdays: [2, 4], weeks: [], from: '09:00', to: '12:00', valid_from: '2026-03-12', valid_until: '2026-04-02' },
};
const range = { from: '2026-03-01', to: '2026-06-30' };
const spanAt = (date: string, time = '09:00', minutes = 180) => spanOf({ date, time }, minutes, time_zone)!;
const held = (date: string, changes: Partial<HeldSitting> = {}): HeldSitting => ({
  ...{ id: `call of ${date}`, date, called: 0, isSame: true, ...spanAt(date) },
  ...changes,
});
const statesOf = (facts: Partial<Parameters<typeof planSittings>[0]> = {}) => {
  const all = { days: templateDays(lawAndMotion, range, days), held: [], removed: new Set<string>(), bookings: [] };
  const { plan, replaced } = planSittings({ ...all, ...facts });
  return { states: Object.fromEntries(plan.map(({ date, state }) => [date, state])), plan, replaced };
};

describe('the days of a template', () => {
  test('are its weekdays while it is valid, except when the court is closed', () => {
    expect(statesOf().states).toEqual({
      '2026-03-12': 'new',
      '2026-03-17': 'new',
      '2026-03-19': 'outside_hours',
      '2026-03-24': 'new',
      '2026-03-26': 'new',
      '2026-03-31': 'closed',
      '2026-04-02': 'new',
    });
  });

  test('can be some weeks of each month, and begin at the same hour after the clocks change', () => {
    const first = { ...lawAndMotion, weekdays: [5], weeks: [1, 3], valid_from: '2026-03-01', valid_until: null };
    const found = templateDays(first, { from: '2026-03-01', to: '2026-04-30' }, days);
    expect(found.map(({ date }) => date)).toEqual(['2026-03-06', '2026-03-20', '2026-04-03', '2026-04-17']);
    const starts = found.map((day) => day.state === 'open' && day.span.starts_at.toISOString());
    expect(starts.slice(0, 2)).toEqual(['2026-03-06T17:00:00.000Z', '2026-03-20T16:00:00.000Z']);
  });

  test('have no time that the clocks skip, and none on days without hours', () => {
    const night = {
      ...lawAndMotion,
      weekdays: [0],
      from: '02:30',
      to: '03:30',
      valid_from: '2026-03-08',
      valid_until: null,
    };
    const hours = [{ weekday: 0, opens: '00:00', closes: '23:00' }];
    const at = { from: '2026-03-08', to: '2026-03-08' };
    expect(templateDays(night, at, { ...days, hours })).toEqual([{ date: '2026-03-08', state: 'no_such_time' }]);
    expect(templateDays(night, at, days)).toEqual([{ date: '2026-03-08', state: 'no_court_day' }]);
  });
});

describe('the plan of a template', () => {
  test('changes nothing if it is applied already', () => {
    const open = ['2026-03-12', '2026-03-17', '2026-03-24', '2026-03-26', '2026-04-02'];
    const { states, replaced } = statesOf({ held: open.map((date) => held(date)) });
    expect(open.map((date) => states[date])).toEqual(open.map(() => 'kept'));
    expect(replaced).toEqual([]);
  });

  test('replaces calls without hearings that differ, and keeps and names those with hearings', () => {
    const { states, plan, replaced } = statesOf({
      held: [held('2026-03-12', { isSame: false }), held('2026-03-17', { isSame: false, called: 3 })],
    });
    expect([states['2026-03-12'], states['2026-03-17']]).toEqual(['new', 'differs']);
    expect(plan.find(({ state }) => state === 'differs')).toMatchObject({ called: 3, id: 'call of 2026-03-17' });
    expect(replaced).toEqual(['call of 2026-03-12']);
  });

  test('ends calls on days that the template no longer has, unless they have hearings', () => {
    const { states, replaced } = statesOf({ held: [held('2026-03-13'), held('2026-05-05', { called: 1 })] });
    expect([states['2026-03-13'], states['2026-05-05']]).toEqual(['ended', 'differs']);
    expect(replaced).toEqual(['call of 2026-03-13']);
  });

  test('ends the call of a day on which the court has closed', () => {
    const { states, replaced } = statesOf({ held: [held('2026-03-31')] });
    expect(states['2026-03-31']).toBe('closed');
    expect(replaced).toEqual(['call of 2026-03-31']);
  });

  test('does not open a call that a person removed, or whose judge or courtroom is booked', () => {
    const { states, plan } = statesOf({
      removed: new Set(['2026-03-12']),
      bookings: [
        { ...spanAt('2026-03-17', '11:30', 60), by: 'Jury trial' },
        { ...spanAt('2026-03-24', '12:00'), by: 'Lunch' },
      ],
    });
    expect([states['2026-03-12'], states['2026-03-17'], states['2026-03-24']]).toEqual(['removed', 'booked', 'new']);
    expect(plan.find(({ state }) => state === 'booked')).toMatchObject({ by: 'Jury trial' });
  });
});
