import { describe, expect, test } from 'vitest';
import { choosePlatform, orderPlatforms } from './choosePlatform.ts';
import { daysOf, fingerprintOf, noFilters } from './filters.ts';
import { platformIds, platforms } from './platforms.ts';
import { referenceOf } from './referenceOf.ts';
import { minutesBetween } from './settings.ts';
import { tellingWords } from './tellingWords.ts';

describe('the date range of a search', () => {
  test.each([
    [{ dates: 'all' } as const, { from: null, to: null }],
    [{ dates: 'last_year' } as const, { from: '2025-03-17', to: null }],
    [{ dates: 'last_5_years' } as const, { from: '2021-03-17', to: null }],
    [{ dates: 'last_10_years' } as const, { from: '2016-03-17', to: null }],
    [{ dates: 'custom', from: '1990-01-01', to: '1999-12-31' } as const, { from: '1990-01-01', to: '1999-12-31' }],
    [{ dates: 'custom', to: '1999-12-31' } as const, { from: null, to: '1999-12-31' }],
    [{ dates: 'all', from: '1990-01-01' } as const, { from: null, to: null }],
  ])('%j', (filters, days) => {
    expect(daysOf(filters, '2026-03-17')).toEqual(days);
  });

  test('starts on an existing day if today is a leap day', () => {
    expect(daysOf({ dates: 'last_year' }, '2028-02-29').from).toBe('2027-02-28');
  });
});

test('two searches are the same if only spaces and capitalization differ', () => {
  expect(fingerprintOf(' Summary  Judgment', noFilters)).toBe(
    fingerprintOf('summary judgment', { dates: 'all', from: '2020-01-01' }),
  );
  expect(fingerprintOf('summary judgment', noFilters)).not.toBe(
    fingerprintOf('summary judgment', { dates: 'all', kind: 'Case Law' }),
  );
});

describe('the platform whose results appear first', () => {
  const all = ['library', 'papers', 'courtlistener'] as const;
  test.each([
    ['26CV00218', noFilters, 'papers'],
    ['2026-CA-001234', noFilters, 'papers'],
    ['576 U.S. 644', noFilters, 'library'],
    ['summary judgment burden', noFilters, 'library'],
    ['summary judgment burden', { dates: 'all', kind: 'Case Law' } as const, 'courtlistener'],
    ['576 U.S. 644', { dates: 'all', kind: 'Case Law' } as const, 'library'],
  ])('for %j with %j is %s', (query, filters, platform) => {
    expect(choosePlatform(query, filters, all)).toBe(platform);
  });

  test('is the selected one if the user selects one, and the others follow', () => {
    expect(orderPlatforms('papers', 'summary judgment', noFilters, all)).toEqual([
      'papers',
      'library',
      'courtlistener',
    ]);
    expect(orderPlatforms('westlaw', 'summary judgment', noFilters, all)[0]).toBe('library');
    expect(orderPlatforms('auto', 'x', noFilters, [])).toEqual([]);
  });
});

test('there are six platforms, each with a name, initials, description, features, and plan', () => {
  expect(platforms.map(({ id }) => id)).toEqual([...platformIds]);
  expect(platforms).toHaveLength(6);
  for (const { name, initials, description, features, plan } of platforms) {
    expect([name, initials, description, plan].every(Boolean)).toBe(true);
    expect(initials.length).toBe(2);
    expect(features.length).toBeGreaterThan(1);
  }
});

test('only “Manual only” never runs automatically', () => {
  expect((['real_time', 'hourly', 'daily', 'manual'] as const).map(minutesBetween)).toEqual([5, 60, 1440, null]);
});

describe('a citation to copy', () => {
  test.each([
    [
      {
        kind: 'Case Law',
        title: 'Obergefell v. Hodges',
        citations: ['576 U.S. 644', '135 S. Ct. 2584'],
        court: '',
        dated: '2015-06-26',
      },
      'Obergefell v. Hodges, 576 U.S. 644 (2015)',
    ],
    [
      { kind: 'Case Law', title: 'Some v. Other', citations: ['1 Cal. 1'], court: '', dated: null },
      'Some v. Other, 1 Cal. 1',
    ],
    [
      { kind: 'Statutes', title: 'Summary Judgment', citations: ['Fed. R. Civ. P. 56'], court: '', dated: null },
      'Fed. R. Civ. P. 56 (Summary Judgment)',
    ],
  ])('%#', (authority, reference) => {
    expect(referenceOf(authority)).toBe(reference);
  });
});

test('the key words of a document start with those of its title, without names and stop words', () => {
  expect(
    tellingWords(
      ['NOTICE OF MOTION FOR SUMMARY JUDGMENT', null, 'Reyes says the contract was breached by Lund.'],
      ['Maria Reyes', 'Lund Cola'],
    ),
  ).toEqual(['notice', 'motion', 'summary', 'judgment', 'contract', 'breached']);
});
