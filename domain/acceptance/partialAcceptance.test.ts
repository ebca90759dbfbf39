import { expect, test } from 'vitest';
import type { CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { policyOf } from './acceptancePolicies.ts';
import { noPartialSetting, partialAcceptanceOf } from './partialAcceptance.ts';

type Court = [CourtLevel, Jurisdiction, string];
const policy = ([level, jurisdiction, name]: Court) => policyOf({ level, jurisdiction, name });
const superior: Court = ['State Court', 'California', 'Superior Court of California, County of Alder'];
const district: Court = ['Federal Court', 'California', 'United States District Court'];
const ninth: Court = ['Appellate Court', 'California', 'United States Court of Appeals for the Ninth Circuit'];

test.each<[Court, boolean, string | null, boolean]>([
  [superior, true, 'Cal. Rules of Court, rule 2.259(b)', true],
  [['State Court', 'New York', 'Supreme Court, Kings County'], true, 'CPLR 2102(c)', true],
  [['State Court', 'Texas', 'District Court of Sample County'], true, 'Tex. R. Civ. P. 21(f)(11)', true],
  [
    ['State Court', 'Florida', 'Circuit Court, Sample County'],
    true,
    'Fla. R. Gen. Prac. & Jud. Admin. 2.525(f)(1)',
    true,
  ],
  [['State Court', 'Illinois', 'Circuit Court of Sample County'], true, 'Ill. S. Ct. R. 9(d)', true],
  [['Appellate Court', 'California', 'Court of Appeal of California'], false, null, true],
  [['Federal Court', 'Texas', 'Houston Immigration Court'], false, null, true],
  [district, false, 'Fed. R. Civ. P. 5(d)(4); Fed. R. Crim. P. 49(b)(5)', false],
  [ninth, false, 'Fed. R. App. P. 25(a)(4)', false],
])(
  'in %s, an attachment alone can be returned: %s (%s), set by the court: %s',
  (court, permitted, authority, may_set) => {
    expect(partialAcceptanceOf(policy(court), noPartialSetting)).toMatchObject({
      permitted,
      authority,
      may_set,
      set_by_court: false,
    });
  },
);

test('a rule that is inferred for attachments is uncertain', () => {
  expect(partialAcceptanceOf(policy(superior), noPartialSetting).confidence).toBe('uncertain');
});

test('the court’s setting applies where its clerks return filings', () => {
  const never = { partial: 'not_permitted', authority: 'Local Rule 4' } as const;
  expect(partialAcceptanceOf(policy(superior), never)).toMatchObject({
    permitted: false,
    authority: 'Local Rule 4',
    set_by_court: true,
  });
});

test('no setting lets a clerk return an attachment where the law has every document filed', () => {
  const always = { partial: 'permitted', authority: 'Local Rule 4' } as const;
  expect(partialAcceptanceOf(policy(district), always)).toMatchObject({ permitted: false, set_by_court: false });
});
