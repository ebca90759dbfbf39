import { describe, expect, test } from 'vitest';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import { readFiling } from '../readFiling.ts';
import { captions } from '../testing/captions.ts';
import { federalCaptions } from '../testing/federalCaptions.ts';
import { furtherCaptions } from '../testing/furtherCaptions.ts';
import { otherCaptions } from '../testing/otherCaptions.ts';
import { stateCaptions } from '../testing/stateCaptions.ts';
import type { LearnedTemplate } from './LearnedTemplate.ts';
import { type Lesson, learnTemplate, lessonOf } from './learnTemplate.ts';
import { numberShape, patternOfSign, sharedPattern } from './numberShape.ts';
import { printedFront } from './printedFront.ts';

const all = [...captions, ...federalCaptions, ...stateCaptions, ...otherCaptions, ...furtherCaptions];
const filing = (number: string, plaintiff = 'Morgan Sample') => `Jane Roe (Bar No. 000123)
ROE & DOE LLP
100 Example Street, Suite 4
Alder, California 90000
Telephone: (555) 555-0100
Attorneys for Plaintiff

HARBOR CLAIMS TRIBUNAL OF THE PORT DISTRICT
COUNTY OF ALDER

${plaintiff.toUpperCase()},
          Plaintiff,
     v.
EXAMPLE LOGISTICS, INC.,
          Defendant.

Docketed as ${number}

COMPLAINT FOR DAMAGES

Plaintiff ${plaintiff} alleges that on March 2, 2026 the goods were lost.
`;
const sign = 'HARBOR CLAIMS TRIBUNAL OF THE PORT DISTRICT COUNTY OF ALDER';
const court = 'Harbor Claims Tribunal, Port District';
const heading: LearnedTemplate = { id: 't1', field: 'court', sign, value: court };
const number: LearnedTemplate = { id: 't2', field: 'case_number', sign: 'HC/####/@-####', value: null };
const read = (text: string, templates: LearnedTemplate[] = []) =>
  readFiling(asPages(text), { today: '2026-03-02', templates });

describe('the printed front of a document', () => {
  test.each([
    ['pages', asPages],
    ['flowing text', asFlow],
  ])('has the heading without the attorney’s block and the caption, in %s', (_layout, layOut) => {
    const front = printedFront(layOut(filing('HC/2026/A-0431')));
    expect(front.heading).toBe(sign);
    expect(front.text).toContain('HC/2026/A-0431');
  });

  test.each([
    [
      'in a right column',
      'JOHN EXAMPLE                 §     IN THE JUSTICE COURT\nPLAINTIFF                    §\n                             §     PRECINCT ONE\nV.                           §\n                             §     ALDER COUNTY, TEXAS\nLEE DOE                      §\n',
      'IN THE JUSTICE COURT PRECINCT ONE ALDER COUNTY TEXAS',
    ],
    [
      'on lines with a joint',
      'UNITED STATES DISTRICT COURT\nfor the\nWestern District of Alder\n\nSTATE OF EXAMPLE,\nPlaintiff,\nv.\n',
      'UNITED STATES DISTRICT COURT FOR THE WESTERN DISTRICT OF ALDER',
    ],
  ])('has a heading %s', (_where, text, heading) => {
    expect(printedFront(asPages(text)).heading).toBe(heading);
  });

  test.each([
    ['a heading of common words', 'IN THE DISTRICT COURT\n\nMORGAN SAMPLE,\nPlaintiff,\nv.\n'],
    ['a form’s box', 'FOR COURT USE ONLY\n\nMORGAN SAMPLE,\nPlaintiff,\nv.\n'],
    ['a letter', 'Dear Ms. Roe:\n\nPlease find the documents that the court requested.\n'],
    ['an attorney’s block', 'ROE & DOE LLP\nAttorneys at the Court of Appeal\n'],
  ])('has no heading of one court in %s', (_what, text) => {
    expect(printedFront(asFlow(text)).heading).toBe(null);
  });
});

describe.each([
  ['pages', asPages],
  ['flowing text', asFlow],
])('the headings of all captions, as %s,', (_layout, layOut) => {
  const read = all.map(({ text, expected }) => ({
    heading: printedFront(layOut(text)).heading,
    court: [expected.court, expected.location].join(', '),
    known: typeof expected.court === 'string' && typeof expected.location === 'string',
  }));

  test('are found in more than nine of ten', () => {
    expect(read.filter(({ heading }) => heading !== null).length / read.length).toBeGreaterThan(0.9);
  });

  test('mean one court each', () => {
    const meanings = new Map<string, Set<string>>();
    for (const { heading, court, known } of read) {
      if (heading !== null && known) meanings.set(heading, (meanings.get(heading) ?? new Set()).add(court));
    }
    expect([...meanings].filter(([, courts]) => courts.size > 1).map(([sign, courts]) => [sign, ...courts])).toEqual(
      [],
    );
  });
});

