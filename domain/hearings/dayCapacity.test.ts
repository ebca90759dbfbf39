import { describe, expect, test } from 'vitest';
import { toMoment } from './courtTime.ts';
import { dayCapacity } from './dayCapacity.ts';

const time_zone = 'America/Los_Angeles';
const days = {
  time_zone,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:30', closes: '16:30' })),
  closures: [{ closed_on: '2026-12-02', name: 'Power failure' }],
  short_days: [],
};
const span = (date: string, from: string, to: string) => ({
  starts_at: toMoment({ date, time: from }, time_zone)!,
  ends_at: toMoment({ date, time: to }, time_zone)!,
});

describe('the capacity of a day', () => {
  test('is the hours of the court in each courtroom; a calendar call books as much as it has of its capacity', () => {
    const calls = [
      { ...span('2026-12-01', '09:00', '11:00'), share: 0.5 },
      { ...span('2026-12-01', '13:30', '14:30'), share: 1.25 },
    ];
    const of = dayCapacity({ days, columns: 3, calls, absences: [] });
    expect(of('2026-12-01')).toEqual({ booked_minutes: 120, available_minutes: 1440 });
    expect(of('2026-12-03')).toEqual({ booked_minutes: 0, available_minutes: 1440 });
  });

  test('of a judge lacks the absences within the hours of the court', () => {
    const absences = [span('2026-12-01', '07:00', '12:00'), span('2026-12-03', '08:00', '17:00')];
    const of = dayCapacity({ days, columns: 1, calls: [], absences });
    expect(of('2026-12-01')).toEqual({ booked_minutes: 0, available_minutes: 270 });
    expect(of('2026-12-03')).toBeNull();
  });

  test.each([
    ['a closed day', '2026-12-02'],
    ['a day of the weekend', '2026-12-05'],
  ])('is none on %s', (_day, date) => {
    expect(dayCapacity({ days, columns: 2, calls: [], absences: [] })(date)).toBeNull();
  });
});
