import { describe, expect, test } from 'vitest';
import { citationKey, findCitations } from './findCitations.ts';

const citationsOf = (text: string) => findCitations(text).map(({ citation }) => citation);

describe('finding the case citations of a text', () => {
  test.each([
    ['See Obergefell v. Hodges, 576 U.S. 644 (2015).', ['576 U.S. 644']],
    ['Aguilar v. Atlantic Richfield Co. (2001) 25 Cal.4th 826, 850', ['25 Cal.4th 826']],
    ['Alvarez v. Prospect Hosp., 68 N.Y.2d 320, 324 (1986)', ['68 N.Y.2d 320']],
    ['410 U.S. 113; 93 S. Ct. 705; 35 L. Ed. 2d 147', ['410 U.S. 113', '93 S. Ct. 705', '35 L. Ed. 2d 147']],
    ['Cole v. Allied, 105 F.3d 1465 and 105 F. 3d\n1465 again', ['105 F.3d 1465']],
    ['12 Cal. App. 5th 100; 12 Cal.App.5th 200', ['12 Cal. App. 5th 100', '12 Cal.App.5th 200']],
    ['Matter of Acosta, 19 I. & N. Dec. 211 (BIA 1985)', ['19 I. & N. Dec. 211']],
    ['Code of Civil Procedure section 437c, Evid. Code § 352, 42 U.S.C. § 1983', []],
    ['Id. at 650. 592 U.S. __ (2021)', []],
    ['On 12 March 2026 the parties met at 100 Main St.', []],
  ])('%j', (text, expected) => {
    expect(citationsOf(text)).toEqual(expected);
  });

  test('keeps the parts that other services ask for', () => {
    expect(findCitations('25 Cal. 4th 826')[0]).toMatchObject({ volume: '25', reporter: 'Cal. 4th', page: '826' });
  });
});

test.each([
  ['576 U. S. 644', '576us644'],
  ['5 U.S. (1 Cranch) 137', '5us137'],
  ['Fed. R. Civ. P. 12', 'fedrcivp12'],
  ['42 U.S.C. § 1983', '42usc§1983'],
])('%s is known under %s', (citation, key) => {
  expect(citationKey(citation)).toBe(key);
});
