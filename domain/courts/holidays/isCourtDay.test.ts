import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isDate, weekdayOf } from '#domain/days/days';
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

describe('the court days of 2025', () => {
  const closedIn2025 = (court: Parameters<typeof holidaysOf>[0]) =>
    [...holidaysOf(court).closed.keys()].filter((date) => date.startsWith('2025') && !isWeekend(date));
  const isWeekend = (date: string) => ['Saturday', 'Sunday'].includes(weekdayOf(date));
  const everywhere = ['01-01', '01-20', '05-26', '07-04', '09-01', '11-11', '11-27', '12-25'];

  // CCP § 135 and CRC 1.11; Gen. Constr. Law 24; Gov. Code 662.003; Fla. Stat. 110.117; circuit orders; 5 U.S.C. 6103.
  test.each([
    ['California', ['02-12', '02-17', '03-31', '06-19', '09-26', '11-28']],
    ['New York', ['02-12', '02-17', '06-19', '10-13', '11-04']],
    ['Texas', ['02-17', '04-21', '06-19', '08-27', '11-28']],
    ['Florida', ['11-28']],
    ['Illinois', ['02-12', '02-17', '06-19', '10-13', '11-28']],
  ] as const)('in %s', (jurisdiction, own) => {
    const expected = [...everywhere, ...own].map((day) => `2025-${day}`).sort();
    expect(closedIn2025({ level: 'State Court', jurisdiction })).toEqual(expected);
  });

  test('in the federal courts', () => {
    const expected = [...everywhere, '02-17', '06-19', '10-13'].map((day) => `2025-${day}`).sort();
    expect(closedIn2025({ level: 'Federal Court', jurisdiction: 'California' })).toEqual(expected);
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
    for (const year of ['2025', '2026', '2027', '2028'])
      expect(days.filter((date) => date.startsWith(year)).length).toBeGreaterThan(7);
  });

  // Nothing is open on a weekend, so no doubt about the holiday matters there.
  test.each([
    ...jurisdictions.map((name) => [name, stateHolidays[name]] as const),
    ['federal', usFederalHolidays] as const,
  ])('%s: a holiday on which many courts are open is a listed one, on a weekday', (_, { holidays, often_open }) => {
    const listed = holidays.map(([date]) => date);
    for (const date of often_open ?? []) {
      expect(listed).toContain(date);
      expect(['Saturday', 'Sunday']).not.toContain(weekdayOf(date));
    }
  });

  test('together they are known only for the years that all of them cover', () => {
    const short = { ...usFederalHolidays, covers: { from: '2027-01-01', to: '2027-12-31' } };
    expect(courtCalendar([usFederalHolidays, short]).covers).toEqual(short.covers);
  });
});
