import { describe, expect, test } from 'vitest';
import { compareReadings } from '#domain/reading/compareReadings';
import type { ListedField } from '#domain/reading/listedFields';
import { machineValueOf } from '#domain/reading/machineValue';
import { currentConfirmations } from './currentConfirmations.ts';

const read = (field: string, value: string, confidence = 0.9, method = 'caption'): ListedField => ({
  ...{ field, value, confidence, method, evidence: [] },
});

describe('what the analysis read for a field', () => {
  test('is all its values, as sure as the least of them', () => {
    const fields = [read('plaintiffs', 'A', 0.9), read('plaintiffs', 'B', 0.6, 'body'), read('court', 'C')];
    expect(machineValueOf(fields, 'plaintiffs')).toEqual({
      ...{ value: 'A\nB', confidence: 0.6, method: 'caption, body', evidence: [] },
    });
    expect(machineValueOf(fields, 'amount')).toBeNull();
  });
});

describe('the confirmations in force', () => {
  const said = (filing_version: number, machine_value = '$1.00') => ({
    ...{ field: 'amount' as const, machine_value, filing_version },
  });
  test.each([
    ['one that nobody spoke against', [said(2)], [], '$1.00', [2]],
    ['the last of two', [said(2), said(5)], [], '$1.00', [5]],
    ['none before a correction', [said(2)], [{ field: 'amount', filing_version: 3 }], '$1.00', []],
    ['one after a correction', [said(4)], [{ field: 'amount', filing_version: 3 }], '$1.00', [4]],
    ['one beside another field’s correction', [said(2)], [{ field: 'court', filing_version: 3 }], '$1.00', [2]],
    ['none of a value that is read otherwise now', [said(2)], [], '$2.00', []],
  ])('are %s', (_what, confirmations, corrections, now, versions) => {
    const standing = currentConfirmations(confirmations, corrections, [read('amount', now)]);
    expect(standing.map(({ filing_version }) => filing_version)).toEqual(versions);
  });
});

describe('what a later reading says otherwise', () => {
  test('is listed field by field, with the API’s names', () => {
    const before = [read('amount', '$1.00'), read('filing_date', '2026-01-01'), read('court', 'C'), read('title', 'T')];
    const after = [read('amount', '$2.00'), read('court', 'C'), read('plaintiffs', 'A'), read('plaintiffs', 'B')];
    expect(compareReadings(before, after)).toEqual([
      { field: 'amount', before: ['$1.00'], after: ['$2.00'] },
      { field: 'plaintiffs', before: [], after: ['A', 'B'] },
      { field: 'filling_date', before: ['2026-01-01'], after: [] },
      { field: 'title', before: ['T'], after: [] },
    ]);
    // A different confidence or rule is not a change in the document's content.
    expect(compareReadings([read('court', 'C', 0.5, 'x')], [read('court', 'C', 0.9, 'y')])).toEqual([]);
  });
});
