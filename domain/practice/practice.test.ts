import { describe, expect, test } from 'vitest';
import { type CaseType, caseTypes, jurisdictions } from '#domain/courts/choices';
import { findCaseNumbers } from '#domain/reading/numbers/findCaseNumbers';
import { builtInPack } from './builtInPack.ts';
import { noChanges } from './CourtPack.ts';
import { changedPack, changesIn, ownItems } from './changedPack.ts';
import { checkFormat } from './checkFormat.ts';
import { checkPack } from './checkPack.ts';
import { chooseNumber } from './chooseNumber.ts';
import { formOfCategory } from './formOfCategory.ts';
import { parseTemplate } from './numberTemplate.ts';
import { juryRights, usualAccess } from './packChoices.ts';
import { type PackCourt, packSystemOf } from './packSystemOf.ts';
import { proposeCategory } from './proposeCategory.ts';
import { sequenceOf } from './sequenceOf.ts';
import { type TitleForm, titleForms } from './titleForms.ts';
import { writeNumber } from './writeNumber.ts';

const court = (given: Partial<PackCourt>): PackCourt => ({
  name: 'Superior Court of California, County of Specimen',
  level: 'State Court',
  jurisdiction: 'California',
  county: null,
  ...given,
});
const federal = (name: string, level: PackCourt['level'] = 'Federal Court') => court({ name, level });
const courts: PackCourt[] = [
  ...jurisdictions.flatMap((jurisdiction) =>
    (['State Court', 'Appellate Court', 'Supreme Court'] as const).map((level) =>
      court({ name: `Court of ${jurisdiction}`, level, jurisdiction }),
    ),
  ),
  federal('United States District Court'),
  federal('United States Bankruptcy Court'),
  federal('United States Court of Appeals for the Ninth Circuit', 'Appellate Court'),
  federal('Supreme Court of the United States', 'Supreme Court'),
  court({ name: 'San Francisco Immigration Court' }),
];

describe('every built-in pack', () => {
  test.each(courts.map((one) => [one.name, one] as const))('of %s is valid', (_, one) => {
    const pack = builtInPack(one);
    expect(checkPack(pack)).toEqual([]);
    for (const { label, case_type, confidentiality, jury, title, confidence } of pack.categories) {
      expect(label).not.toBe('');
      expect(caseTypes).toContain(case_type);
      expect(usualAccess).toContain(confidentiality);
      expect(juryRights).toContain(jury);
      expect(Object.keys(titleForms)).toContain(title);
      expect(['verified', 'high', 'uncertain']).toContain(confidence);
    }
    expect(pack.hearing_types.length).toBeGreaterThan(packSystemOf(one) === 'scotus' ? 0 : 10);
  });

  test('together have the 475 categories, and letters only for categories and groups that exist', () => {
    const packs = courts.map(builtInPack);
    const ids = new Set(packs.flatMap(({ categories }) => categories.map(({ id }) => id)));
    expect(ids.size).toBe(475);
    const named = new Set([...ids, ...packs.flatMap(({ categories }) => categories.map(({ group }) => group))]);
    const letters = packs.flatMap(({ number_formats }) => number_formats.flatMap((format) => format.letters));
    expect(letters.flatMap(({ categories }) => categories).filter((one) => !named.has(one))).toEqual([]);
  });
});

function numberOf(one: PackCourt, case_type: CaseType, category: string | null, sequence = 431): string {
  const pack = builtInPack(one);
  const chosen = chooseNumber(pack, case_type, pack.categories.find(({ id }) => id === category) ?? null);
  if ('problem' in chosen) return chosen.problem;
  const { year } = sequenceOf(chosen.format, chosen.letters, '2026-03-02');
  const written = writeNumber(chosen.format, { year, letters: chosen.letters, sequence });
  return 'number' in written ? written.number : `missing ${written.missing}`;
}

