import { describe, expect, test } from 'vitest';
import { complianceOfMain, complianceOfSupporting } from '#domain/filings/complianceOf';
import { say } from '#domain/messages/say';
import { writeCompliance } from './writeMessages.ts';

const main = {
  analysis_state: 'done' as const,
  is_complete: false,
  reasons: [say('content_missing', { content: 'court' }), say('content_missing', { content: 'signature' })],
  rules: {
    ...{ name: 'California superior courts', edition: '2026-07-01' },
    counts: { clerk_may_return: 2, clerk_may_notice: 0, judge_may_strike: 0, advice: 1, form: 0 },
  },
  ledger: [],
};
const counted =
  'Checked against the rules of California superior courts, as of Jul 1, 2026: 2 issues for which the clerk may return it and 1 advisory finding. No citations were found.';
const messageOf = (changes: Partial<Parameters<typeof complianceOfMain>[0]>) =>
  writeCompliance(complianceOfMain({ ...main, ...changes }));

describe('the check of a main document', () => {
  test.each([
    ['what is missing', {}, `Incomplete: The court is not named. No signature was found. ${counted}`],
    [
      'that all is there',
      { is_complete: true, reasons: [say('all_found', { type: 'answer', named: null })] },
      `Complete: All required parts of an answer were found. ${counted}`,
    ],
    [
      'that nothing was found, and that nobody looked for the cases yet',
      {
        rules: {
          ...{ name: 'Texas trial courts', edition: '2026-07-01' },
          counts: { clerk_may_return: 0, clerk_may_notice: 0, judge_may_strike: 0, advice: 0, form: 0 },
        },
        ledger: null,
        reasons: [],
      },
      'Incomplete: Checked against the rules of Texas trial courts, as of Jul 1, 2026: no issues. The cited authorities have not been checked yet.',
    ],
    ['that it is too early', { analysis_state: 'reading' as const }, 'Not checked yet: the analysis is in progress.'],
    ['that it cannot say', { analysis_state: 'failed' as const }, 'Not checked: the analysis failed.'],
  ])('says %s, and claims no case that no one searched for', (_what, changes, message) => {
    expect(messageOf(changes)).toBe(message);
  });
});

describe('the check of a supporting document', () => {
  const proof = { type: 'Proof of Service', pages: 1, read: true, refusal: null, ledger: [] };
  test.each([
    ['its kind and length', {}, 'Proof of Service, 1 page. No citations were found.'],
    ['its kind alone, without fixed pages', { pages: null }, 'Proof of Service. No citations were found.'],
    [
      'that its kind is not known',
      { type: null, pages: 3 },
      'Its type was not recognized, 3 pages. No citations were found.',
    ],
    ['that it waits', { read: false }, 'This document has not been read yet.'],
    [
      'why it was not read',
      { refusal: 'document_corrupt' },
      'This document could not be read. This document is damaged and cannot be opened. Save or rescan it and try again.',
    ],
  ])('says %s', (_what, changes, message) => {
    expect(writeCompliance(complianceOfSupporting({ ...proof, ...changes }))).toBe(message);
  });
});
