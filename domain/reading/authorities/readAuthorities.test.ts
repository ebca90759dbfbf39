import { expect, test } from 'vitest';
import { readTyped, valuesOf } from '../testing/readTyped.ts';

const cases: [printed: string, read: string[]][] = [
  ['jurisdiction under 28 U.S.C. § 1331 and 42 U.S.C. §1983.', ['28 U.S.C. § 1331', '42 U.S.C. § 1983']],
  [
    'under 42 U.S.C. §§ 1983, 1985 and 1988, on June 1, 2025',
    ['42 U.S.C. § 1983', '42 U.S.C. § 1985', '42 U.S.C. § 1988'],
  ],
  ['as 5 U.S.C. §§ 1211-1212 say', ['5 U.S.C. §§ 1211-1212']],
  ['pursuant to Fed. R. Civ. P. 12(b)(6) and Fed.R.Civ.P. 12(b)(6)', ['Fed. R. Civ. P. 12(b)(6)']],
  ['Federal Rule of Civil Procedure 56(a) and FED. R. CIV. P. 56(a)', ['Federal Rule of Civil Procedure 56(a)']],
  ['Rule 12(b)(1) of the Federal Rules of Civil Procedure', ['Rule 12(b)(1) of the Federal Rules of Civil Procedure']],
  ['8 C.F.R. § 1003.29 and 29 CFR Part 825', ['8 C.F.R. § 1003.29', '29 CFR Part 825']],
  [
    'Cal. Code Civ. Proc., § 425.16; Code of Civil Procedure section 1281.2; Labor Code § 203',
    ['Cal. Code Civ. Proc. § 425.16', 'Code of Civil Procedure section 1281.2', 'Labor Code § 203'],
  ],
  [
    'Cal. Rules of Court, rules 3.1324 and 8.204',
    ['Cal. Rules of Court, rule 3.1324', 'Cal. Rules of Court, rule 8.204'],
  ],
  [
    'CPLR 3211(a)(7), General Business Law § 349 and 22 NYCRR 202.7',
    ['CPLR 3211(a)(7)', 'General Business Law § 349', '22 NYCRR 202.7'],
  ],
  [
    'Tex. R. Civ. P. 91a; TEX. CIV. PRAC. & REM. CODE § 38.001; Rule 190 of the Texas Rules of Civil Procedure',
    ['Tex. R. Civ. P. 91a', 'TEX. CIV. PRAC. & REM. CODE § 38.001', 'Rule 190 of the Texas Rules of Civil Procedure'],
  ],
  [
    'section 768.79, Florida Statutes, and Fla. R. Civ. P. 1.140(b)(6)',
    ['section 768.79, Florida Statutes', 'Fla. R. Civ. P. 1.140(b)(6)'],
  ],
  ['735 ILCS 5/2-615 and Ill. S. Ct. R. 137', ['735 ILCS 5/2-615', 'Ill. S. Ct. R. 137']],
  [
    'Pa.R.C.P. 1028(a)(4); N.J.S.A. 10:5-27.1; O.C.G.A. § 17-5-30; G.L. c. 149, § 148',
    ['Pa.R.C.P. 1028(a)(4)', 'N.J.S.A. 10:5-27.1', 'O.C.G.A. § 17-5-30', 'G.L. c. 149, § 148'],
  ],
  [
    'the First and Fourteenth Amendments; Cal. Const., art. I, § 7',
    ['First Amendment', 'Fourteenth Amendment', 'Cal. Const., art. I, § 7'],
  ],
  ['Section 10(b) of the Securities Exchange Act of 1934', ['Section 10(b) of the Securities Exchange Act of 1934']],
];

test.each(cases)('"%s" cites its law, each once', (printed, read) => {
  const { flow, pages } = readTyped(`The motion is made\n${printed}`);
  expect(valuesOf(flow.authorities)).toEqual(read);
  expect(valuesOf(pages.authorities)).toEqual(read);
});

test.each([
  'the First Amendment to the Lease and the First Amended Complaint',
  'section 5 of the lease and Section 12 of this Agreement',
  'Harrow v. Castle Peak Dev. Co., 412 F.3d 118, 121 (2d Cir. 2005)',
  'Room 42, 28 Usher Street, and page 12',
])('"%s" cites no law', (printed) => {
  expect(valuesOf(readTyped(printed).flow.authorities)).toEqual([]);
});

test('a law says of what kind it is', () => {
  const { flow } = readTyped('42 U.S.C. § 1983; Fed. R. Evid. 702; 8 C.F.R. § 208.30; U.S. Const. amend. XIV, § 1');
  expect(flow.authorities?.map(({ parts }) => parts?.kind)).toEqual(['statute', 'rule', 'regulation', 'constitution']);
});
