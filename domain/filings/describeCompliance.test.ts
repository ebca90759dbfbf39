import { describe, expect, test } from 'vitest';
import { describeCompliance } from './describeCompliance.ts';

const main = {
  document_name: 'Complaint.pdf',
  analysis_state: 'done' as const,
  is_complete: false,
  reasons: ['No court is named', 'No signature was found.'],
  checked: {
    pack: 'the rules of California superior courts (edition of 2026-07-01)',
    counts: { clerk_may_return: 2, clerk_may_notice: 0, judge_may_strike: 0, advice: 1, form: 0 },
  },
  ledger: [],
};
const counted =
  'Checked with the rules of California superior courts (edition of 2026-07-01): 2 for which the clerk may return it, 1 piece of advice. No citations were found in it.';
const messageOf = (
  changes: Partial<Parameters<typeof describeCompliance>[0]> | { analysis_state: 'reading' | 'failed' },
) => describeCompliance({ ...main, ...changes }, []).main_document.compliance_check;

describe('the check of a main document', () => {
  test.each([
    ['what is missing', {}, `Incomplete: No court is named. No signature was found. ${counted}`],
    [
      'that all is there',
      { is_complete: true, reasons: ['Everything was found.'] },
      `Complete: Everything was found. ${counted}`,
    ],
    [
      'that nothing was found, and that nobody looked for the cases yet',
      {
        checked: {
          pack: 'tx-trial 2026-07-01',
          counts: { clerk_may_return: 0, clerk_may_notice: 0, judge_may_strike: 0, advice: 0, form: 0 },
        },
        ledger: null,
        reasons: [],
      },
      'Incomplete: Checked with tx-trial 2026-07-01: nothing was found. Cited authorities were not checked yet.',
    ],
    ['that it is too early', { analysis_state: 'reading' as const }, 'Not checked yet: the analysis is under way.'],
    ['that it cannot say', { analysis_state: 'failed' as const }, 'Not checked: the analysis failed.'],
  ])('says %s, and claims no case that nobody looked for', (_what, changes, message) => {
    expect(messageOf(changes)).toEqual({ message });
  });
});

describe('the check of a supporting document', () => {
  const proof = { type: 'Proof of Service', pages: 1, read: true, error: null, ledger: [] };
  test.each([
    ['its kind and length', {}, 'Read', 'Proof of Service, 1 page. No citations were found in it.'],
    [
      'its kind alone, without fixed pages',
      { pages: null },
      'Read',
      'Proof of Service. No citations were found in it.',
    ],
    [
      'that its kind is not known',
      { type: null, pages: 3 },
      'Read',
      'Its kind was not recognised, 3 pages. No citations were found in it.',
    ],
    ['that it waits', { read: false }, 'Waiting to be read', 'This document waits to be read.'],
    ['why it was not read', { error: 'It is damaged.' }, 'Not read', 'This document could not be read. It is damaged.'],
  ])('says %s', (_what, changes, compliance_check, message) => {
    const { supporting_documents } = describeCompliance(main, [{ document_name: 'x.pdf', ...proof, ...changes }]);
    expect(supporting_documents).toEqual([{ document_name: 'x.pdf', compliance_check, message }]);
  });
});
