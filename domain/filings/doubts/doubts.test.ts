import { describe, expect, test } from 'vitest';
import { writeDoubtOfSubmission } from '#contract/messages/writeMessages';
import { emptyReading, type ReadField, type Reading } from '#domain/reading/Reading';
import { compareCorrection, type Identity } from './compareCorrection.ts';
import { type Destination, findDoubts } from './findDoubts.ts';

const read = (value: string, parts?: Record<string, string>): ReadField<string> => ({
  value,
  confidence: 0.95,
  method: 'test',
  evidence: [{ kind: 'page', page: 1, boxes: [], quote: value }],
  ...(parts && { parts }),
});
const filing = (some: Partial<Reading>): Reading => ({ ...emptyReading(), ...some });
const alder: Destination = {
  court: {
    name: 'Superior Court of California, County of Alder',
    level: 'State Court',
    state: 'California',
    county: 'Alder',
  },
  filer: {
    full_name: 'Alex Q. Example',
    represents_others: true,
    roster: { name: 'Alex Q. Example', bar_number: '000001' },
  },
  record: null,
  earlier: [],
};
/** As the filer reads them. */
const doubtsOf = (reading: Reading, to: Destination) =>
  findDoubts(reading, to).map(({ says, ...doubt }) => ({ ...doubt, ...writeDoubtOfSubmission(says) }));
const kinds = (reading: Reading, to: Partial<Destination> = {}) =>
  findDoubts(reading, { ...alder, ...to }).map(({ kind }) => kind);

describe('a document is compared with the court in which it is filed', () => {
  test.each([
    ['Superior Court of California, County of San Francisco'],
    ['District Court of Dallas County, Texas'],
    ['United States District Court for the Northern District of California'],
    ['Court of Appeal of the State of California, First Appellate District'],
  ])('%s is another court than Alder', (name) => {
    const [doubt, ...more] = doubtsOf(filing({ court: read(name) }), alder);
    expect(more).toEqual([]);
    expect(doubt).toMatchObject({ kind: 'court', document: name, expected: alder.court.name, page: 1 });
    expect(doubt!.message).toContain(`You are filing in the ${alder.court.name}`);
  });

  test('its own name, with or without the county, is no doubt', () => {
    expect(kinds(filing({ court: read(alder.court.name) }))).toEqual([]);
    expect(kinds(filing({ court: read('Superior Court of the State of California') }))).toEqual([]);
    expect(
      kinds(filing({ court: read('Superior Court of California'), location: read('Alder County, California') })),
    ).toEqual([]);
  });

  test('the county of the caption counts where the court is named without it', () => {
    const reading = filing({ court: read('Superior Court of California'), location: read('Marin County, California') });
    expect(doubtsOf(reading, alder)).toMatchObject([
      { kind: 'court', document: 'Superior Court of California, Marin County, California' },
    ]);
  });

  test('a federal district is compared by its district', () => {
    const court = {
      ...{ name: 'United States District Court for the District of Maine', level: 'Federal Court' as const },
      ...{ state: 'Maine', county: null },
    };
    expect(kinds(filing({ court: read(court.name) }), { court })).toEqual([]);
    const other = read('United States District Court for the Southern District of New York');
    expect(kinds(filing({ court: other }), { court })).toEqual(['court']);
  });
});

describe('a document is compared with the case that it names', () => {
  const record = {
    case_number: '26CV00412',
    title: 'Specimen v. Example Foods, Inc.',
    parties: [{ name: 'Pat Specimen', role: 'plaintiff' }],
  };
  test('a number without a case of the filer reports only that', () => {
    const [doubt] = doubtsOf(filing({ case_number: read('CGC-22-600095') }), alder);
    expect(doubt).toMatchObject({ kind: 'case', document: 'CGC-22-600095', expected: null });
  });
  test('parties that are not in the filer’s case are a doubt', () => {
    const reading = filing({ case_number: read('26CV00412'), plaintiffs: [read('Wanda Westmoreland')] });
    expect(doubtsOf(reading, { ...alder, record })).toMatchObject([
      { kind: 'parties', document: 'Wanda Westmoreland', expected: '26CV00412, Specimen v. Example Foods, Inc.' },
    ]);
  });
  test('one known party is enough', () => {
    const reading = filing({
      case_number: read('26CV00412'),
      plaintiffs: [read('PAT SPECIMEN')],
      defendants: [read('Doe 1')],
    });
    expect(kinds(reading, { record })).toEqual([]);
  });
});

