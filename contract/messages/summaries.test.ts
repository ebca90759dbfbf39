import { expect, test } from 'vitest';
import { say } from '#domain/messages/say';
import type { SummaryMessage } from '#domain/reading/summary/SummaryMessages';
import { writeSummary, writeSummaryPart } from './writeMessages.ts';

const motion = { type: 'motion', named: null, which: 'to dismiss' } as const;
const complaint = { type: 'complaint', named: null, which: null } as const;
const hearing = { on: '2026-05-05', at: null, place: null };
const service = { means: 'first-class mail', on_whom: null, on: null, by: null };

test.each<[part: SummaryMessage, words: string]>([
  [say('summary.quotation', { sentence: 'The roof leaks.' }), 'The roof leaks.'],
  [
    say('summary.by_parties', {
      ...complaint,
      by: { names: ['A', 'B', 'C'], more: true },
      against: { names: ['D', 'Acme, Inc.'], more: false },
    }),
    'Complaint by A, B, C, and others against D and Acme, Inc.',
  ],
  [say('summary.by_parties', { ...complaint, by: { names: ['A'], more: false }, against: null }), 'Complaint by A.'],
  [
    say('summary.by_judge', { type: 'order', named: 'Amended order', which: null, judge: 'A. Reyes' }),
    'Amended order by Judge A. Reyes.',
  ],
  [
    say('summary.by_judge', { type: 'order', named: null, which: 'to show cause', judge: 'Hon. A. Reyes' }),
    'Order to show cause by Hon. A. Reyes.',
  ],
  [say('summary.filed_by', { ...motion, role: 'Defendants', party: null }), 'Motion to dismiss filed by Defendants.'],
  [
    say('summary.filed_by', { ...motion, role: 'Defendant', party: 'Harbor Light LLC' }),
    'Motion to dismiss filed by Defendant Harbor Light LLC.',
  ],
  [say('summary.filed_for', { ...motion, party: 'Plaintiff' }), 'Motion to dismiss filed for Plaintiff.'],
  [say('summary.causes', { causes: ['Negligence'], more: false }), 'Cause of action: Negligence.'],
  [say('summary.causes', { causes: ['Fraud', 'Deceit'], more: true }), 'Causes of action: Fraud; Deceit, and others.'],
  [say('summary.relief', { relief: ['damages', 'costs'], more: true }), 'Relief requested: damages; costs, and more.'],
  [say('summary.amount', { cents: 1_250_000 }), 'Amount demanded: $12,500.00.'],
  [say('summary.hearing', hearing), 'Hearing on May 5, 2026.'],
  [
    say('summary.hearing', { on: '2026-02-31', at: '13:30', place: 'Courtroom 3' }),
    'Hearing on February 31, 2026 at 13:30, Courtroom 3.',
  ],
  [say('summary.service', { ...service, by: 'Jane Roe' }), 'Served by first-class mail, by Jane Roe.'],
  [
    say('summary.service', { ...service, on_whom: 'all counsel', on: '2026-12-24' }),
    'Served on all counsel by first-class mail on December 24, 2026.',
  ],
])('a part of a summary: %j', (part, words) => {
  expect(writeSummaryPart(part)).toBe(words);
});

test('a summary is its parts in order, or null without parts', () => {
  const parts = [say('summary.amount', { cents: 100 }), say('summary.quotation', { sentence: 'The roof leaks.' })];
  expect(writeSummary(parts)).toBe('Amount demanded: $1.00. The roof leaks.');
  expect(writeSummary([])).toBeNull();
});