describe('the pattern of a case number', () => {
  test.each([
    ['CN-2026-00431', '@@-####-#####'],
    ['hc/2026/a-0431', '@@/####/@-####'],
    ['26 CV  0431', '## @@ ####'],
    ['3/2/2026', null],
    ['2026-03-02', null],
    ['555-555-0100', null],
    ['90000-1234', null],
    ['000-00-0000', null],
    ['12345678', null],
    ['A-1', null],
    ['CN-2026; drop', null],
  ])('of %j is %s', (written, shape) => {
    expect(numberShape(written)).toBe(shape);
  });

  test('keeps the letters that are the same in all numbers', () => {
    expect(sharedPattern(['HC/2026/A-0431', 'HC/2026/B-0432', 'hc/2025/A-0001'])).toBe('HC/####/@-####');
  });

  test.each([
    ['Docketed as HC/2026/A-0431.', 'HC/2026/A-0431'],
    ['(hc/2026/a-0431)', 'hc/2026/a-0431'],
    ['XHC/2026/A-0431', undefined],
    ['HC/2026/A-04315', undefined],
    ['HC/2026/A-0431-2', undefined],
  ])('finds it in %j', (line, found) => {
    expect(patternOfSign('HC/####/@-####').exec(line)?.[0]).toBe(found);
  });
});

describe('a learned template', () => {
  test('of a heading gives the court its name, with the heading as its evidence', () => {
    expect(read(filing('HC/2026/A-0431')).court?.value).not.toBe(court);
    const { court: learned } = read(filing('HC/2026/A-0431'), [heading]);
    expect(learned).toMatchObject({
      value: court,
      method: 'learned-heading',
      parts: { template: 't1' },
    });
    const quotes = learned?.evidence.map(({ quote }) => quote).join(' ');
    expect(quotes).toContain('HARBOR CLAIMS TRIBUNAL');
    expect(quotes).toContain('COUNTY OF ALDER');
  });

  test('of a number finds the only number of its pattern', () => {
    const { case_number } = read(filing('HC/2026/A-0431'), [heading, number]);
    expect(case_number).toMatchObject({
      value: 'HC/2026/A-0431',
      method: 'learned-number',
      parts: { template: 't2' },
      evidence: [{ quote: 'HC/2026/A-0431' }],
    });
  });

  test('chooses none of several numbers', () => {
    const text = filing('HC/2026/A-0431 and HC/2026/A-0432');
    expect(read(text, [number]).case_number).toEqual(read(text).case_number);
  });

  test('changes nothing in a document with another heading', () => {
    const text = filing('HC/2026/A-0431').replace('PORT DISTRICT', 'LAKE DISTRICT');
    expect(read(text, [heading]).court).toEqual(read(text).court);
  });

  test('gives the same reading each time', () => {
    const text = filing('HC/2026/A-0431');
    expect(read(text, [heading, number])).toEqual(read(text, [heading, number]));
    expect(read(text, [])).toEqual(readFiling(asPages(text), { today: '2026-03-02' }));
  });
});

describe('corrections teach', () => {
  const lesson = (filing_id: string, changes: Partial<Lesson> = {}): Lesson => ({
    ...{ filing_id, field: 'court', sign, value: court },
    ...changes,
  });
  const three = ['a', 'b', 'c'].map((id) => lesson(id));

  test('what a heading means after three identical corrections', () => {
    expect(learnTemplate(three[1]!, three.slice(0, 2), [])).toBe(null);
    expect(learnTemplate(three[2]!, three, [])).toEqual({ field: 'court', sign, value: court, sources: three });
  });

  test('nothing if the values, the headings, or the fields differ', () => {
    const others = [{ value: 'Port Court' }, { sign: 'PORT COURT' }, { field: 'location' as const }];
    for (const changes of others) {
      expect(learnTemplate(three[0]!, [...three.slice(0, 2), lesson('c', changes)], [])).toBe(null);
    }
  });

  test('nothing again from corrections that have taught a template, even if it was revoked', () => {
    const learned = { ...heading, sources: ['a', 'b', 'c'] };
    expect(learnTemplate(three[2]!, three, [learned])).toBe(null);
    const fresh = ['d', 'e', 'f'].map((id) => lesson(id));
    expect(learnTemplate(fresh[2]!, [...three, ...fresh], [learned])?.sources).toEqual(fresh);
  });

  test('a pattern of case numbers', () => {
    const numbers = ['HC/2026/A-0431', 'HC/2026/B-0432', 'HC/2025/A-0001'].map((value, index) =>
      lessonOf({ filing_id: String(index), field: 'case_number', value }, printedFront(asPages(filing(value)))),
    );
    expect(numbers.every((one) => one?.sign === '@@/####/@-####')).toBe(true);
    expect(learnTemplate(numbers[2]!, numbers as Lesson[], [])).toMatchObject({ sign: 'HC/####/@-####', value: null });
  });

  test('nothing if the document does not print the number, or has no heading', () => {
    const front = printedFront(asPages(filing('HC/2026/A-0431')));
    expect(lessonOf({ filing_id: 'a', field: 'case_number', value: 'HC/2026/A-0999' }, front)).toBe(null);
    expect(lessonOf({ filing_id: 'a', field: 'court', value: court }, { heading: null, text: '' })).toBe(null);
  });
});
