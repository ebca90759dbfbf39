import { describe, expect, test } from 'vitest';
import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { allowedDispositions } from '../allowedDispositions.ts';
import { tentativeDispositions } from './tentativeDispositions.ts';
import { noTentativeSetting, tentativeRuleOf } from './tentativeRules.ts';
import { publicationOf, tentativeTimes } from './tentativeTimes.ts';

const closed = new Map([
  ['2026-11-26', 'Thanksgiving'],
  ['2026-11-27', 'Day after Thanksgiving'],
]);
const calendar = { closed, authorities: new Map(), covers: { from: 2026, to: 2027 } } as unknown as CourtCalendar;
const california = tentativeRuleOf('california', noTentativeSetting);

describe('a tentative ruling is published', () => {
  test.each([
    ['on the court day before the hearing', '2026-12-02', '2026-12-01'],
    ['before a weekend and two holidays', '2026-11-30', '2026-11-25'],
  ])('%s', (_name, hearing, date) => {
    const times = { date, publish_time: '15:00', notice_time: '16:00' };
    expect(tentativeTimes(california, hearing, calendar)).toEqual(times);
  });

  test('under the rule of California, with notice of argument', () => {
    expect(california).toMatchObject({ practice: 'with_notice', authority: 'CRC 3.1308(a)(1)', set_by_court: false });
  });

  test('at the hour that the court set, in a system without a rule', () => {
    expect(tentativeTimes(tentativeRuleOf('texas', noTentativeSetting), '2026-12-02', calendar)).toBeNull();
    const own = { practice: 'published', publish_time: '14:30', notice_time: null, authority: 'Local Rule 7' } as const;
    const rule = tentativeRuleOf('texas', own);
    expect(rule).toMatchObject({ authority: 'Local Rule 7', set_by_court: true, notice_time: null });
    expect(tentativeTimes(rule, '2026-12-02', calendar)?.publish_time).toBe('14:30');
  });

  test('immediately after the hour, and not once the hearing has begun', () => {
    const hour = new Date('2026-12-01T23:00:00Z');
    const starts = new Date('2026-12-02T17:00:00Z');
    const late = new Date('2026-12-02T03:00:00Z');
    expect(publicationOf(hour, starts, new Date('2026-11-30T12:00:00Z'))).toEqual(hour);
    expect(publicationOf(hour, starts, late)).toEqual(late);
    expect(publicationOf(hour, starts, starts)).toBeNull();
    expect(publicationOf(null, starts, late)).toBeNull();
  });
});

test('a tentative ruling decides the motion', () => {
  const offered = tentativeDispositions(allowedDispositions('mtn_compel', 'california'));
  expect(offered).toContain('granted_in_part');
  expect(offered).not.toContain('submitted');
  expect(offered).not.toContain('continued');
});
