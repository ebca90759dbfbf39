import { describe, expect, test } from 'vitest';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { readTyped, valuesOf } from '../testing/readTyped.ts';

describe('a demand for a jury', () => {
  test.each([
    ['DEMAND FOR JURY TRIAL', 'complaint'],
    ['JURY TRIAL DEMANDED', 'amended_complaint'],
    ['Plaintiff demands a trial by jury on all issues so triable.', 'complaint'],
    ['Plaintiff hereby demands a jury trial.', 'complaint'],
    ['TRIAL BY JURY DEMANDED', 'complaint'],
    ['JURY TRIAL REQUESTED', 'complaint'],
    ['Plaintiff requests a jury trial and tenders the appropriate fee.', 'petition'],
    ['A trial by jury is hereby demanded.', 'answer'],
    ['The jury fee has been paid.', 'petition'],
    ['Defendant demands trial by jury.', 'answer'],
  ])('is read in "%s"', (text, type) => {
    expect(readTyped(text, type as DocumentTypeId).flow.jury_demand?.value).toBe(true);
  });
  test.each([
    ['Plaintiff waives a jury trial.', 'complaint'],
    ['The motion to strike the jury demand is granted.', 'order'],
    ['The case was tried to a jury.', 'complaint'],
    ['Jury Demand: None', 'complaint'],
    ['NON-JURY TRIAL DEMANDED', 'complaint'],
  ])('is not in "%s"', (text, type) => {
    expect(readTyped(text, type as DocumentTypeId).flow.jury_demand).toBeUndefined();
  });
});

describe('causes of action', () => {
  const cases: [form: string, text: string, causes: string[]][] = [
    [
      'in capitals over their names',
      'FIRST CAUSE OF ACTION\n(Breach of Contract)\n\n1. Plaintiff repeats the allegations above.\n\nSECOND CAUSE OF ACTION\n(Fraud)\n\n2. Plaintiff repeats the allegations above.',
      ['Breach of Contract', 'Fraud'],
    ],
    [
      'counts with a dash',
      'COUNT I - NEGLIGENCE\n\n1. Defendant was careless.\n\nCOUNT II - LOSS OF CONSORTIUM\n\n2. Plaintiff lost her husband’s company.',
      ['NEGLIGENCE', 'LOSS OF CONSORTIUM'],
    ],
    ['counts with a colon', 'Count 1: Wrongful Termination\n\n1. She was dismissed.', ['Wrongful Termination']],
    [
      'claims for relief',
      'FIRST CLAIM FOR RELIEF\nUnjust Enrichment\n\n1. Defendant kept the money.',
      ['Unjust Enrichment'],
    ],
    [
      'New York’s words',
      'AS AND FOR A FIRST CAUSE OF ACTION\nFOR ACCOUNT STATED\n\n1. The bill was sent.',
      ['FOR ACCOUNT STATED'],
    ],
    ['on one line', 'Second Cause of Action: Conversion\n\n1. Defendant took the truck.', ['Conversion']],
  ];
  test.each(cases)('%s are read', (_form, text, causes) => {
    for (const read of Object.values(readTyped(text, 'complaint')))
      expect(valuesOf(read.causes_of_action)).toEqual(causes);
  });
  test('say against whom and under what law', () => {
    const { flow } = readTyped(
      'FIRST CAUSE OF ACTION\n(Excessive Force, 42 U.S.C. § 1983, against Officer Dorn)\n\n1. He struck her.',
      'complaint',
    );
    expect(flow.causes_of_action?.[0]).toMatchObject({
      value: 'Excessive Force',
      parts: { against: 'Officer Dorn', statute: '42 U.S.C. § 1983' },
    });
  });
  test.each([
    ['a table of contents', 'FIRST CAUSE OF ACTION ........................ 4', 'complaint'],
    ['a motion about counts', 'COUNT I - NEGLIGENCE should be dismissed.', 'motion'],
    ['prose', 'count two of the ballots was late', 'complaint'],
  ])('%s states none', (_what, text, type) => {
    expect(valuesOf(readTyped(text, type as DocumentTypeId).flow.causes_of_action)).toEqual([]);
  });
});

describe('relief', () => {
  const cases: [form: string, text: string, type: DocumentTypeId, relief: string[]][] = [
    [
      'a lettered prayer',
      'PRAYER FOR RELIEF\n\nWHEREFORE, Plaintiff requests judgment as follows:\n\nA. Compensatory damages in an amount to be proved;\nB. Punitive damages;\nC. Such other and further relief as is just.\n\nDated: May 1, 2025',
      'complaint',
      ['Compensatory damages in an amount to be proved', 'Punitive damages'],
    ],
    [
      'a numbered prayer over two lines',
      'WHEREFORE, Plaintiff prays for judgment as follows:\n1. For damages of $12,000.00 with\ninterest from June 1, 2024;\n2. For costs of suit; and\n3. For such other and further relief as the Court deems proper.',
      'complaint',
      ['For damages of $12,000.00 with interest from June 1, 2024', 'For costs of suit'],
    ],
    [
      'letters in brackets',
      'Prayer for Relief\n\n(a) An order of custody;\n\n(b) Child support;\n\nRespectfully submitted,',
      'petition',
      ['An order of custody', 'Child support'],
    ],
    [
      'one sentence',
      'WHEREFORE, plaintiff demands judgment against the defendant in the sum of $37,412.50, with interest.',
      'complaint',
      ['judgment against the defendant in the sum of $37,412.50, with interest'],
    ],
    [
      'a motion',
      'WHEREFORE, Defendant respectfully requests that the Court dismiss the complaint with prejudice.',
      'motion',
      ['dismiss the complaint with prejudice'],
    ],
    [
      'a motion that only moves',
      'Defendant, by counsel, moves this Court to suppress all evidence seized from his car.\n\nRespectfully submitted,',
      'motion',
      ['suppress all evidence seized from his car'],
    ],
  ];
  test.each(cases)('of %s is read', (_form, text, type, relief) => {
    for (const read of Object.values(readTyped(text, type as DocumentTypeId)))
      expect(valuesOf(read.relief)).toEqual(relief);
  });
  test('a court asks for nothing', () => {
    expect(valuesOf(readTyped('WHEREFORE, it is ORDERED that the motion is granted.', 'order').flow.relief)).toEqual(
      [],
    );
  });
});