describe('the number of a new case', () => {
  const newYork = (name: string, county: string | null = null) => court({ name, county, jurisdiction: 'New York' });
  const texas = (name: string, county: string | null = null) => court({ name, county, jurisdiction: 'Texas' });
  const florida = (name: string, county: string | null = null) => court({ name, county, jurisdiction: 'Florida' });
  const illinois = (county: string | null = null) => court({ name: 'Circuit Court', county, jurisdiction: 'Illinois' });
  const appeals = (jurisdiction: PackCourt['jurisdiction'], name: string) =>
    court({ name, jurisdiction, level: 'Appellate Court' });
  const district = federal('United States District Court for the Northern District of California');

  test.each<[PackCourt, CaseType, string | null, string]>([
    [court({}), 'Civil Complaint', 'california.cm010.06', '26CV000431'],
    [court({}), 'Civil Complaint', 'california.cm010.32', '26UD000431'],
    [court({}), 'Family Law', null, '26FL000431'],
    [court({}), 'Criminal', 'california.cr.fe', '26FE000431'],
    [court({}), 'Criminal', null, 'category_needed'],
    [court({}), 'Criminal', 'california.cr.in', 'letters_missing'],
    [court({ county: 'Los Angeles' }), 'Civil Complaint', null, '26STCV00431'],
    [court({ county: 'San Francisco' }), 'Civil Complaint', null, 'CGC-26-000431'],
    [court({ county: 'San Diego' }), 'Civil Complaint', null, '26CU000431C'],
    [court({ county: 'Orange' }), 'Civil Complaint', null, 'missing type'],
    [district, 'Civil Complaint', null, '1:26-cv-00431'],
    [district, 'Immigration', 'federal_district.463', '1:26-cv-00431'],
    [district, 'Family Law', null, '1:26-cv-00431'],
    [district, 'Criminal', 'federal_district.mj', '1:26-mj-00431'],
    [federal('United States Bankruptcy Court'), 'Civil Complaint', 'bankruptcy.ap', '1:26-ap-00431'],
    [court({ name: 'San Francisco Immigration Court' }), 'Immigration', null, 'given'],
    [newYork('Supreme Court, County of Specimen'), 'Civil Complaint', null, '000431/2026'],
    [newYork('Supreme Court, County of Specimen'), 'Criminal', null, 'IND-00431-26'],
    [newYork('Civil Court of the City of New York', 'Kings'), 'Small Claims', null, 'SC-000431-26/KI'],
    [newYork('Surrogate’s Court'), 'Probate', null, '2026-431'],
    [newYork('Family Court'), 'Family Law', 'new_york.fc.v', 'V-00431-26'],
    [newYork('Family Court'), 'Family Law', null, 'category_needed'],
    [texas('District Court'), 'Civil Complaint', null, '2026-DCV-00431'],
    [texas('District Court', 'Harris'), 'Family Law', null, '2026-00431'],
    [texas('District Court', 'Travis'), 'Civil Complaint', null, 'D-1-GN-26-000431'],
    [florida('Circuit Court', 'Brevard'), 'Civil Complaint', null, '05-2026-CA-000431'],
    [florida('Circuit Court'), 'Probate', 'florida.ga', '2026-GA-000431'],
    [florida('County Court', 'Alachua'), 'Civil Complaint', null, '01-2026-CC-000431'],
    [illinois(), 'Civil Complaint', 'illinois.la', '2026LA000431'],
    [illinois(), 'Civil Complaint', null, 'category_needed'],
    [illinois(), 'Family Law', 'illinois.dc', '2026DC000431'],
    [illinois('Cook'), 'Civil Complaint', 'illinois.la', '2026L000431'],
    [illinois('Cook'), 'Criminal', null, '26CR0000431'],
    [appeals('California', 'California Court of Appeal, Second Appellate District'), 'Criminal', null, 'B000431'],
    [appeals('New York', 'Appellate Division, Third Department'), 'Criminal', null, 'CR-26-0431'],
    [appeals('Texas', 'Fourteenth Court of Appeals'), 'Civil Complaint', null, '14-26-00431-CV'],
    [appeals('Florida', 'First District Court of Appeal'), 'Civil Complaint', null, '1D2026-0431'],
    [appeals('Illinois', 'Appellate Court, First District'), 'Civil Complaint', null, '1-26-0431'],
    [federal('United States Court of Appeals', 'Appellate Court'), 'Civil Complaint', null, '26-0431'],
    [federal('Supreme Court of the United States', 'Supreme Court'), 'Criminal', null, '25-431'],
  ])('of %j, %s, %s', (one, type, category, expected) => {
    expect(numberOf(one, type, category)).toBe(expected);
  });

  test.each<[PackCourt, CaseType, string | null]>([
    [court({}), 'Civil Complaint', null],
    [court({ county: 'Los Angeles' }), 'Civil Complaint', null],
    [district, 'Civil Complaint', null],
    [newYork('Supreme Court'), 'Civil Complaint', null],
    [florida('Circuit Court', 'Brevard'), 'Civil Complaint', null],
    [illinois(), 'Civil Complaint', 'illinois.la'],
  ])('of %j is found on a caption', (one, type, category) => {
    const number = numberOf(one, type, category);
    expect(findCaseNumbers(`Case No. ${number}`).map(({ value }) => value)).toEqual([number]);
  });
});

