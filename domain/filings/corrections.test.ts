import { describe, expect, test } from 'vitest';
import { applyCorrections } from './applyCorrections.ts';
import type { FilingValues } from './FilingValues.ts';
import { normalizeAmount } from './normalizeAmount.ts';
import { planCorrections } from './planCorrections.ts';

const read: FilingValues = {
  doc_type: 'Complaint',
  court: 'Superior Court of California, County of Alder',
  location: 'Alder County, California',
  case_number: '26CV00431',
  filing_date: '2026-03-02',
  amount: '$84,500.00',
  judge_name: null,
  plaintiffs: ['Morgan Sample'],
  claimants: [],
  defendants: ['Example Logistics, Inc.', 'Doe 1'],
};

describe('planning corrections', () => {
  test.each([
    ['a changed value', { doc_type: 'Cross-Complaint' }, [['doc_type', 'Complaint', 'Cross-Complaint']]],
    ['an emptied value', { amount: '' }, [['amount', '$84,500.00', null]]],
    ['a value where none was read', { judge_name: 'Hon. A. Reyes' }, [['judge_name', null, 'Hon. A. Reyes']]],
    [
      'names one a line',
      { plaintiffs: ' Morgan  Sample \n\nLee Doe\r\n' },
      [['plaintiffs', 'Morgan Sample', 'Morgan Sample\nLee Doe']],
    ],
    ['no names', { defendants: ' \n ' }, [['defendants', 'Example Logistics, Inc.\nDoe 1', null]]],
    ['nothing, when the value is the same in other spacing', { location: '  Alder  County, California ' }, []],
    ['nothing, when the sum is the same in other dress', { amount: '84500' }, []],
    ['nothing, when nothing is asked', {}, []],
  ])('finds %s', (_what, asked, planned) => {
    const found = planCorrections(read, asked).map(({ field, old_value, new_value }) => [field, old_value, new_value]);
    expect(found).toEqual(planned);
  });
});

describe('the values in force', () => {
  test('are the machine’s where nobody corrected them', () => {
    expect(applyCorrections(read, [])).toEqual(read);
  });

  test('are the newest correction where somebody did, whatever the machine reads', () => {
    const values = applyCorrections(read, [
      { field: 'amount', new_value: '$1.00' },
      { field: 'plaintiffs', new_value: 'Lee Doe\nMorgan Sample' },
      { field: 'amount', new_value: null },
      { field: 'claimants', new_value: null },
    ]);
    expect(values).toEqual({ ...read, amount: null, plaintiffs: ['Lee Doe', 'Morgan Sample'], claimants: [] });
  });

  test('leave the machine’s own untouched', () => {
    const before = structuredClone(read);
    applyCorrections(read, [{ field: 'plaintiffs', new_value: 'Lee Doe' }]);
    expect(read).toEqual(before);
  });
});

describe('an amount', () => {
  test.each([
    ['84500', '$84,500.00'],
    ['$ 84,500.5', '$ 84,500.5'],
    ['84,500.50', '$84,500.50'],
    ['$1,234,567', '$1,234,567.00'],
    ['007', '$7.00'],
    ['0', '$0.00'],
    ['several', 'several'],
  ])('%j is written %j', (typed, written) => {
    expect(normalizeAmount(typed)).toBe(written);
  });
});
