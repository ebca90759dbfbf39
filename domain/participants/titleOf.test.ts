import { describe, expect, test } from 'vitest';
import { practiceSystems } from './practiceSystem.ts';
import { roles } from './roles.ts';
import { formsOfCaseType, titleForms } from './titleForms.ts';
import { type Titled, titleOf } from './titleOf.ts';

const one = (role_id: string, full_name: string, more: Partial<Titled> = {}): Titled => ({
  ...{ role_id, full_name, kind: 'person', is_minor: false, end_kind: null },
  ...more,
});
const company = { kind: 'organization' as const };
const estate = [one('petitioner', 'Taylor Smith'), one('decedent', 'Robin Exemplar')];
const spouses = [one('petitioner', 'Alexis Roe'), one('respondent', 'Jamie Doe')];
const child = one('minor', 'Jordan Ray Roe', { is_minor: true });
const ward = [one('petitioner', 'Ana Roe'), one('conservatee', 'Jamie Roe')];
const accused = [
  one('prosecution', 'The People of the State of California', company),
  one('criminal_defendant', 'Sam Doe'),
];

describe('the title', () => {
  test.each([
    ['Probate', 'california', null, estate, 'Estate of Robin Exemplar'],
    ['Probate', 'texas', null, estate, 'In the Estate of Robin Exemplar, Deceased'],
    ['Probate', 'florida', null, estate, 'In re: Estate of Robin Exemplar, Deceased'],
    ['Probate', 'illinois', null, estate, 'In re Estate of Robin Exemplar, Deceased'],
    // The petitioner is not the estate.
    ['Probate', 'california', null, [one('petitioner', 'Taylor Smith')], null],
    ['Probate', 'california', null, ward, 'Conservatorship of Jamie Roe'],
    ['Probate', 'texas', null, ward, 'Guardianship of Jamie Roe'],
    ['Probate', 'california', null, [one('petitioner', 'Ana Roe'), child], 'Guardianship of J.R.R.'],
    ['Family Law', 'california', 'marriage', spouses, 'In re Marriage of Roe and Doe'],
    ['Family Law', 'california', 'marriage', [spouses[0]!, one('respondent', 'Lee Roe')], 'In re Marriage of Roe'],
    ['Family Law', 'illinois', 'marriage', spouses, 'In re the Marriage of Alexis Roe and Jamie Doe'],
    ['Family Law', 'california', null, spouses, 'Roe v. Doe'],
    ['Family Law', 'new_york', null, spouses, 'Matter of Roe v Doe'],
    ['Family Law', 'california', null, [child], 'In re J.R.R.'],
    ['Family Law', 'texas', null, [child], 'In the Interest of J.R.R., a Child'],
    ['Criminal', 'california', null, accused, 'People v. Doe'],
    ['Criminal', 'federal_district', null, accused, 'United States v. Doe'],
    ['Criminal', 'texas', null, accused, 'The State of Texas v. Doe'],
    ['Criminal', 'florida', null, accused, 'State of Florida v. Doe'],
    ['Immigration', 'immigration_court', null, [one('imm_respondent', 'Casey Model')], 'Matter of Casey Model'],
    [
      'Civil Complaint',
      'california',
      null,
      [one('plaintiff', 'Drew Specimen'), one('defendant', 'Example Foods, Inc.', company), one('defendant', 'Jo Roe')],
      'Specimen v. Example Foods, Inc., et al.',
    ],
    [
      'Civil Complaint',
      'california',
      null,
      [one('plaintiff', 'Jordan Roe', { is_minor: true }), one('gal', 'Mary Roe'), one('defendant', 'Jo Doe')],
      'J.R. v. Doe',
    ],
    // A dismissed party keeps its place in the caption; a substituted one does not.
    [
      'Civil Complaint',
      'california',
      null,
      [one('plaintiff', 'A Roe'), one('defendant', 'B Doe', { end_kind: 'dismissed' }), one('defendant', 'C Poe')],
      'Roe v. Doe, et al.',
    ],
    [
      'Civil Complaint',
      'california',
      null,
      [one('plaintiff', 'A Roe'), one('defendant', 'B Doe', { end_kind: 'substituted' }), one('defendant', 'C Poe')],
      'Roe v. Poe',
    ],
  ] as const)('of %s in %s is %s', (case_type, system, title_form, participants, expected) => {
    expect(titleOf({ case_type, system, title_form }, participants)).toBe(expected);
  });

  test('of every form and system names someone of the case, and has no place left open', () => {
    const everyone = [...estate, ...spouses, child, ...accused, one('trustee', 'Roe Family Trust', company)];
    const everything = [...everyone, one('plaintiff', 'Pat Poe'), one('imm_respondent', 'Casey Model'), ...ward];
    for (const system of practiceSystems) {
      for (const title_form of titleForms) {
        const title = titleOf({ case_type: 'Civil Complaint', system, title_form }, everything);
        expect(title, `${system} ${title_form}`).toMatch(/\p{Lu}/u);
        expect(title).not.toMatch(/[{}]/);
      }
    }
    expect(Object.values(formsOfCaseType).flat().sort()).toEqual(expect.arrayContaining([...titleForms].sort()));
  });
});

test('each role has its own ID', () => {
  const ids = roles.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
