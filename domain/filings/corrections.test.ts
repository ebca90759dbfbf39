import { describe, expect, test } from 'vitest';
import { say } from '#domain/messages/say';
import { parseAmount } from '#domain/money/parseAmount';
import { gatherFields, listFields } from '#domain/reading/listedFields';
import { emptyReading, type Reading } from '#domain/reading/Reading';
import { applyCorrections } from './applyCorrections.ts';
import { additionalValues, type FilingValues } from './FilingValues.ts';
import { planCorrections } from './planCorrections.ts';

const found = <Value>(value: Value) => ({ value, confidence: 0.9, method: 'caption', evidence: [] });
const read: FilingValues = {
  doc_type: 'Complaint',
  title: 'COMPLAINT FOR DAMAGES',
  court: 'Superior Court of California, County of Alder',
  location: 'Alder County, California',
  case_number: '26CV00431',
  filing_date: '2026-03-02',
  amount: '$84,500.00',
  judge_name: null,
  hearing_date: null,
  hearing_time: null,
  plaintiffs: ['Morgan Sample'],
  claimants: [],
  defendants: ['Example Logistics, Inc.', 'Doe 1'],
  ...additionalValues({
    ...emptyReading(),
    jury_demand: found(true),
    hearing_place: found('Department 4'),
    counsel: [
      { ...found('Jane Roe'), parts: { bar_number: '000123', firm: 'Roe LLP' } },
      { ...found('Lee Doe'), parts: { represents: 'Morgan Sample' } },
    ],
    sums: [{ ...found('$84,500.00'), parts: { for: 'unpaid rent' } }, found('$35,000.00')],
  }),
};

const counselRead = 'Jane Roe, Bar No. 000123\nLee Doe';
const sumsRead = '$84,500.00 for unpaid rent\n$35,000.00';

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
    ['a fact', { jury_demand: 'no' }, [['jury_demand', 'yes', 'no']]],
    ['a bar number', { counsel: 'Jane Roe (SBN 000321)' }, [['counsel', counselRead, 'Jane Roe, Bar No. 000321']]],
    ['nothing, when counsel is the same', { counsel: 'Jane Roe Bar Number: 000123\nLee Doe' }, []],
    ['nothing, when the amounts are the same', { sums: '84500 for unpaid rent\n$35,000' }, []],
    ['the purpose of an amount', { sums: '35000 for damages' }, [['sums', sumsRead, '$35,000.00 for damages']]],
  ])('finds %s', (_what, asked, planned) => {
    const found = planCorrections(read, asked).map(({ field, old_value, new_value }) => [field, old_value, new_value]);
    expect(found).toEqual(planned);
  });
});

describe('the reading in force', () => {
  const said = found;
  const machine: Reading = {
    ...emptyReading(),
    doc_type: said('complaint' as const),
    amount_cents: said(8_450_000),
    plaintiffs: [said('Morgan Sample')],
    defendants: [said('Doe 1')],
  };

  test('is the value that was read if no one corrected it', () => {
    expect(applyCorrections(machine, [])).toEqual(machine);
  });

  test('is what people entered last, regardless of what the analysis read', () => {
    const reading = applyCorrections(machine, [
      { field: 'amount', new_value: '$1.00' },
      { field: 'plaintiffs', new_value: 'Lee Doe\nMorgan Sample' },
      { field: 'amount', new_value: '$2,000.50' },
      { field: 'doc_type', new_value: null },
      { field: 'defendants', new_value: null },
      { field: 'judge_name', new_value: 'Hon. A. Reyes' },
    ]);
    const byPerson = { confidence: 1, method: 'correction', evidence: [] };
    expect(reading).toEqual({
      ...emptyReading(),
      amount_cents: { value: 200_050, ...byPerson },
      judge_name: { value: 'Hon. A. Reyes', ...byPerson },
      plaintiffs: [
        { value: 'Lee Doe', ...byPerson },
        { value: 'Morgan Sample', ...byPerson },
      ],
    });
  });

  test('retains the parts of entries that a person left as they were', () => {
    const counsel = [
      { ...said('Jane Roe'), parts: { bar_number: '000123', firm: 'Roe LLP' } },
      { ...said('Lee Doe'), parts: { bar_number: '000777' } },
    ];
    const reading = applyCorrections({ ...machine, counsel, jury_demand: said(true) }, [
      { field: 'counsel', new_value: 'Jane Roe, Bar No. 000321\nAlex Sample' },
      { field: 'jury_demand', new_value: 'no' },
      { field: 'has_signature_block', new_value: 'yes' },
    ]);
    expect(reading.counsel).toMatchObject([
      { value: 'Jane Roe', method: 'correction', parts: { bar_number: '000321', firm: 'Roe LLP' } },
      { value: 'Alex Sample' },
    ]);
    expect(reading.jury_demand?.value).toBe(false);
    expect(reading.has_signature_block?.value).toBe(true);
    expect(additionalValues(reading)).toMatchObject({ jury_demand: 'no', has_signature_block: 'yes', service: null });
  });

  test('does not change what the analysis read', () => {
    const before = structuredClone(machine);
    applyCorrections(machine, [{ field: 'plaintiffs', new_value: 'Lee Doe' }]);
    expect(machine).toEqual(before);
  });
});

describe('an amount', () => {
  test.each([
    ['84500', 8_450_000],
    ['$ 84,500.5', undefined],
    ['84,500.50', 8_450_050],
    ['$1,234,567', 123_456_700],
    ['007', 700],
    ['0', 0],
    ['several', undefined],
    ['9'.repeat(30), undefined],
  ])('%j is %s cents', (typed, cents) => {
    expect(parseAmount(typed)).toBe(cents);
  });
});

describe('the list of what was read', () => {
  test('holds everything, so that the reading can be made of it again', () => {
    const place = { kind: 'paragraph' as const, paragraph: 1, start: 0, end: 3, quote: 'and' };
    const said = <Value>(value: Value) => ({ value, confidence: 0.7, method: 'rule', evidence: [place] });
    const reading: Reading = {
      ...emptyReading(),
      doc_type: said('complaint' as const),
      title: said('COMPLAINT FOR DAMAGES'),
      court: said('Superior Court of California'),
      location: said('Alder County, California'),
      case_number: said('26CV00431'),
      filing_date: said('2026-03-02'),
      plaintiffs: [said('A'), said('B')],
      claimants: [said('C')],
      defendants: [],
      amount_cents: said(12_345_678),
      judge_name: said('Hon. A. Reyes'),
      has_signature_block: said(true),
      has_certificate_of_service: said(false),
      hearing_date: said('2026-04-01'),
      jury_demand: said(true),
      counsel: [{ ...said('Jane Roe'), parts: { bar_number: '000123', represents: 'A' } }],
      bar_numbers: [said('000123')],
      summary: [
        said(say('summary.quotation', { sentence: 'One.' })),
        said(say('summary.hearing', { on: '2026-04-01', at: null, place: 'Dept. 3' })),
      ],
    };
    expect(gatherFields(listFields(reading))).toEqual(reading);
    expect(gatherFields(listFields(emptyReading()))).toEqual(emptyReading());
    expect(listFields(reading).find(({ field }) => field === 'amount')?.value).toBe('$123,456.78');
    expect(listFields(reading).filter(({ field }) => field === 'summary')).toMatchObject([
      { value: 'One.' },
      { value: '2026-04-01 Dept. 3', says: { code: 'summary.hearing' } },
    ]);
  });
});