describe('a document is compared with its filer', () => {
  test('another attorney’s number and name are a doubt', () => {
    const reading = filing({ bar_numbers: [read('83762')], counsel: [read('Jane Roe', { bar_number: '83762' })] });
    expect(doubtsOf(reading, alder)).toMatchObject([
      { kind: 'filer', document: 'Jane Roe, bar number 83762', expected: 'Alex Q. Example, bar number 000001' },
    ]);
  });
  test('the filer’s own number, with or without zeros, raises none, regardless of other signers', () => {
    expect(kinds(filing({ bar_numbers: [read('83762'), read('1')], counsel: [read('Jane Roe')] }))).toEqual([]);
    expect(kinds(filing({ counsel: [read('Alex Example')] }))).toEqual([]);
  });
  test('court staff file anyone’s document', () => {
    expect(kinds(filing({ counsel: [read('Jane Roe')] }), { filer: null })).toEqual([]);
  });
  test('a document without an attorney is filed by anyone', () => {
    expect(kinds(filing({}))).toEqual([]);
  });
  test('a self-represented person is asked about an attorney’s document', () => {
    const filer = { full_name: 'Riley Roe', represents_others: false, roster: null };
    const [doubt] = doubtsOf(filing({ counsel: [read('Jane Poe')] }), { ...alder, filer });
    expect(doubt!.message).toContain('You are filing for yourself, as Riley Roe');
  });
});

test('a document that the court has received already is a doubt', () => {
  const earlier = [
    {
      filing_id: 'x',
      document_name: 'Answer.pdf',
      received_on: '2026-11-03',
      same: 'file' as const,
      share: 1,
      document: 0,
    },
  ];
  expect(doubtsOf(filing({}), { ...alder, earlier })[0]!.message).toBe(
    'This document has the same content as Answer.pdf, which the court received on Nov 3, 2026.',
  );
});

describe('a corrected document is compared with the returned one', () => {
  const returned: Identity = {
    case_number: '26CV00412',
    court: 'Superior Court of California, County of Alder',
    doc_type: 'Answer',
    document_type: 'answer',
    title: 'Answer to Complaint',
    plaintiffs: ['Pat Specimen'],
    claimants: [],
    defendants: ['Example Foods, Inc.'],
  };
  test('another case’s document differs in every point', () => {
    const other: Identity = {
      case_number: 'CGC-22-600095',
      court: 'Superior Court of California, County of San Francisco',
      doc_type: 'Complaint',
      document_type: 'complaint',
      title: 'Complaint for Damages',
      plaintiffs: ['Wanda Westmoreland'],
      claimants: [],
      defendants: ['Example Motors LLC'],
    };
    expect(
      compareCorrection(returned, other).map(({ kind, says }) => {
        const { expected, document } = writeDoubtOfSubmission(says);
        return [kind, expected, document];
      }),
    ).toEqual([
      ['case', '26CV00412', 'CGC-22-600095'],
      ['parties', 'Pat Specimen; Example Foods, Inc.', 'Wanda Westmoreland; Example Motors LLC'],
      ['court', returned.court, other.court],
      ['document', 'Answer', 'Complaint'],
      ['document', 'Answer to Complaint', 'Complaint for Damages'],
    ]);
  });
  test('what was missing may be supplied, and a title may be fuller', () => {
    const before = { ...returned, case_number: null };
    const after = { ...returned, title: 'Answer to Complaint; Demand for Jury Trial' };
    expect(compareCorrection(before, after)).toEqual([]);
  });
});
