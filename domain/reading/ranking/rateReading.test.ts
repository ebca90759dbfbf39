import { expect, test } from 'vitest';
import type { DocumentText, Word } from '#domain/documents/DocumentText';
import { emptyReading, type ReadField } from '../Reading.ts';
import { rateReading } from './rateReading.ts';

const page = (certainty?: number): DocumentText => {
  const word: Word = { text: 'COMPLAINT', box: [250, 300, 350, 312], size: 12, bold: false, start: 0 };
  const words = [certainty === undefined ? word : { ...word, certainty }];
  const lines = [{ words, box: word.box, text: word.text, start: 0 }];
  const source = certainty === undefined ? 'text-layer' : 'ocr';
  return {
    layout: 'pages',
    pages: [{ number: 1, width: 612, height: 792, lines, text: 'COMPLAINT', source }],
    text: 'COMPLAINT',
  };
};
const read = (value: string, confidence = 0.9, method = 'never-measured'): ReadField<string> => ({
  value,
  confidence,
  method,
  evidence: [{ kind: 'page', page: 1, boxes: [[250, 300, 350, 312]], quote: 'COMPLAINT' }],
});
const court = (field: ReadField<string>, weights = { rule: 1 }, certainty?: number) =>
  rateReading({ ...emptyReading(), court: field }, page(certainty), weights).court;

test('without other weights, a value keeps the confidence of its rule', () => {
  expect(court(read('Alder Court', 0.83))?.confidence).toBe(0.83);
});

test('text recognized in an image has the weights of recognition, more so where it is uncertain', () => {
  const weights = { rule: 1, recognized: -0.5, unsure: -2 };
  const [printed, clear, blurred] = [undefined, 0.96, 0.5].map(
    (certainty) => court(read('Alder Court'), weights, certainty)!.confidence,
  );
  expect(clear).toBeLessThan(printed!);
  expect(blurred).toBeLessThan(clear!);
});

test('a value read from handwriting needs review', () => {
  const plain = page(0.96);
  if (plain.layout !== 'pages') throw new Error('The document has no pages.');
  const pages = [{ ...plain.pages[0]!, handwriting: [[240, 296, 300, 316] as const] }];
  const rated = rateReading({ ...emptyReading(), court: read('Alder Court') }, { ...plain, pages }, { rule: 1 });
  expect(rated.court?.confidence).toBe(0.6);
});

test('nothing is certain', () => {
  expect(court(read('Alder Court'), { rule: 1, court: 9 } as { rule: number })?.confidence).toBe(0.99);
});

test('an improbable value is left out, in lists too', () => {
  const doubtful = { rule: 1, 'small letters in a name': -5 };
  const rated = rateReading(
    { ...emptyReading(), plaintiffs: [read('Morgan Sample'), read('have not been adjudged')] },
    page(),
    doubtful,
  );
  expect(rated.plaintiffs.map(({ value }) => value)).toEqual(['Morgan Sample']);
  expect(court(read('Alder Court', 0.2))).toBeUndefined();
});

test('whether a part is present is not left out', () => {
  const signature: ReadField<boolean> = { ...read('', 0.3), value: false };
  const rated = rateReading({ ...emptyReading(), has_signature_block: signature }, page(), { rule: 1 });
  expect(rated.has_signature_block?.value).toBe(false);
});

test('signs count under the name of their field and are not part of the result', () => {
  const signed = { ...read('Alder Court', 0.6), signs: ['seen-again'] };
  const rated = court(signed, { rule: 1, 'court, seen-again': 2 } as { rule: number });
  expect(rated?.confidence).toBeGreaterThan(0.9);
  expect(rated).not.toHaveProperty('signs');
});
