import { expect, test } from 'vitest';
import { policyOf } from '#domain/acceptance/acceptancePolicies';
import { noPartialSetting, partialAcceptanceOf } from '#domain/acceptance/partialAcceptance';
import { courtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { checkPartialReturn, type PartialDecision } from './checkPartialReturn.ts';

const policy = policyOf({ level: 'State Court', jurisdiction: 'California', name: 'Superior Court' });
const federal = policyOf({ level: 'Federal Court', jurisdiction: 'California', name: 'United States District Court' });
const days = { today: '2026-03-02', calendar: courtCalendar([], []) };
const illegible = {
  reason_code: 'illegible',
  reason: 'Page 3 cannot be read.',
  authority: 'Cal. Rules of Court, rule 2.105',
  correct_by: '2026-03-12',
} as const;
const problems = (decision: PartialDecision, of = policy) =>
  checkPartialReturn(of, partialAcceptanceOf(of, noPartialSetting), decision, days).map(
    ({ field, says }) => `${field}: ${says.code}`,
  );

test.each<[string, PartialDecision, string[]]>([
  ['an acceptance of all documents', { decision: 'accepted', returns: [] }, []],
  ['an acceptance without one attachment', { decision: 'accepted', returns: [illegible] }, []],
  [
    'a return without its reason or deadline',
    { decision: 'accepted', returns: [illegible, { ...illegible, reason: ' ', correct_by: undefined }] },
    ['returns.1.reason: explanation_missing', 'returns.1.correct_by: correct_by_missing'],
  ],
  [
    'a deadline in the past',
    { decision: 'accepted', returns: [{ ...illegible, correct_by: '2026-03-02' }] },
    ['returns.0.correct_by: correct_by_past'],
  ],
  [
    'a ground on which the clerk may not act',
    { decision: 'accepted', returns: [{ ...illegible, reason_code: 'cover_sheet' }] },
    ['returns.0.reason_code: reason_not_permitted'],
  ],
  [
    'a return of the filing itself',
    { decision: 'returned', returns: [illegible] },
    ['returns: partial_needs_acceptance'],
  ],
  [
    'an acceptance with a deficiency notice',
    { decision: 'accepted', deficiency: true, returns: [illegible] },
    ['returns: partial_needs_acceptance'],
  ],
])('%s', (_what, decision, expected) => {
  expect(problems(decision)).toEqual(expected);
});

test('where the clerk files every document, no attachment is returned', () => {
  expect(problems({ decision: 'accepted', returns: [illegible] }, federal)).toEqual(['returns: partial_not_permitted']);
});
