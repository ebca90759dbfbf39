import { describe, expect, test } from 'vitest';
import { isCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays, weekdayOf } from '#domain/days/days';
import { sampleHearings } from '../sampleCourt.ts';
import { awayJudge, sittingDay } from '../seedChambers.ts';
import { plannedEventTypes } from './calendarBook.ts';
import { furtherEvents } from './furtherCalendars.ts';
import { furtherCourts } from './furtherCourts.ts';
import { weekdaysOf } from './judgeWeeks.ts';
import type { PlannedHearing } from './PlannedCase.ts';
import { courtroomOf, judgesElsewhere, plannedJudges } from './people.ts';
import { sampleCalendar } from './sampleCalendar.ts';
import { planAround, sampleCourt } from './testing/planAround.ts';
import { comingCourtDays } from './timeline.ts';

const days = ['2026-02-28', '2026-05-26', '2026-11-23', '2027-01-01', '2027-07-06'];
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const takesTime = ({ status }: PlannedHearing) => status === 'scheduled' || status === 'completed';

describe.each(days)('the calendars of the plan of %s', (day) => {
  const { cases } = planAround(day);
  const all = cases.flatMap(({ hearings }) => hearings).filter(takesTime);
  const own = all.filter(({ court_id }) => court_id === sampleCourt.id);
  const coming = comingCourtDays(day, sampleCalendar(sampleCourt));
  const judges = ['Hon. A. Reyes', ...plannedJudges.map(({ full_name }) => full_name)];
  const matters = (judge: string, date: string) => own.filter((one) => one.judge === judge && one.date === date).length;

  test('fill each judge’s calendars of the next court days, with no more matters than a day has room for', () => {
    expect(coming).toHaveLength(11);
    const full = judges.map((judge) => coming.filter((date) => matters(judge, date) >= 5).length);
    expect(full.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(24);
    const called = judges.map((judge) => [judge, coming.reduce((sum, date) => sum + matters(judge, date), 0)] as const);
    expect(called.filter(([, count]) => count < 18)).toEqual([]);
    const most = new Map<string, number>();
    for (const { judge, date } of own) most.set(`${judge} ${date}`, (most.get(`${judge} ${date}`) ?? 0) + 1);
    expect(Math.max(...most.values())).toBeLessThanOrEqual(20);
  });

  test('leave the court open every day', () => {
    for (const date of coming) {
      const sitting = judges.filter((judge) => matters(judge, date) > 0);
      expect(sitting.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('call each kind of matter on the judge’s days', () => {
    const wrong = own.filter(({ judge, event_type, date }) => {
      const weekdays = weekdaysOf(judge, event_type);
      return weekdays && !weekdays.includes(weekdayOf(date));
    });
    expect(wrong).toEqual([]);
    expect(own.filter(({ judge, date }) => judge === awayJudge.full_name && date === coming[0])).toEqual([]);
  });

  test('have no one in two places, and nothing outside the hours in which the courts sit', () => {
    const lengths = new Map([
      ...plannedEventTypes.map((one) => [`${sampleCourt.id} ${one.name}`, one.duration_minutes] as const),
      ...furtherCourts.flatMap(({ id }) =>
        furtherEvents[id]!.map(({ name, minutes }) => [`${id} ${name}`, minutes] as const),
      ),
    ]);
    const booked = all.flatMap((one) => {
      const from = minutesOf(one.time);
      const to = from + lengths.get(`${one.court_id} ${one.event_type}`)!;
      expect(from >= 8 * 60 + 30 && to <= 16 * 60 + 30).toBe(true);
      const isCalled = one.judge === sittingDay.judge && weekdayOf(one.date) === sittingDay.weekday;
      // Within a sitting, judge and counsel are called one after the other.
      return isCalled ? [] : [one.judge, ...one.attorneys].map((who) => ({ who: `${who} ${one.date}`, from, to }));
    });
    for (const { judge, at, in_days } of sampleHearings)
      booked.push({
        who: `${judge} ${coming[isOpen(day) ? in_days : in_days - 1]}`,
        from: minutesOf(at),
        to: minutesOf(at) + 30,
      });
    const byWho = new Map<string, typeof booked>();
    for (const one of booked) byWho.set(one.who, [...(byWho.get(one.who) ?? []), one]);
    const clashes = [...byWho.values()].flatMap((some) => {
      const sorted = [...some].sort((a, b) => a.from - b.from);
      return sorted.filter((one, index) => index > 0 && one.from < sorted[index - 1]!.to);
    });
    expect(clashes).toEqual([]);
  });

  const isOpen = (date: string) => isCourtDay(date, sampleCalendar(sampleCourt));

  test('of the further courts have hearings to come and hearings that were held, by their judge, in their room', () => {
    for (const court of furtherCourts) {
      const held = all.filter(({ court_id }) => court_id === court.id);
      const calendar = sampleCalendar(court);
      expect(held.filter(({ status }) => status === 'scheduled').length).toBeGreaterThanOrEqual(3);
      expect(held.filter(({ status }) => status === 'completed').length).toBeGreaterThanOrEqual(6);
      expect(held.filter(({ date }) => !isCourtDay(date, calendar))).toEqual([]);
      const types = furtherEvents[court.id]!.map(({ name }) => name);
      expect(held.filter(({ event_type }) => !types.includes(event_type))).toEqual([]);
      const { full_name, courtroom } = judgesElsewhere[court.id]!;
      expect(held.filter(({ judge }) => judge !== full_name || courtroomOf(judge) !== courtroom)).toEqual([]);
    }
  });

  test('of the further courts belong to dockets that are more than a complaint and an answer', () => {
    const answered = cases.filter(
      ({ court_id, documents }) =>
        court_id !== sampleCourt.id &&
        documents.some(({ purpose, filed_on }) => purpose === 'response' && filed_on < addDays(day, -45)),
    );
    expect(answered.length).toBeGreaterThan(30);
    expect(answered.filter(({ documents, entries }) => documents.length + entries.length < 5)).toEqual([]);
    const sizes = answered.map(({ documents, entries }) => documents.length + entries.length);
    expect(sizes.filter((size) => size >= 9).length).toBeGreaterThan(answered.length / 3);
  });
});
