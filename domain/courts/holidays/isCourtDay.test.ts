import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isDate } from '#domain/days/days';
import { jurisdictions } from '../choices.ts';
import { courtCalendar } from './CourtCalendar.ts';
import { holidaysOf, stateHolidays } from './holidaysOf.ts';
import { isCourtDay, nextCourtDay, previousCourtDay, whyClosed } from './isCourtDay.ts';
import { usFederalHolidays } from './usFederal.ts';

const california = holidaysOf({ level: 'State Court', jurisdiction: 'California' });
const dates = fc.integer({ min: 0, max: 1095 }).map((days) => addDays('2026-01-01', days));

describe('court days', () => {
  test.each([
    ['2026-11-25', null],
    ['2026-11-26', 'Thanksgiving Day'],
    ['2026-11-27', 'Day after Thanksgiving'],
    ['2026-11-28', 'Saturday'],
    ['2026-11-29', 'Sunday'],
    ['2026-07-03', 'Independence Day'],
    ['2026-07-04', 'Saturday'],
    ['2026-03-31', 'Farmworkers Day (formerly Cesar Chavez Day)'],
  ])('in California on %s the court is closed for %s', (date, why) => {
    expect(whyClosed(date, california)).toBe(why);
    expect(isCourtDay(date, california)).toBe(why === null);
  });

  test('a federal court works on the day after Thanksgiving, a New York court not on Election Day', () => {
    expect(isCourtDay('2026-11-27', holidaysOf({ level: 'Federal Court', jurisdiction: 'California' }))).toBe(true);
    expect(isCourtDay('2026-11-03', holidaysOf({ level: 'State Court', jurisdiction: 'New York' }))).toBe(false);
  });

  test('a day on which only some Florida courts are closed is a court day unless the court enters a closure', () => {
    const florida = { level: 'State Court', jurisdiction: 'Florida' } as const;
    expect(isCourtDay('2026-04-03', holidaysOf(florida))).toBe(true);
    expect(holidaysOf(florida).partial.get('2026-04-03')).toContain('Good Friday');
    expect(isCourtDay('2026-04-03', holidaysOf(florida, [{ date: '2026-04-03', name: 'Good Friday' }]))).toBe(false);
  });

  test('the next and the last court day pass over a long weekend', () => {
    expect(nextCourtDay('2026-11-25', california)).toBe('2026-11-30');
    expect(previousCourtDay('2026-11-30', california)).toBe('2026-11-25');
  });

  test('between a date and its next court day there is no other', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const next = nextCourtDay(date, california);
        expect(isCourtDay(next, california)).toBe(true);
        for (let day = addDays(date, 1); day < next; day = addDays(day, 1))
          expect(isCourtDay(day, california)).toBe(false);
        expect(previousCourtDay(addDays(next, 1), california)).toBe(next);
      }),
    );
  });
});

describe('every calendar of holidays', () => {
  test.each([
    ...jurisdictions.map((name) => [name, stateHolidays[name]] as const),
    ['federal', usFederalHolidays] as const,
  ])('%s: real dates, in order, each once, within the years it covers', (_, { holidays, partial, covers }) => {
    const days = holidays.map(([date]) => date);
    expect(days).toEqual([...new Set(days)].sort());
    for (const [date] of [...holidays, ...partial]) {
      expect(isDate(date)).toBe(true);
      expect(date >= covers.from && date <= covers.to).toBe(true);
    }
    for (const year of ['2026', '2027', '2028'])
      expect(days.filter((date) => date.startsWith(year)).length).toBeGreaterThan(7);
  });

  test('together they are known only for the years that all of them cover', () => {
    const short = { ...usFederalHolidays, covers: { from: '2027-01-01', to: '2027-12-31' } };
    expect(courtCalendar([usFederalHolidays, short]).covers).toEqual(short.covers);
  });
});