describe('the title form of a category', () => {
  test.each<[TitleForm, CaseType, string | null]>([
    ['estate_tx', 'Probate', 'estate'],
    ['guardian_ny', 'Probate', 'conservatorship'],
    // Of a minor or of a person with a disability: the participants decide.
    ['guardianship_il', 'Probate', null],
    ['marriage_fl', 'Family Law', 'marriage'],
    ['criminal_people', 'Criminal', 'criminal'],
    ['in_re', 'Civil Complaint', 'in_re'],
    ['name_change', 'Civil Complaint', 'name_change'],
    // The usual value of a category that a court adds.
    ['civil', 'Probate', null],
    ['qui_tam', 'Civil Complaint', null],
  ])('%s in %s is %s', (title, case_type, form) => {
    expect(formOfCategory({ title, case_type })).toBe(form);
  });
});

describe('a template', () => {
  test.each([
    ['{yy}{cat}{seq:06}', [{ field: 'yy' }, { field: 'cat' }, { sequence: 6 }]],
    ['S{seq}[-{branch}]', [{ text: 'S' }, { sequence: 0 }, { optional: [{ text: '-' }, { field: 'branch' }] }]],
    ['{yy}', { code: 'sequence_missing', at: '{yy}' }],
    ['{seq}{seq}', { code: 'sequence_twice', at: '{seq}{seq}' }],
    ['{yy}-{seq:6}', { code: 'bad_field', at: '{seq:6}' }],
    ['{Year}-{seq}', { code: 'bad_field', at: '{Year}' }],
    ['{yy-{seq}', { code: 'brace_open', at: '{' }],
    ['{yy}_{seq}', { code: 'bad_character', at: '_' }],
    ['{seq}[-{a}', { code: 'bracket_open', at: '[' }],
    ['{seq}-{a}]', { code: 'bracket_open', at: ']' }],
    ['{seq}[-{a}[{b}]]', { code: 'bracket_nested', at: '[' }],
    ['{yy}[-{seq}]', { code: 'sequence_optional', at: '{seq}' }],
    [`{seq}${'-'.repeat(80)}`, { code: 'too_long', at: `{seq}${'-'.repeat(80)}` }],
  ])('%s', (template, expected) => {
    expect(parseTemplate(template)).toEqual(expected);
  });

  test.each([
    ['{yy}-{room}-{seq}', 'field_unknown', 'room'],
    ['C{seq}', 'year_missing', 'C{seq}'],
  ])('%s cannot be used: %s', (template, code, value) => {
    expect(checkFormat({ template, fields: [], letters: [], resets: 'year', per: 'shared' })).toEqual([
      { code, value },
    ]);
  });

  test('needs its letters for sequences by letters', () => {
    const format = { template: '{yy}-{seq}', fields: [], letters: [], resets: 'year', per: 'letters' } as const;
    expect(checkFormat({ ...format, fields: [], letters: [] })).toMatchObject([{ code: 'letters_missing' }]);
  });
});

