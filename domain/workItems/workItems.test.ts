import { describe, expect, test } from 'vitest';
import { courtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { fees } from '#domain/rules/fees';
import { workItemLaw } from './data/workItemLaw.ts';
import { askBy, dueOfWork, lawOfWork } from './dueOfWork.ts';
import { nextWorkStates } from './workItems.ts';

const calendar = courtCalendar([]);
const none = { state: 'requested' as const, hearing_on: null, counted_from: null, answered_on: null, calendar };

describe('the states of a request', () => {
  test('are the court’s, except a waiver and a review', () => {
    expect(nextWorkStates('interpreter', 'requested', 'court')).toContain('assigned');
    expect(nextWorkStates('interpreter', 'requested', 'requester')).toEqual(['waived']);
    expect(nextWorkStates('accommodation', 'denied', 'requester')).toEqual(['review_requested']);
    expect(nextWorkStates('accommodation', 'granted', 'court')).toEqual([]);
  });
});

describe('the last day', () => {
  test('is the court day before the hearing', () => {
    const law = lawOfWork('interpreter', 'california');
    expect(dueOfWork({ ...none, law, hearing_on: '2026-11-23' })).toBe('2026-11-20');
  });

  test('to request an accommodation in California is 5 court days before, and for review 10 days after the answer', () => {
    const law = lawOfWork('accommodation', 'california');
    expect(askBy(law, '2026-11-23', calendar)).toBe('2026-11-16');
    expect(dueOfWork({ ...none, law, state: 'denied', answered_on: '2026-11-12' })).toBe('2026-11-23');
  });

  test('of a jury demand runs from the last pleading, or back from the trial', () => {
    const federal = lawOfWork('jury_demand', 'federal_district');
    expect(dueOfWork({ ...none, law: federal, counted_from: '2026-11-02' })).toBe('2026-11-16');
    const texas = lawOfWork('jury_demand', 'texas');
    expect(dueOfWork({ ...none, law: texas, counted_from: '2026-12-16' })).toBe('2026-11-16');
  });
});

test('the law names fees that are on the list, once for each kind and system', () => {
  const named = workItemLaw.flatMap(({ fee_id }) => fee_id ?? []);
  expect(named.filter((id) => !fees.some((fee) => fee.id === id))).toEqual([]);
  const pairs = workItemLaw.map(({ kind, system }) => `${kind} ${system}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});
