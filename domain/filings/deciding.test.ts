import { describe, expect, test } from 'vitest';
import { acceptancePolicies, policyOf } from '#domain/acceptance/acceptancePolicies';
import type { CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { courtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { checkDecision, lastCorrectionDay, type ProposedDecision, permittedDecisions } from './checkDecision.ts';

const at = (level: CourtLevel, jurisdiction: Jurisdiction, name = 'A Court') => policyOf({ level, jurisdiction, name });
const california = at('State Court', 'California');
const texas = at('State Court', 'Texas');
const florida = at('State Court', 'Florida');
const federal = at('Federal Court', 'Illinois');
const ninth = at('Appellate Court', 'California', 'United States Court of Appeals for the Ninth Circuit');

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

describe('the acceptance policy of a court', () => {
  test.each([
    ['a California superior court', california, ['accepted', 'returned', 'rejected']],
    ['a Texas court never rejects', texas, ['accepted', 'returned']],
    ['a Florida court never rejects', florida, ['accepted', 'returned']],
    ['a court whose policy is not on file never rejects', at('Supreme Court', 'New York'), ['accepted', 'returned']],
    ['a federal clerk sends nothing back', federal, ['accepted']],
    ['nor does the Ninth Circuit’s', ninth, ['accepted']],
    ['nor do the clerks of Texas’s courts of appeals', at('Appellate Court', 'Texas'), ['accepted']],
  ])('%s', (_court, policy, decisions) => {
    expect(permittedDecisions(policy)).toEqual(decisions);
  });

  test.each<[string, CourtLevel, Jurisdiction, string]>([
    ['United States Court of Appeals for the Ninth Circuit', 'Appellate Court', 'California', 'federal_appellate'],
    ['Ninth Circuit Court of Appeals', 'Appellate Court', 'California', 'federal_appellate'],
    ['U.S. Court of Appeals, Fifth Circuit', 'Appellate Court', 'Texas', 'federal_appellate'],
    ['California Court of Appeal, Third Appellate District', 'Appellate Court', 'California', 'california_appeal'],
    ['Supreme Court of California', 'Supreme Court', 'California', 'california_appeal'],
    ['Circuit Court of Cook County, Illinois', 'State Court', 'Illinois', 'illinois_trial'],
    ['Appellate Court of Illinois, First District', 'Appellate Court', 'Illinois', 'illinois_reviewing'],
    ['Florida Third District Court of Appeal', 'Appellate Court', 'Florida', 'florida_appeal'],
    ['Supreme Court, Appellate Division, Second Department', 'Appellate Court', 'New York', 'new_york_appellate'],
    ['Court of Appeals of New York', 'Supreme Court', 'New York', 'unlisted'],
    ['Supreme Court of the United States', 'Supreme Court', 'Texas', 'scotus'],
    [
      'United States District Court, Northern District of California',
      'Federal Court',
      'California',
      'federal_district',
    ],
    ['Immigration Court, San Francisco', 'Federal Court', 'California', 'eoir'],
    ['Board of Immigration Appeals', 'Appellate Court', 'California', 'bia'],
  ])('%s: by its name and level', (name, level, jurisdiction, system) => {
    expect(policyOf({ level, jurisdiction, name }).system).toBe(system);
  });

  test('every policy has a reason to act on, and names its authority where one is on file', () => {
    for (const policy of acceptancePolicies) {
      expect(Object.keys(policy.reasons).length, policy.system).toBeGreaterThan(0);
      expect(policy.may_return || policy.deficiency !== null, policy.system).toBe(true);
      if (policy.confidence !== 'uncertain') expect(policy.authority, policy.system).toBeTruthy();
    }
  });
});

describe('the required contents of a decision', () => {
  test.each<[string, typeof california, ProposedDecision, string[]]>([
    ['an acceptance needs nothing', federal, { decision: 'accepted' }, []],
    ['a whole return passes', california, aReturn, []],
    [
      'a bare return lacks everything',
      california,
      { decision: 'returned' },
      ['reason_code', 'reason', 'authority', 'correct_by'],
    ],
    [
      'a bare rejection lacks reason, words and authority',
      california,
      { decision: 'rejected' },
      ['reason_code', 'reason', 'authority'],
    ],
    [
      'a rejection says why in words',
      california,
      { decision: 'rejected', reason_code: 'caption_wrong', authority: 'A rule' },
      ['reason'],
    ],
    ['a Texas clerk may not reject', texas, { ...aReturn, decision: 'rejected' }, ['decision']],
    ['a federal clerk may not return for form', federal, { ...aReturn, reason_code: 'format_wrong' }, ['decision']],
    ['nor reject', federal, { ...aReturn, decision: 'rejected', reason_code: 'format_wrong' }, ['decision']],
    [
      'a federal clerk files with a notice of deficiency',
      federal,
      { decision: 'accepted', deficiency: true, reason_code: 'unsigned', reason: 'Sign it.', authority: 'Rule 11(a)' },
      [],
    ],
    [
      'a bare notice of deficiency lacks reason, words and authority',
      ninth,
      { decision: 'accepted', deficiency: true },
      ['reason_code', 'reason', 'authority'],
    ],
    [
      'the time that a notice gives lies ahead',
      federal,
      {
        decision: 'accepted',
        deficiency: true,
        reason_code: 'unsigned',
        reason: 'Sign it.',
        authority: 'Rule 11(a)',
        correct_by: today,
      },
      ['correct_by'],
    ],
    ['Texas has no notices of deficiency', texas, { ...aReturn, decision: 'accepted', deficiency: true }, ['decision']],
    [
      'a California clerk files a first document without a cover sheet, with a notice',
      california,
      { decision: 'accepted', deficiency: true, reason_code: 'cover_sheet', reason: 'CM-010.', authority: 'CRC 3.220' },
      [],
    ],
    [
      'and gives such a notice on no other ground',
      california,
      { ...aReturn, decision: 'accepted', deficiency: true },
      ['reason_code'],
    ],
    [
      'nor returns a document for the lack of a cover sheet',
      california,
      { ...aReturn, reason_code: 'cover_sheet' },
      ['reason_code'],
    ],
    [
      'California does not return for personal data',
      california,
      { ...aReturn, reason_code: 'sensitive_data' },
      ['reason_code'],
    ],
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
