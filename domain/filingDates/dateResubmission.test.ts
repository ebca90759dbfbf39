import { describe, expect, test } from 'vitest';
import { noSettings } from './CourtDating.ts';
import { dateResubmission } from './dateResubmission.ts';
import type { FilingSystem } from './FilingDateRule.ts';
import type { FilingDate } from './FilingDateSteps.ts';
import { relationBackOf, relationBackRules } from './relationBack.ts';

const on = (day: string): FilingDate => ({
  received_at: `${day}T18:00:00Z`,
  received_on: day,
  filed_on: day,
  timely_on: day,
  steps: [],
});
const asked = {
  first: on('2026-11-20'),
  again: on('2026-11-30'),
  noticed_on: '2026-11-24',
  document_type: 'complaint',
  is_another: false,
  in_time: true,
} as const;
const resubmit = (system: FilingSystem, change: object = {}) =>
  dateResubmission(relationBackOf({ system, settings: noSettings }), { ...asked, ...change });

describe('a document that was returned and submitted again counts', () => {
  test.each<[FilingSystem, in_time: boolean, filed_on: string]>([
    ['texas_trial', true, '2026-11-20'],
    ['texas_trial', false, '2026-11-20'],
    ['florida_trial', true, '2026-11-20'],
    ['florida_trial', false, '2026-11-30'],
    ['scotus', true, '2026-11-20'],
    ['scotus', false, '2026-11-30'],
    ['california_trial', true, '2026-11-30'],
    ['california_appeal', true, '2026-11-20'],
    ['illinois_trial', true, '2026-11-30'],
    ['new_york_trial', true, '2026-11-30'],
    ['eoir', true, '2026-11-30'],
    ['bia', true, '2026-11-30'],
    ['federal_district', true, '2026-11-20'],
    ['unlisted', true, '2026-11-30'],
  ])('in %s, corrected in time: %s, as filed %s', (system, in_time, filed_on) => {
    expect(resubmit(system, { in_time }).dated.filed_on).toBe(filed_on);
  });

  test('by the new submission wherever it is a different document', () => {
    for (const system of ['texas_trial', 'florida_trial'] as const) {
      expect(resubmit(system, { is_another: true }).counts).toBe('received');
    }
  });
});

test('the statute of limitations stands still for complaints in California, from the first submission to a day after the notice', () => {
  const tolling = { from: '2026-11-20', until: '2026-11-25', authority: 'Code Civ. Proc., § 1010.6(e)(4)' };
  expect(resubmit('california_trial').tolling).toEqual(tolling);
  expect(resubmit('california_trial', { document_type: 'cross_complaint' }).tolling).toEqual(tolling);
  expect(resubmit('california_trial', { document_type: 'answer' }).tolling).toBeNull();
  expect(resubmit('california_trial', { is_another: true }).tolling).toBeNull();
  expect(resubmit('texas_trial').tolling).toBeNull();
});

test('the first date needs an order where only a judge gives it, and a reason elsewhere', () => {
  expect(resubmit('illinois_trial').first_needs).toBe('order');
  expect(resubmit('new_york_trial').first_needs).toBe('order');
  expect(resubmit('california_trial').first_needs).toBe('reason');
});

test('the first step names the submission that counts, and the rule', () => {
  expect(resubmit('illinois_trial').dated.steps[0]).toMatchObject({
    code: 'new_submission_counts',
    values: { first: '2026-11-20', again: '2026-11-30' },
    authority: 'Ill. S. Ct. R. 9(d)',
    confidence: 'verified',
  });
});

test('a court’s setting replaces the rule, under the court’s authority', () => {
  const settings = { ...noSettings, relation_back: 'automatic', authority: 'General Order 7' } as const;
  const own = relationBackOf({ system: 'unlisted', settings });
  expect(own).toMatchObject({ effect: 'automatic', authority: 'General Order 7', set_by_court: true });
  expect(dateResubmission(own, asked).counts).toBe('first_received');
});

test('every rule of law has its authority, and a motion its period', () => {
  for (const [system, rule] of Object.entries(relationBackRules)) {
    if (system !== 'unlisted') expect(rule.authority).not.toBeNull();
    expect(rule.motion_days !== null).toBe(rule.effect === 'motion');
  }
});
