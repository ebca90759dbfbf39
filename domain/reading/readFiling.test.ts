import { describe, expect, test } from 'vitest';
import type { DocumentText, Evidence } from '#domain/documents/DocumentText';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import type { ReadField, Reading } from './Reading.ts';
import { readFiling } from './readFiling.ts';
import { captions } from './testing/captions.ts';

const today = '2026-08-01';
const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

function fieldsOf({ handwritten_pages: _, ...reading }: Reading): ReadField<unknown>[] {
  const values: (ReadField<unknown> | ReadField<unknown>[])[] = Object.values(reading);
  return values.flat();
}

/** The words at the place that an evidence gives. */
function wordsAt(document: DocumentText, evidence: Evidence): string {
  if (evidence.kind === 'page' && document.layout === 'pages') {
    return document.pages.find((page) => page.number === evidence.page)!.text;
  }
  if (evidence.kind === 'paragraph' && document.layout === 'flow') {
    return document.paragraphs[evidence.paragraph - 1]!.text.slice(evidence.start, evidence.end);
  }
  throw new Error('The evidence is of another layout than its document.');
}

describe.each([
  ['typed text', asFlow],
  ['pages', asPages],
])('evidence in %s', (_layout, layOut) => {
  test.each(captions.map((caption) => [caption.name, caption.text] as const))(
    'every value of "%s" quotes words that appear at its position',
    (_name, text) => {
      const document = layOut(text);
      for (const field of fieldsOf(readFiling(document, { today }))) {
        if (field.value !== false) expect(field.evidence.length, field.method).toBeGreaterThan(0);
        expect(field.confidence).toBeGreaterThan(0);
        expect(field.confidence).toBeLessThanOrEqual(1);
        for (const evidence of field.evidence) {
          if (evidence.kind === 'paragraph') expect(wordsAt(document, evidence)).toBe(evidence.quote);
          else for (const word of evidence.quote.split(' ')) expect(wordsAt(document, evidence)).toContain(word);
        }
      }
    },
  );

  test.each(captions.map((caption) => [caption.name, caption.text] as const))(
    'the summary of "%s" consists of its sentences and of values that were read',
    (_name, text) => {
      for (const { value, evidence } of readFiling(layOut(text), { today }).summary) {
        expect(evidence.length, value.code).toBeGreaterThan(0);
        if (value.code === 'summary.quotation') expect(oneSpace(text)).toContain(value.values.sentence);
      }
    },
  );
});

test('boxes cover the quoted words', () => {
  const document = asPages(
    'UNITED STATES DISTRICT COURT\nDISTRICT OF MAINE\n\nANNA ROWE,\n     Plaintiff,\n\nv.\n\nHARBOR LIGHT LLC,\n     Defendant.\n\n     COMPLAINT\n',
  );
  const reading = readFiling(document, { today });
  const evidence = reading.defendants[0]!.evidence[0]!;
  if (evidence.kind !== 'page' || document.layout !== 'pages') throw new Error('A PDF gives pages.');
  const line = document.pages[0]!.lines.find((one) => one.text.startsWith('HARBOR'))!;
  expect(evidence).toEqual({ kind: 'page', page: 1, boxes: [line.box], quote: 'HARBOR LIGHT LLC' });
});

test('an empty document has no values', () => {
  const reading = readFiling(asFlow('Minutes of the garden club.\n\nThe roses were admired.\n'), { today });
  expect(reading).toMatchObject({ plaintiffs: [], defendants: [], claimants: [], bar_numbers: [], summary: [] });
  for (const field of [
    'doc_type',
    'court',
    'location',
    'case_number',
    'filing_date',
    'amount_cents',
    'judge_name',
  ] as const) {
    expect(reading[field], field).toBeUndefined();
  }
});

test('a blank document is read without an error', () => {
  const page = { number: 1, width: 612, height: 792, lines: [], text: '', source: 'none' as const };
  expect(readFiling({ layout: 'pages', pages: [page], text: '' }, { today }).plaintiffs).toEqual([]);
});

test('pages cut out of a filing keep the docket’s number and get no title from their text', () => {
  const text = `Case: 1:18-cv-05587 Document #: 1000 Filed: 06/01/21 Page 8 of 18 PageID #:32475

although not necessarily expended. In re
Imperial Nat'l, Inc., 432 F.2d 232, 237 (3d Cir. 1970).

     The fees requested by the Receiver to date are anything but moderate.
     Application
     $413,298.44
`;
  const reading = readFiling(asPages(text), { today });
  expect(reading.case_number?.value).toBe('1:18-cv-05587');
  expect(reading.filing_date?.value).toBe('2021-06-01');
  expect(reading.doc_type).toBeUndefined();
  expect(reading.plaintiffs).toEqual([]);
});

test('a date after today is a misprint', () => {
  const text = 'UNITED STATES DISTRICT COURT\nDISTRICT OF MAINE\n\nORDER\n\nIT IS SO ORDERED.\n\nDated: May 5, 2099\n';
  expect(readFiling(asFlow(text), { today }).filing_date).toBeUndefined();
});

test('the dates of an appendix are not the document’s own', () => {
  const text = [
    'No. ____\n\nIN THE\nSupreme Court of the United States\n\nANNA ROWE,\n          Petitioner,\nv.\nSTATE OF OHIO,\n          Respondent.\n\nPETITION FOR A WRIT OF CERTIORARI',
    'CONCLUSION\n\nThe petition should be granted.\n\n     Respectfully submitted,\n     /s/ Ann Cole\n',
    'APPENDIX A\n\nUNITED STATES COURT OF APPEALS\n\nDated: November 8, 2021\n\n     /s/ John Roe\n     JOHN ROE\n     UNITED STATES CIRCUIT JUDGE\n',
  ].join('\f');
  const reading = readFiling(asPages(text), { today });
  expect(reading.doc_type?.value).toBe('petition_for_writ_of_certiorari');
  expect(reading.filing_date).toBeUndefined();
  expect(reading.case_number).toBeUndefined();
  expect(reading.judge_name).toBeUndefined();
});

test('reading takes time in proportion to length', () => {
  const paragraph =
    'The plaintiff alleges that the defendant owed a duty of care, $12,000.00 in all, and broke it on May 1, 2020. ';
  const text = (times: number) =>
    `UNITED STATES DISTRICT COURT\nDISTRICT OF MAINE\n\nA ROWE,\nPlaintiff,\nv.\nB ROWE,\nDefendant.\n\nCOMPLAINT\n\n${`${paragraph}\n${paragraph}\n\n`.repeat(times)}`;
  const clock = (times: number) => {
    const document = asFlow(text(times));
    const began = performance.now();
    readFiling(document, { today });
    return performance.now() - began;
  };
  clock(200);
  const short = Math.min(clock(500), clock(500), clock(500));
  const long = Math.min(clock(4000), clock(4000), clock(4000));
  expect(long).toBeLessThan(short * 8 * 3);
});

test.each([
  ['one endless line', 'a'.repeat(300_000)],
  ['endless spaces', `A v. B ${' '.repeat(300_000)}x`],
  ['endless numbers', '1-'.repeat(150_000)],
  ['endless signs', '('.repeat(200_000)],
  ['endless capitals', 'NO. '.repeat(80_000)],
  ['endless underscores', `Case No. ${'_'.repeat(300_000)}`],
  ['endless dollars', 'demands judgment of $1,000 '.repeat(10_000)],
])('%s does not hold the reader up', (_name, text) => {
  const began = performance.now();
  readFiling(asFlow(text), { today });
  expect(performance.now() - began).toBeLessThan(10_000);
});
