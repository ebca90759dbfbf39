import { describe, expect, test } from 'vitest';
import type { CaseType } from '#domain/courts/choices';
import { dispositionsOf } from './dispositions.ts';
import { matchCase } from './matchCase.ts';
import { nameCase } from './nameCase.ts';

describe('what a case is called', () => {
  const sides = (plaintiffs: string[], defendants: string[]) => ({
    plaintiffs,
    defendants,
    claimants: [],
    document_type: null,
  });
  test.each<[ReturnType<typeof sides>, CaseType, string | null]>([
    [sides(['Drew Specimen'], ['Example Foods, Inc.']), 'Civil Complaint', 'Specimen v. Example Foods, Inc.'],
    [sides(['Drew Specimen', 'Jo Roe'], ['A. B. Doe Jr.']), 'Civil Complaint', 'Specimen, et al. v. Doe'],
    [sides(['Maria de la Cruz'], ['County of Alder']), 'Civil Complaint', 'de la Cruz v. County of Alder'],
    [sides(['The People of the State of California'], ['Sam Doe']), 'Criminal', 'People v. Doe'],
    [sides(['Alexis Roe'], ['Jamie Roe']), 'Family Law', 'Roe v. Roe'],
    [sides(['Estate of Robin Exemplar, Deceased'], []), 'Probate', 'Estate of Robin Exemplar'],
    [sides(['In re the Conservatorship of Jamie Roe, an adult'], []), 'Probate', 'Conservatorship of Jamie Roe'],
    [sides(['In the Matter of the Guardianship of Alex Roe, a Minor'], []), 'Probate', 'Guardianship of A.R.'],
    [sides(['Drew Smith'], ['Estate of Pat Smith']), 'Probate', 'Estate of Pat Smith'],
    // The petitioner is not the estate, and an estate is no lawsuit of one Smith against another.
    [sides(['Robin Exemplar'], []), 'Probate', null],
    [sides(['Drew Smith'], ['Lee Smith']), 'Probate', null],
    [sides([], ['Casey Model']), 'Immigration', 'Matter of Casey Model'],
    [sides([], []), 'Civil Complaint', null],
  ])('%j of type %s: %s', (names, type, expected) => {
    expect(nameCase(names, type, 'california')).toBe(expected);
  });
});

test('a case ends with a disposition of its type: no criminal or immigration case by settlement', () => {
  for (const type of ['Criminal', 'Immigration'] as const) {
    expect(
      dispositionsOf(type).filter((one) => /settle/i.test(one)),
      type,
    ).toEqual([]);
  }
  expect(dispositionsOf('Criminal')).toContain('Guilty plea');
  expect(dispositionsOf('Immigration')).toContain('Relief granted');
  expect(dispositionsOf('Civil Complaint')).toContain('Dismissed after settlement');
});

describe('the case that a filing’s number identifies', () => {
  const filing = { case_number: '26PR00093', plaintiffs: ['Robin Exemplar'], claimants: [], defendants: [] };
  const spaced = { case_number: '26-PR-00093', parties: ['Robin Exemplar'] };
  const exact = { case_number: '26PR00093', parties: ['Casey Model'] };

  test('is the one with exactly that number, and the caption is compared with its parties', () => {
    expect(matchCase(filing, [spaced, exact])).toEqual({ found: exact, parties_match: false });
    expect(matchCase(filing, [{ ...exact, parties: ['ROBIN EXEMPLAR'] }])).toMatchObject({ parties_match: true });
    expect(matchCase({ ...filing, plaintiffs: [] }, [exact])).toEqual({ found: exact, parties_match: false });
  });

  test('may be written with dashes; another number identifies none', () => {
    expect(matchCase(filing, [spaced])).toEqual({ found: spaced, parties_match: true });
    expect(matchCase(filing, [{ ...exact, case_number: '26PR00094' }])).toBeNull();
    expect(matchCase({ ...filing, case_number: null }, [exact])).toBeNull();
  });
});
