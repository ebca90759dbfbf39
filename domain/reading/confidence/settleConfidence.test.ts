import { expect, test } from 'vitest';
import type { DocumentText, Word } from '#domain/documents/DocumentText';
import { emptyReading, type ReadField } from '../Reading.ts';
import { reliabilityKey, settleConfidence } from './settleConfidence.ts';

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
const read = (method: string, confidence = 0.9): ReadField<string> => ({
  value: 'Complaint',
  confidence,
  method,
  evidence: [{ kind: 'page', page: 1, boxes: [[250, 300, 350, 312]], quote: 'COMPLAINT' }],
});
const settled = (field: ReadField<string>, certainty?: number) =>
  settleConfidence(
    { ...emptyReading(), doc_type: { ...field, value: 'complaint' }, plaintiffs: [field] },
    page(certainty),
  );

test('an unmeasured rule keeps its own confidence', () => {
  expect(settled(read('never-measured', 0.83)).doc_type?.confidence).toBeCloseTo(0.83, 2);
  expect(settled(read('never-measured', 0.83)).plaintiffs[0]?.confidence).toBeCloseTo(0.83, 2);
});

test('text recognized in an image has lower confidence than text of the file', () => {
  const [printed, clear, blurred] = [undefined, 0.96, 0.5].map((certainty) => {
    return settled(read('never-measured'), certainty).doc_type!.confidence;
  });
  expect(clear).toBeLessThan(printed!);
  expect(blurred).toBeLessThan(clear! - 0.2);
});

test('no rule is ever certain', () => {
  expect(settled(read('never-measured', 1)).doc_type?.confidence).toBe(0.99);
});

test('rules are counted by field, and pictures apart', () => {
  expect(reliabilityKey('amount_cents', 'prayer-sum', false)).toBe('amount prayer-sum');
  expect(reliabilityKey('court', 'caption-heading', true)).toBe('court caption-heading recognized');
});
