import type { Resubmission } from '#contract/resubmissions';

const day = (filed_on: string) => ({
  ...{ received_at: '2026-03-02T17:00:00Z', received_on: filed_on, filed_on, timely_on: filed_on, steps: [] },
});
const rule = { says: 'The first submission counts.', authority: 'Tex. R. Civ. P. 21(f)', confidence: 'high' as const };
/** A return for a wrong case number in Texas, with nothing prepared, unless specified otherwise. */
export const aResubmission = (some: Partial<Resubmission> = {}): Resubmission => ({
  ...{
    version: 1,
    filer: null,
    may_submit: true,
    changed_at: null,
    cause: null,
    answer: '',
    values: {},
    replacement: null,
    attachments: [],
    cases: [],
  },
  returned: {
    ...{ by: 'Dana Sample', at: '2026-03-03T17:00:00Z', reason_words: 'The case number is wrong.' },
    ...{ words: 'No such case.', authority: 'CRC 2.111', correct_by: '2030-03-13T07:59:59Z' },
  },
  cures: { needs_document: false, first: ['case'], also: ['document', 'answer'] },
  changes: {
    answer: null,
    values: [],
    replaced: null,
    added: [],
    findings: null,
    signature_page: null,
    read: [],
    paid_cents: 0,
  },
  date: {
    ...{ first: day('2026-03-02'), again: day('2026-03-04'), counts: 'first_received', dated: day('2026-03-02') },
    ...{ rule: { ...rule, set_by_court: false }, tolling: null, motion_by: null },
  },
  incomplete: 'anything',
  ...some,
});
