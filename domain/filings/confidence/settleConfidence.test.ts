import { expect, test } from 'vitest';
import type { DocumentText } from '#domain/documents/DocumentText';
import { emptyReading, type ReadField } from '../Reading.ts';
import { reliabilityKey, settleConfidence } from './settleConfidence.ts';

const page = (source: 'text-layer' | 'ocr'): DocumentText => ({
  layout: 'pages',
  pages: [{ number: 1, width: 612, height: 792, lines: [], text: '', source }],
  text: '',
});
const read = (method: string, confidence = 0.9): ReadField<string> => ({
  value: 'Complaint',
  confidence,
  method,
  evidence: [{ kind: 'page', page: 1, boxes: [], quote: 'COMPLAINT' }],
});
const settled = (field: ReadField<string>, source: 'text-layer' | 'ocr' = 'text-layer') =>
  settleConfidence({ ...emptyReading(), doc_type: field, plaintiffs: [field] }, page(source));

test('a rule that nobody has measured keeps the confidence that it gives itself', () => {
  expect(settled(read('never-measured', 0.83)).doc_type?.confidence).toBeCloseTo(0.83, 2);
  expect(settled(read('never-measured', 0.83)).plaintiffs[0]?.confidence).toBeCloseTo(0.83, 2);
});

test('what was recognised in a picture is trusted less than what the file itself says', () => {
  const [printed, pictured] = [settled(read('never-measured')), settled(read('never-measured'), 'ocr')];
  expect(pictured.doc_type!.confidence).toBeLessThan(printed.doc_type!.confidence);
});

test('no rule is ever certain', () => {
  expect(settled(read('never-measured', 1)).doc_type?.confidence).toBe(0.99);
});

test('rules are counted by field, and pictures apart', () => {
  expect(reliabilityKey('amount_cents', 'prayer-sum', false)).toBe('amount prayer-sum');
  expect(reliabilityKey('court', 'caption-heading', true)).toBe('court caption-heading recognized');
});
