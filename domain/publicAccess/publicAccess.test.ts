import { describe, expect, test } from 'vitest';
import { caseTypes } from '#domain/courts/choices';
import { packSystems, usualAccess } from '#domain/practice/packChoices';
import { opensDocument, type PublicCase, publicPlaces, publicShare } from './publicShare.ts';

const share = (about: Partial<PublicCase>, place: 'remote' | 'courthouse' = 'remote') =>
  publicShare({ system: 'california', case_type: 'Civil Complaint', usual: null, level: 'public', ...about }, place);

describe('what the public sees of a case', () => {
  test.each([
    ['a civil case in California', {}, 'remote', 'all'],
    ['a family case in California', { case_type: 'Family Law' }, 'remote', null],
    ['a family case in California', { case_type: 'Family Law' }, 'courthouse', 'all'],
    ['a criminal case in California', { case_type: 'Criminal' }, 'remote', 'none'],
    ['an estate in California', { case_type: 'Probate', usual: 'public' }, 'remote', 'all'],
    ['a guardianship', { case_type: 'Probate', usual: 'courthouse_only_remote_barred' }, 'remote', 'none'],
    ['a guardianship', { case_type: 'Probate', usual: 'courthouse_only_remote_barred' }, 'courthouse', 'all'],
    ['an adoption', { case_type: 'Family Law', usual: 'confidential' }, 'courthouse', null],
    ['an eviction', { usual: 'masked_60_days_then_if_plaintiff_wins' }, 'courthouse', null],
    [
      'a social security appeal',
      { system: 'federal_district', usual: 'limited_remote_federal_5_2c' },
      'remote',
      'orders',
    ],
    ['a civil case in Texas', { system: 'texas' }, 'remote', 'none'],
    ['a matrimonial case in New York', { system: 'new_york', case_type: 'Family Law' }, 'courthouse', null],
    ['a case before an immigration judge', { system: 'immigration_court', case_type: 'Immigration' }, 'remote', null],
  ] as const)('%s: %o, %s', (_name, about, place, documents) => {
    expect(share(about, place)?.documents ?? null).toBe(documents);
  });

  test('is nothing at any level but public, and never more remotely than in the courthouse', () => {
    for (const system of packSystems) {
      for (const case_type of caseTypes) {
        for (const usual of [null, ...usualAccess]) {
          const about = { system, case_type, usual };
          for (const place of publicPlaces) {
            for (const level of ['parties', 'court', 'sealed'] as const)
              expect(share({ ...about, level }, place)).toBeNull();
          }
          if (share(about) !== null) expect(share(about, 'courthouse')).not.toBeNull();
        }
      }
    }
  });

  test('of documents is only the orders where the rule opens orders alone', () => {
    expect(opensDocument({ documents: 'orders' }, 'order')).toBe(true);
    expect(opensDocument({ documents: 'orders' }, 'filing')).toBe(false);
    expect(opensDocument({ documents: 'none' }, 'order')).toBe(false);
    expect(opensDocument(null, 'order')).toBe(false);
  });
});
