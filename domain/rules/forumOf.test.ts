import { describe, expect, test } from 'vitest';
import { asPages } from '#domain/documents/testing/typedDocument';
import { emptyReading, type Reading } from '#domain/reading/Reading';
import { readFiling } from '#domain/reading/readFiling';
import { forumOf } from './forumOf.ts';
import { packOf } from './packs.ts';

const home = {
  name: 'Superior Court of California, County of Alder',
  level: 'State Court',
  jurisdiction: 'California',
} as const;
const nothing = { jurisdiction: null, court_level: null, case_type: null };
const headed = (heading: string): Reading =>
  readFiling(
    asPages(
      `${heading}\n\nDREW SPECIMEN,\n               Plaintiff,\n     v.\nEXAMPLE FOODS, INC.,\n               Defendant.\n\nMOTION TO DISMISS`,
    ),
    { today: '2026-11-02' },
  );

describe('the rules that apply', () => {
  test.each([
    ['UNITED STATES DISTRICT COURT\nSOUTHERN DISTRICT OF NEW YORK', 'federal-district'],
    ['SUPREME COURT OF THE STATE OF NEW YORK\nCOUNTY OF KINGS', 'ny-trial'],
    ['IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS', 'il-circuit'],
    ['UNITED STATES COURT OF APPEALS\nFOR THE NINTH CIRCUIT', 'federal-appellate'],
    ['COURT OF COMMON PLEAS\nFRANKLIN COUNTY, OHIO', 'every-court'],
  ])('are those of the court that the document names: %s', (heading, pack) => {
    expect(packOf(forumOf(home, nothing, headed(heading)), '2026-11-02').id).toBe(pack);
  });

  test('are those of the court that receives it where it names none', () => {
    expect(packOf(forumOf(home, nothing, emptyReading()), '2026-11-02')).toMatchObject({
      id: 'ca-superior',
      edition: '2026-07-01',
    });
  });

  test('are those of the filer’s choice, regardless of the document names', () => {
    const chosen = { jurisdiction: 'Texas', court_level: 'State Court', case_type: null } as const;
    const reading = headed('IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS');
    expect(packOf(forumOf(home, chosen, reading), '2026-11-02').id).toBe('tx-trial');
  });

  test('of a day in the past are those that were in force then', () => {
    const california = forumOf(home, nothing, emptyReading());
    const ids = (day: string) => packOf(california, day).rules.map(({ id }) => id);
    expect(ids('2019-06-01').length).toBeLessThan(ids('2026-11-02').length);
  });
});
