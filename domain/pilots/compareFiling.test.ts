import { describe, expect, test } from 'vitest';
import { compareFiling } from './compareFiling.ts';
import { sameFieldValue } from './sameFieldValue.ts';
import { accepted, aReading, returned, unsigned } from './testing/pilotSamples.ts';

describe('a value of the portal and one of the clerk', () => {
  test.each([
    ['case_number', '1:20-cv-04160-JGK', '20 Civ. 4160'],
    ['case_number', '26CV01000', '26-CV-1000'],
    ['court', 'Superior Court of California, Alder County', 'Superior Court, County of Alder'],
    ['document_type', 'Answer', 'ANSWER TO COMPLAINT'],
    ['title', 'ANSWER TO COMPLAINT', 'Answer to complaint.'],
    ['filer', 'Alex Q. Example', 'Alex Example'],
    ['filer', 'EXAMPLE & PLACEHOLDER LLP', 'Example and Placeholder'],
    ['filing_date', '2026-11-20', '2026-11-20'],
  ] as const)('are the same %s: %s, %s', (field, read, entered) => {
    expect(sameFieldValue(field, read, entered)).toBe(true);
  });

  test.each([
    ['case_number', '26CV01000', '26CV01001'],
    ['court', 'Superior Court of California, Alder County', 'Superior Court, County of Birch'],
    ['court', 'Superior Court of California, Alder County', 'Superior Court'],
    ['document_type', 'Answer', 'Motion to Compel'],
    ['document_type', 'Answer', 'Something of the old system'],
    ['title', 'ANSWER TO COMPLAINT', 'ANSWER TO CROSS-COMPLAINT'],
    ['filer', 'Alex Q. Example', 'Jesse Specimen'],
    ['filing_date', '2026-11-20', '2026-11-21'],
  ] as const)('are a different %s: %s, %s', (field, read, entered) => {
    expect(sameFieldValue(field, read, entered)).toBe(false);
  });
});

describe('a filing that the portal read', () => {
  test('agrees with the values that the clerk entered, and compares no others', () => {
    const { fields, disagreements } = compareFiling(aReading, accepted, []);
    expect(fields.map(({ field, outcome }) => [field, outcome])).toEqual([
      ['case_number', 'same'],
      ['court', 'not_compared'],
      ['document_type', 'not_compared'],
      ['title', 'same'],
      ['filer', 'not_compared'],
      ['filing_date', 'same'],
    ]);
    expect(disagreements).toEqual([]);
  });

  test('disagrees where a value is different or was not read', () => {
    const decision = { ...accepted, fields: { case_number: '26CV09999', court: 'Superior Court, County of Alder' } };
    const reading = { ...aReading, values: { case_number: ['26CV01000'] } };
    const { fields, disagreements } = compareFiling(reading, decision, [
      { subject: 'field:court', verdict: 'clerk' },
      { subject: 'field:court', verdict: 'unclear' },
    ]);
    expect(fields.slice(0, 2).map(({ outcome, verdict }) => [outcome, verdict])).toEqual([
      ['different', null],
      ['not_read', 'unclear'],
    ]);
    expect(disagreements).toEqual(['field:case_number', 'field:court']);
  });

  test.each([
    [null, [], 'undecided', []],
    [returned('unsigned'), [], 'confirmed', []],
    [returned('wrong_court'), [], 'other_reason', ['finding:CA-SIG-01', 'missed:wrong_court']],
    [accepted, [], 'rejected', ['finding:CA-SIG-01']],
    [accepted, ['portal'], 'would_have_caught', ['finding:CA-SIG-01']],
    [accepted, ['clerk'], 'rejected', ['finding:CA-SIG-01']],
    [accepted, ['unclear'], 'unclear', ['finding:CA-SIG-01']],
    [returned('wrong_court'), ['portal'], 'confirmed', ['finding:CA-SIG-01', 'missed:wrong_court']],
    [{ ...accepted, found_later: ['unsigned'] }, [], 'would_have_caught', []],
  ] as const)('with a finding and the decision %j, marked %j, is %s', (decision, verdicts, outcome, disagreements) => {
    const marks = verdicts.map((verdict) => ({ subject: 'finding:CA-SIG-01', verdict }));
    const reading = { ...aReading, findings: [unsigned] };
    const compared = compareFiling(reading, decision as never, marks);
    expect(compared.findings.map((one) => one.outcome)).toEqual([outcome]);
    expect(compared.disagreements).toEqual(disagreements);
  });

  test('missed what the clerk returned it for, and what the court found later', () => {
    expect(compareFiling(aReading, returned('unsigned'), []).missed).toEqual([
      { reason: 'unsigned', found_later: false, verdict: null },
    ]);
    const later = { ...accepted, found_later: ['duplicate' as const] };
    expect(compareFiling(aReading, later, []).missed).toEqual([
      { reason: 'duplicate', found_later: true, verdict: null },
    ]);
  });
});
