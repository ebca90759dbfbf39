import { describe, expect, test } from 'vitest';
import { caseTypes } from '#domain/courts/choices';
import { addDays } from '#domain/days/days';
import { planCourt } from './planCourt.ts';
import { planFilings } from './planFilings.ts';

const court = {
  id: 'alder-superior',
  name: 'Superior Court of California, County of Alder',
  level: 'State Court',
  jurisdiction: 'California',
  county: 'Alder',
} as const;
const plan = (today: string) => planCourt({ court, today, taken: new Set(['26CV00218']), kept: new Set() });
const today = '2026-11-21';
const planned = plan(today);

describe('the plan of the sample court', () => {
  test('is the same for the same day', () => {
    expect(plan(today)).toEqual(planned);
  });

  test.each(['2026-02-28', '2026-11-21', '2027-01-01', '2028-02-29'])('is a plausible court on %s', (day) => {
    const { attorneys, cases, hearings } = plan(day);
    const filed = planFilings(cases);
    expect(attorneys).toHaveLength(52);
    expect(cases.length).toBeGreaterThanOrEqual(390);
    expect(filed.length).toBeGreaterThan(1100);
    expect(hearings).toHaveLength(300);
    expect(new Set(cases.map(({ case_type }) => case_type))).toEqual(new Set(caseTypes));
    expect(new Set(cases.map(({ court_id }) => court_id)).size).toBe(6);
    for (const { document, held } of filed) {
      expect(document.filed_on <= day).toBe(true);
      expect(document.filed_on >= held.opened_on).toBe(true);
    }
    for (const { closed_on } of cases) if (closed_on !== null) expect(closed_on < day).toBe(true);
  });

  test('assigns no case number twice, and none that is in use', () => {
    const numbers = planned.cases.map(({ court_id, case_number }) => `${court_id} ${case_number}`);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).not.toContain('alder-superior 26CV00218');
  });

  test('titles each case by rule, and no estate with its petitioner', () => {
    const titled = planned.cases.map(({ title }) => title);
    expect(titled.filter((title) => !title)).toEqual([]);
    const estates = planned.cases.filter(({ case_type }) => case_type === 'Probate');
    expect(estates.length).toBeGreaterThan(20);
    for (const { title, subject, parties } of estates) {
      expect(title).toBe(`Estate of ${subject!.full_name}`);
      for (const { full_name } of parties) expect(title).not.toContain(full_name);
    }
    for (const { title, case_type } of planned.cases) {
      if (case_type === 'Criminal') expect(title).toMatch(/^People v\. /);
    }
  });

  test('has no conflicting hearings, and no hearing on a closed day', () => {
    const places = planned.hearings.map(({ judge, date, time }) => `${judge} ${date} ${time}`);
    expect(new Set(places).size).toBe(places.length);
    // Thanksgiving Day and the day after (Code Civ. Proc. § 135).
    for (const { date } of planned.hearings) expect(['2026-11-26', '2026-11-27', '2026-11-22']).not.toContain(date);
  });

  test('has past and upcoming hearings, and the past ones have ended', () => {
    const past = planned.hearings.filter(({ date }) => date < today);
    expect(past.length).toBeGreaterThan(90);
    expect(planned.hearings.length - past.length).toBeGreaterThan(90);
    for (const { status } of past) expect(status).not.toBe('scheduled');
    for (const { date } of planned.hearings) {
      expect(date >= addDays(today, -45) && date <= addDays(today, 45)).toBe(true);
    }
  });

  test('is received in chronological order', () => {
    const moments = planFilings(planned.cases).map(
      ({ document }) => `${document.filed_on} ${10_000 + document.filed_at}`,
    );
    expect(moments).toEqual([...moments].sort());
  });
});
