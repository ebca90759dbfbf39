import { describe, expect, test } from 'vitest';
import { describeCompliance } from './describeCompliance.ts';

const main = {
  document_name: 'Complaint.pdf',
  analysis_state: 'done' as const,
  is_complete: false,
  reasons: ['No court is named', 'No signature was found.'],
};
const messageOf = (changes: Partial<typeof main> | { analysis_state: 'reading' | 'failed' }) =>
  describeCompliance({ ...main, ...changes }, []).main_document.compliance_check;

describe('the check of a main document', () => {
  test.each([
    ['what is missing', {}, 'Incomplete: No court is named. No signature was found. Cited cases were not checked.'],
    [
      'that all is there',
      { is_complete: true, reasons: ['Everything was found.'] },
      'Complete: Everything was found. Cited cases were not checked.',
    ],
    ['that it is too early', { analysis_state: 'reading' as const }, 'Not checked yet: the analysis is under way.'],
    ['that it cannot say', { analysis_state: 'failed' as const }, 'Not checked: the analysis failed.'],
  ])('says %s, and claims no case that nobody looked for', (_what, changes, message) => {
    expect(messageOf(changes)).toEqual({ message, found_cases: [] });
  });
});

describe('the check of a supporting document', () => {
  const proof = { type: 'Proof of Service', pages: 1, read: true, error: null };
  test.each([
    ['its kind and length', {}, 'Read', 'Proof of Service, 1 page. Cited cases were not checked.'],
    ['its kind alone, without fixed pages', { pages: null }, 'Read', 'Proof of Service. Cited cases were not checked.'],
    [
      'that its kind is not known',
      { type: null, pages: 3 },
      'Read',
      'Its kind was not recognised, 3 pages. Cited cases were not checked.',
    ],
    ['that it waits', { read: false }, 'Waiting to be read', 'This document waits to be read.'],
    ['why it was not read', { error: 'It is damaged.' }, 'Not read', 'This document could not be read. It is damaged.'],
  ])('says %s', (_what, changes, compliance_check, message) => {
    const { supporting_documents } = describeCompliance(main, [{ document_name: 'x.pdf', ...proof, ...changes }]);
    expect(supporting_documents).toEqual([{ document_name: 'x.pdf', compliance_check, message, found_cases: [] }]);
  });
});
