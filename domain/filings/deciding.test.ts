import { describe, expect, test } from 'vitest';
import { courtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { acceptancePolicies, policyOf } from './acceptancePolicies.ts';
import { checkDecision, lastCorrectionDay, type ProposedDecision, permittedDecisions } from './checkDecision.ts';
import type { CourtLevel, Jurisdiction } from './choices.ts';

const at = (level: CourtLevel, jurisdiction: Jurisdiction, name = 'A Court') =>
  policyOf({ level, jurisdiction, name }, null);
const california = at('State Court', 'California');
const texas = at('State Court', 'Texas');
const florida = at('State Court', 'Florida');
const federal = at('Federal Court', 'Illinois');

/** A Monday; Wednesday is closed. */
const today = '2026-03-02';
const calendar = courtCalendar([], [{ date: '2026-03-04', name: 'Closed by order' }]);
const problems = (policy: typeof california, proposed: ProposedDecision) =>
  checkDecision(policy, proposed, today, calendar).map(({ field }) => field);
const aReturn = {
  decision: 'returned',
  reason_code: 'caption_wrong',
  reason: 'The caption names another defendant.',
  authority: 'A rule',
  correct_by: '2026-03-06',
} as const satisfies ProposedDecision;

describe('which court binds its clerks how', () => {
  test.each([
    ['a California superior court', california, ['accepted', 'returned', 'rejected']],
    ['a Texas court never rejects', texas, ['accepted', 'returned']],
    ['a Florida court never rejects', florida, ['accepted', 'returned']],
    ['a court whose policy is not on file never rejects', at('Appellate Court', 'Texas'), ['accepted', 'returned']],
  ])('%s', (_court, policy, decisions) => {
    expect(permittedDecisions(policy)).toEqual(decisions);
  });

  test('removal cases of a federal court follow the immigration courts’ own', () => {
    expect(policyOf({ level: 'Federal Court', jurisdiction: 'Texas', name: 'X' }, 'Immigration').system).toBe('eoir');
    expect(policyOf({ level: 'Federal Court', jurisdiction: 'Texas', name: 'X' }, 'Criminal').system).toBe(
      'federal_district',
    );
  });

  test('every policy has a reason to act on, and names its authority where one is on file', () => {
    for (const policy of acceptancePolicies) {
      expect(Object.keys(policy.reasons).length, policy.system).toBeGreaterThan(0);
      if (policy.confidence !== 'uncertain') expect(policy.authority, policy.system).toBeTruthy();
    }
  });
});

describe('what a decision must say', () => {
  test.each<[string, typeof california, ProposedDecision, string[]]>([
    ['an acceptance needs nothing', federal, { decision: 'accepted' }, []],
    ['a whole return passes', california, aReturn, []],
    [
      'a bare return lacks everything',
      california,
      { decision: 'returned' },
      ['reason_code', 'reason', 'authority', 'correct_by'],
    ],
    ['a bare rejection lacks reason and authority', california, { decision: 'rejected' }, ['reason_code', 'authority']],
    ['a Texas clerk may not reject', texas, { ...aReturn, decision: 'rejected' }, ['decision']],
    ['a federal clerk may not refuse for form', federal, { ...aReturn, reason_code: 'format_wrong' }, ['reason_code']],
    ['a Florida clerk keeps to the closed list', florida, { ...aReturn, reason_code: 'unsigned' }, ['reason_code']],
    [
      '“another reason” needs words',
      california,
      { ...aReturn, decision: 'rejected', reason_code: 'other', reason: ' ' },
      ['reason'],
    ],
    ['the time to correct lies ahead', california, { ...aReturn, correct_by: today }, ['correct_by']],
    ['and is no endless one', california, { ...aReturn, correct_by: '2027-03-02' }, ['correct_by']],
    [
      'in Texas no longer than 72 hours',
      texas,
      { ...aReturn, reason_code: 'illegible', correct_by: '2026-03-06' },
      ['correct_by'],
    ],
    ['in Florida no longer than five court days', florida, { ...aReturn, correct_by: '2026-03-11' }, ['correct_by']],
  ])('%s', (_what, policy, proposed, expected) => {
    expect(problems(policy, proposed)).toEqual(expected);
  });

  test('five court days pass over the weekend and a closed day', () => {
    expect(lastCorrectionDay(florida, today, calendar)).toBe('2026-03-10');
    expect(lastCorrectionDay(california, today, calendar)).toBeNull();
  });
});