describe('a sequence', () => {
  const format = { id: 'f', per: 'letters', resets: 'year' } as const;
  test.each([
    [format, '2026-12-31', { scope: 'f CV', period: 2026, year: 2026 }],
    [{ ...format, per: 'shared' } as const, '2027-01-01', { scope: 'f', period: 2027, year: 2027 }],
    [{ ...format, resets: 'never' } as const, '2027-01-01', { scope: 'f CV', period: 0, year: 2027 }],
    // The term of 2026 began on Monday, October 5.
    [{ ...format, resets: 'term' } as const, '2026-10-04', { scope: 'f CV', period: 2025, year: 2025 }],
    [{ ...format, resets: 'term' } as const, '2026-10-05', { scope: 'f CV', period: 2026, year: 2026 }],
  ])('%j on %s', (one, day, expected) => {
    expect(sequenceOf(one, 'CV', day)).toEqual(expected);
  });
});

describe('a court’s own items', () => {
  const builtIn = builtInPack(court({}));
  const auto = builtIn.categories[0]!;
  const own = { ...auto, id: 'own.1', label: 'Water rights' };
  const changes = { ...noChanges, categories: [{ ...auto, active: false }, own], numbering: { Criminal: null } };

  test('replace those of the same ID, and the others are added', () => {
    const pack = changedPack(builtIn, changes);
    expect(pack.categories[0]).toEqual({ ...auto, active: false });
    expect(pack.categories.at(-1)).toEqual(own);
    expect(pack.numbering).toEqual({ ...builtIn.numbering, Criminal: null });
    expect(ownItems(builtIn, changes)).toEqual([
      { section: 'categories', id: auto.id, state: 'changed' },
      { section: 'categories', id: 'own.1', state: 'added' },
    ]);
  });

  test('are found again in the whole pack', () => {
    expect(changesIn(builtIn, changedPack(builtIn, changes))).toEqual(changes);
    expect(changesIn(builtIn, builtIn)).toEqual(noChanges);
  });

  test('have each ID once, and name formats that exist', () => {
    const pack = { ...builtIn, categories: [auto, auto], numbering: { ...builtIn.numbering, Probate: 'gone' } };
    expect(checkPack(pack)).toEqual([
      { section: 'categories', row: 2, id: auto.id, code: 'id_twice', value: auto.id },
      { section: 'numbering', row: 3, id: 'Probate', code: 'format_unknown', value: 'gone' },
    ]);
  });
});

describe('the category that a document names', () => {
  const { categories } = builtInPack(court({}));
  test.each<[string | null, CaseType | null, string | null]>([
    ['COMPLAINT FOR BREACH OF CONTRACT', 'Civil Complaint', 'california.cm010.06'],
    ['COMPLAINT FOR BREACH OF CONTRACT AND WRONGFUL TERMINATION', 'Civil Complaint', null],
    ['PETITION FOR DISSOLUTION OF MARRIAGE', 'Family Law', 'california.fl.diss'],
    ['PETITION FOR PROBATE OF WILL AND FOR LETTERS TESTAMENTARY', 'Probate', 'california.pr.de'],
    ['COMPLAINT FOR FRAUD', 'Civil Complaint', null],
    ['PLAINTIFF’S CLAIM', 'Small Claims', 'california.sc'],
    ['COMPLAINT FOR BREACH OF CONTRACT', 'Probate', null],
    [null, null, null],
  ])('%s, %s', (title, case_type, expected) => {
    expect(proposeCategory(categories, { title, case_type })).toBe(expected);
  });
});
