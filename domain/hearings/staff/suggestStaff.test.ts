import { describe, expect, test } from 'vitest';
import type { Span } from '../availability.ts';
import { spanOf } from '../courtTime.ts';
import { detailsOfKind, type StaffEngagement, type StaffLanguage } from './HearingStaff.ts';
import { type Candidate, type StaffNeed, suggestStaff } from './suggestStaff.ts';

const time_zone = 'America/Los_Angeles';
const span = (time: string, minutes = 30) => spanOf({ date: '2026-03-17', time }, minutes, time_zone)!;
const spanish = (level: StaffLanguage['level']): StaffLanguage => ({ language: 'Spanish', level, mode: 'spoken' });
const engagement = (at: Span, booked = at): StaffEngagement => ({ ...at, booked, by: 'PR-1' });
const candidate = (name: string, changes: Partial<Candidate> = {}): Candidate => ({
  ...{ id: name, name, kind: 'interpreter', active: true, booking_unit: 'minute', hours: [], periods: [] },
  ...{ languages: [spanish('certified')], case_types: [], hearings_ahead: 0, engagements: [] },
  ...changes,
});
const need = (changes: Partial<StaffNeed> = {}): StaffNeed => ({
  ...{ span: span('09:00'), language: 'spanish', case_type: 'Probate', parties: [], counsel: [], time_zone },
  ...changes,
});
const names = (candidates: Candidate[], changes?: Partial<StaffNeed>) =>
  suggestStaff(candidates, need(changes)).map(({ name, suitable }) => (suitable ? name : `(${name})`));

test.each([
  ['interpreter', { languages: [spanish('certified')], case_types: [], license_number: '' }],
  ['mediator', { languages: [], case_types: ['Probate'], license_number: '' }],
  ['reporter', { languages: [], case_types: [], license_number: 'CSR 1' }],
] as const)('a person who is %s has the details of that alone', (kind, expected) => {
  const details = { languages: [spanish('certified')], case_types: ['Probate' as const], license_number: 'CSR 1' };
  expect(detailsOfKind(kind, details)).toEqual(expected);
});

describe('suggested are', () => {
  test('the most qualified first, then those already at the court, then those with the fewest hearings', () => {
    const here = [engagement(span('10:00'))];
    const found = [
      candidate('Busy', { hearings_ahead: 9 }),
      candidate('Registered', { languages: [spanish('registered')], engagements: here }),
      candidate('Here', { hearings_ahead: 12, engagements: here }),
      candidate('Calm', { hearings_ahead: 1 }),
    ];
    expect(names(found)).toEqual(['Here', 'Calm', 'Busy', 'Registered']);
    expect(suggestStaff(found, need())[0]!.reasons.map(({ code }) => code)).toEqual([
      'free',
      'language',
      'here',
      'load',
    ]);
  });

  test('those who are away or engaged last, with the reason, and after them a party or counsel', () => {
    const away = { ...span('08:00', 240), status: 'away' as const, note: null };
    const found = [
      candidate('Ana Ruiz'),
      candidate('Jordan Ellis'),
      candidate('Away', { periods: [away] }),
      candidate('Engaged', { engagements: [engagement(span('08:45'))] }),
      candidate('Free'),
    ];
    const about = { parties: ['ANA RUIZ'], counsel: ['JORDAN ELLIS'] };
    expect(names(found, about)).toEqual(['Free', '(Away)', '(Engaged)', '(Ana Ruiz)', '(Jordan Ellis)']);
    const reasons = suggestStaff(found, need(about)).map((one) => one.reasons[0]);
    expect(reasons).toMatchObject([
      { code: 'free' },
      { code: 'absent', absence: { why: 'away' } },
      { code: 'engaged', engagement: { by: 'PR-1' } },
      { code: 'conflict', as: 'party' },
      { code: 'conflict', as: 'counsel' },
    ]);
  });

  test('those who are booked in half hours are engaged by a hearing in the same half hour', () => {
    const engagements = [engagement(span('09:20', 10))];
    const at = { span: span('09:00', 20) };
    expect(names([candidate('Half', { booking_unit: 'half_hour', engagements })], at)).toEqual(['(Half)']);
    expect(names([candidate('Exact', { engagements })], at)).toEqual(['Exact']);
    // Booked for the half hour when the hearing was set.
    const booked = [engagement(span('09:20', 10), span('09:00'))];
    expect(names([candidate('Before', { engagements: booked })], at)).toEqual(['(Before)']);
  });

  test('only active people for the language, and mediators for the case type', () => {
    const mandarin = candidate('Mandarin', { languages: [{ ...spanish('certified'), language: 'Mandarin' }] });
    expect(names([mandarin, candidate('Gone', { active: false }), candidate('Spanish')])).toEqual(['Spanish']);
    expect(names([mandarin, candidate('Spanish')], { language: null })).toEqual(['Mandarin', 'Spanish']);
    const mediator = (name: string, case_types: Candidate['case_types']) =>
      candidate(name, { kind: 'mediator', languages: [], case_types });
    const mediators = [mediator('Any', []), mediator('Probate', ['Probate']), mediator('Civil', ['Civil Complaint'])];
    expect(names(mediators)).toEqual(['Any', 'Probate']);
  });

  test('by qualification and load while the hearing has no time', () => {
    const engaged = candidate('Engaged', { engagements: [engagement(span('09:00'))] });
    expect(names([engaged, candidate('Free', { hearings_ahead: 1 })], { span: null })).toEqual(['Engaged', 'Free']);
  });
});
