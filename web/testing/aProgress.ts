import type { FilingProgress, FilingStep } from '#contract/receipts';

/** A step of a filing at the court, received unless specified otherwise. */
export function aStep(changes: Partial<FilingStep> = {}): FilingStep {
  return {
    ...{ kind: 'received', at: '2026-03-02T17:04:09Z', by: null, words: [], authority: null, correct_by: null },
    ...{ deficiency: false, returned: [], answer: null },
    ...changes,
  };
}

/** The progress of a filing that was received, with its receipt, unless specified otherwise. */
export function aProgress(changes: Partial<FilingProgress> = {}): FilingProgress {
  const court = { court: 'Superior Court, County of Alder', time_zone: 'America/Los_Angeles' };
  return {
    ...court,
    status: 'received',
    receipt: {
      ...court,
      number: '7KQ4-M2XD-91TC',
      received_at: '2026-03-02T17:04:09Z',
      verification: 'http://localhost:3000/verify/0123456789abcdef0123456789abcdef',
      documents: [{ position: 1, name: 'Complaint.pdf', pages: 18, size: 245_120, sha256: 'ab12cd34'.repeat(8) }],
    },
    submitted_for: null,
    counts_as_filed: null,
    usual_time: null,
    steps: [aStep()],
    docketed_as: null,
    stamp: 'RECEIVED',
    ...changes,
  };
}
