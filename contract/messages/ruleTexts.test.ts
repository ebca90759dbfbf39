import { describe, expect, test } from 'vitest';
import { writeProblem } from './writeMessages.ts';

describe('a divorce petition that does not state how long a spouse has lived here', () => {
  const values = { state: 'Texas', months: 6, in_county: { days: 90 }, breakdown_pleaded: false };
  const write = (changes: Partial<Parameters<typeof missing>[0]>) => missing({ lacking: [], ...values, ...changes });

  test('lacks both residences in one clause', () => {
    expect(write({ lacking: ['state_residence', 'county_residence'] })).toEqual({
      message:
        'The petition does not state that a spouse has lived in Texas for six months and in the county for 90 days.',
      remedy:
        'If it is true, add: "[Name] has resided in Texas for at least six months and in this county for at least 90 days before this petition."',
    });
  });

  test('lacks the breakdown of the marriage in a separate clause', () => {
    const { message, remedy } = write({
      lacking: ['state_residence', 'breakdown'],
      in_county: null,
      breakdown_pleaded: true,
    });
    expect(message).toBe(
      'The petition does not state that a spouse has lived in Texas for six months and that the marriage is irretrievably broken.',
    );
    expect(remedy).toMatch(/at least six months before this petition\." "The marriage is irretrievably broken\."$/);
  });
});

type Missing = Extract<
  Parameters<typeof writeProblem>[0],
  { code: 'eligibility.divorce_statements_missing' }
>['values'];
const missing = (values: Missing) => writeProblem({ code: 'eligibility.divorce_statements_missing', values });

describe('citations that were not found', () => {
  const notFound = (...citations: string[]) =>
    writeProblem({ code: 'citations.not_found', values: { citations, source: null } });

  test('a single one is in the singular', () => {
    expect(notFound('1 Spec. 2')).toEqual({
      message: '“1 Spec. 2” was not found.',
      remedy:
        'Look it up in a full source and read the decision before relying on it. A citation that this source does not list may still be correct.',
    });
  });

  test('of many, three are named and the others are counted', () => {
    expect(notFound('1 Spec. 2', '1 Spec. 3', '1 Spec. 4', '1 Spec. 5', '1 Spec. 6').message).toBe(
      '“1 Spec. 2”, “1 Spec. 3”, “1 Spec. 4”, and 2 more were not found.',
    );
  });
});

test.each([
  [420_000, '$4,200'],
  [420_050, '$4,200.50'],
])('%i cents are written as %s', (asked, words) => {
  const { message } = writeProblem({ code: 'amounts.over_limited_case', values: { asked, most: 3_500_000 } });
  expect(message).toBe(`The caption states LIMITED CIVIL CASE; the document demands ${words}, more than $35,000.`);
});

describe('exhibits that were not found', () => {
  const missed = (labels: readonly string[], file: string | null = null) =>
    writeProblem({ code: 'boundaries.exhibits_missing', values: { file, labels } }).message;

  test('a single one of the lead document', () => {
    expect(missed(['A'])).toBe('The document states that Exhibit A is attached, but it was not found.');
  });

  test('several of a supporting document, which is named', () => {
    expect(missed(['1', '2'], 'Motion.pdf')).toBe(
      'Motion.pdf states that Exhibits 1 and 2 are attached, but they were not found.',
    );
  });

  test('of more than twelve, the first twelve are named', () => {
    const labels = Array.from({ length: 13 }, (_, index) => String(index + 1));
    expect(missed(labels)).toContain('Exhibits 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, and others are attached');
  });
});

test.each([
  ['general', 'It must state: "I certify that on [date], I served'],
  ['california', 'Attach a proof of service: "I am over 18 and not a party'],
] as const)('the %s wording for a proof of service that is a separate document', (wording, words) => {
  const { remedy } = writeProblem({ code: 'certificates.proof_not_submitted', values: { wording } });
  expect(remedy.startsWith(`File it as a separate document. ${words}`)).toBe(true);
});

describe('the court’s title above its line', () => {
  const above = (line: number, line_inches: number) =>
    writeProblem({ code: 'caption.court_title_too_high', values: { inches: 2.1, line, line_inches } }).message;

  test.each([
    [8, 3.33, '3 1/3'],
    [9, 3.67, '3 2/3'],
    [10, 4, '4'],
  ])('line %i is given in thirds of an inch', (line, inches, words) => {
    expect(above(line, inches)).toBe(
      `The court’s title is 2.1 inches from the top; the rule places it on line ${line}, ${words} inches down.`,
    );
  });
});

test('an oath without a required part names the part', () => {
  const { message } = writeProblem({
    code: 'oaths.incomplete',
    values: { oath: 'california_declaration', lacking: ['truth', 'date'] },
  });
  expect(message).toBe(
    'No complete declaration under penalty of perjury was found (the statement that it is true and correct and the date are missing).',
  );
});

describe('personal data that is shown in full', () => {
  type Shown = Extract<Parameters<typeof writeProblem>[0], { code: 'privacy.identifier_shown' }>['values'];
  const one: Shown = {
    ...{ kind: 'social_security', number: 1, shown: ['6789'], document: null, pages: [2], places: 1 },
    ...{ remains: 'last4', masked_by_x: false },
  };
  const write = (changes: Partial<Shown>) =>
    writeProblem({ code: 'privacy.identifier_shown', values: { ...one, ...changes } });

  test('is named with its last characters, its page, and what may remain', () => {
    expect(write({})).toEqual({
      message: 'A Social Security number ending in 6789 is shown in full on page 2.',
      remedy:
        'Leave only the last four characters, as in "xxx-xx-6789". Remove the text from the file itself: drawing a box over it does not remove it.',
    });
  });

  test.each<[string, Partial<Shown>, string]>([
    [
      'of several, in a document of its own',
      { kind: 'birth_date', number: 2, shown: ['2012', '2015'], document: 'Lease.pdf', pages: [] },
      '2 birth dates (in 2012 and 2015) are shown in full in Lease.pdf.',
    ],
    [
      'of more than are named',
      { kind: 'payment_card', number: 9, shown: ['1111', '2222', '3333', '4444'], pages: [1, 2, 3] },
      '9 payment card numbers (ending in 1111, 2222, 3333, 4444, and others) are shown in full on pages 1 to 3.',
    ],
    [
      'of a minor, in text without pages',
      { kind: 'minor_name', shown: ['A. L.'], pages: [], places: 3 },
      'The name of a minor (A. L.) is shown in full in 3 places.',
    ],
    [
      'of a home',
      { kind: 'home_address', shown: ['Dayton, Ohio'], remains: 'city_and_state' },
      'A home address in Dayton, Ohio, is shown in full on page 2.',
    ],
    [
      'of several homes, one without a city',
      { kind: 'home_address', number: 3, shown: ['Dayton, Ohio', 'Reno, Nevada'], remains: 'city_and_state' },
      '3 home addresses (in Dayton, Ohio; Reno, Nevada) are shown in full on page 2.',
    ],
  ])('%s, has that result', (_is, changes, message) => {
    expect(write(changes).message).toBe(message);
  });

  test('is masked with X for each character if the court requires it', () => {
    expect(write({ remains: 'nothing', masked_by_x: true }).remedy).toMatch(/replace each letter and digit with an X/);
  });
});

test('a deadline that is today, tomorrow, or past is described as such', () => {
  const values = { title: 'Opposition', due: '2026-11-02', authority: null };
  const write = (code: 'record.deadline_near' | 'record.deadline_passed', days: number) =>
    writeProblem({ code, values: { ...values, days } }).message;
  expect(write('record.deadline_near', 0)).toBe(
    '“Opposition” is on record as due on November 2, 2026, which is today.',
  );
  expect(write('record.deadline_near', 1)).toBe('“Opposition” is on record as due on November 2, 2026, in one day.');
  expect(write('record.deadline_passed', 12)).toBe(
    '“Opposition” is on record as due on November 2, 2026; the document is 12 days late.',
  );
});

test('a file over its limit is never described as being at the limit', () => {
  const values = { name: 'Brief.pdf', bytes: 25 * 1024 * 1024 + 1, allowed_mb: 25 };
  expect(writeProblem({ code: 'file.too_large', values }).message).toBe(
    '“Brief.pdf” is 25.1 MB; the court’s limit is 25 MB.',
  );
});

test('documents that must accompany a document are listed, with the affidavit that can replace them', () => {
  const values = { wanted: ['FL-110', 'proposed_order', 'oath'], or_affidavit: true } as const;
  expect(writeProblem({ code: 'attachments.missing', values })).toEqual({
    message:
      'The submission does not include the summons on form FL-110, a proposed order, or the oath of the person who makes the statement.',
    remedy:
      'Add the summons on form FL-110, a proposed order, and the oath of the person who makes the statement to the submission, or an affidavit that states why it cannot be attached.',
  });
});

test.each([
  [null, 'Not found: the heirs', 'Add: "'],
  ['complainant', 'No oath of the complainant was found. Not found: the heirs', 'Add: "I swear'],
] as const)('a sworn document that lacks a part and the oath %s says both', (oath, message, remedy) => {
  const said = writeProblem({ code: 'oaths.document_incomplete', values: { oath, parts: ['heirs'] } });
  expect(said.message.startsWith(message)).toBe(true);
  expect(said.remedy.startsWith(remedy)).toBe(true);
});
