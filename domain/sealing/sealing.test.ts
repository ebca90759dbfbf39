import { describe, expect, test } from 'vitest';
import { dispositionIds, dispositions } from '#domain/rulings/dispositions';
import { findMarkProblems, isMarkedThroughout, levelOfMarked, type Marked } from './documentMarks.ts';
import { lodgedActionsOf, lodgedStates, stateAfterRuling } from './lodgedStates.ts';
import { sealingRuleOf, sealingRules } from './sealingRules.ts';

const lead: Marked = { id: 'motion', kind: 'lead', mark: 'public', redacts: null };
const lodged: Marked = { id: 'full', kind: 'supporting', mark: 'lodged', redacts: null };
const redacted: Marked = { id: 'copy', kind: 'supporting', mark: 'redacted', redacts: 'full' };

describe('the marks of documents', () => {
  test('are right if each redacted version names a lodged document', () => {
    expect(findMarkProblems([lead, redacted, lodged])).toEqual([]);
    expect(findMarkProblems([{ ...lead, mark: 'redacted', redacts: 'full' }, lodged])).toEqual([]);
  });

  test.each<[string, Marked[]]>([
    ['lead_lodged', [{ ...lead, mark: 'lodged' }]],
    ['no_pair', [lead, { ...redacted, redacts: null }, lodged]],
    ['pair_not_lodged', [lead, redacted, { ...lodged, mark: 'public' }]],
    ['pair_not_lodged', [lead, { ...redacted, redacts: 'copy' }, lodged]],
    ['pair_taken', [{ ...lead, mark: 'redacted', redacts: 'full' }, redacted, lodged]],
  ])('have a problem: %s', (says, documents) => {
    expect(findMarkProblems(documents).map((one) => one.says)).toEqual([says]);
  });

  test('count only if no document is without one', () => {
    expect(isMarkedThroughout([lead, lodged])).toBe(true);
    expect(isMarkedThroughout([lead, { mark: null }])).toBe(false);
    expect(isMarkedThroughout([])).toBe(false);
  });
});

describe('the level of a motion to seal', () => {
  const toSeal = { isToSeal: true, motionIsPublic: true };
  test.each([
    ['public with a level for each document, if all are marked', [lead, lodged], toSeal, 'public', true],
    ['sealed as a whole, if one has no mark', [lead, { mark: null }], toSeal, 'sealed', false],
    [
      'sealed as a whole, if no rule makes it public',
      [lead, lodged],
      { ...toSeal, motionIsPublic: false },
      'sealed',
      false,
    ],
  ] as const)('is %s', (_, documents, sealing, access, levels_by_document) => {
    expect(levelOfMarked(documents, sealing)).toEqual({ access, levels_by_document });
  });
});

describe('the rules on sealing', () => {
  test('make a motion public only where the rule states it, and give 10 days only in California', () => {
    expect(sealingRules.filter((one) => one.motion_is_public).flatMap(({ systems }) => systems)).toEqual([
      'california',
      'texas',
    ]);
    expect(sealingRules.filter((one) => one.after_denial).map(({ id }) => id)).toEqual(['CA-SEAL']);
    expect(sealingRuleOf('california')?.after_denial).toMatchObject({ days: 10, otherwise: 'deleted' });
    expect(sealingRuleOf('bia')).toBeUndefined();
    expect(sealingRuleOf(null)).toBeUndefined();
  });
});

describe('a lodged document', () => {
  test('is decided by every ruling that decides the motion, and opened by none', () => {
    for (const id of dispositionIds) {
      if (['sustained_leave', 'sustained_no_leave', 'overruled'].includes(id)) continue;
      expect(stateAfterRuling(id) !== null, id).toBe(dispositions[id].decides);
      expect(stateAfterRuling(id), id).not.toBe('filed');
    }
    expect(stateAfterRuling('granted')).toBe('sealed');
    expect(stateAfterRuling('granted_in_part')).toBe('to_apply');
    expect(stateAfterRuling('denied')).toBe('not_sealed');
  });

  test('is filed at its filer’s notice until the last day, and is returned or deleted only afterward', () => {
    const denied = { state: 'not_sealed' as const, due_on: '2026-12-10', requested: false };
    expect(lodgedActionsOf({ ...denied, today: '2026-12-10' }, 'filer')).toEqual(['request_filing']);
    expect(lodgedActionsOf({ ...denied, today: '2026-12-11' }, 'filer')).toEqual([]);
    expect(lodgedActionsOf({ ...denied, today: '2026-12-10' }, 'clerk')).toEqual([]);
    expect(lodgedActionsOf({ ...denied, today: '2026-12-11' }, 'clerk')).toEqual(['return', 'delete']);
    expect(lodgedActionsOf({ ...denied, requested: true, today: '2026-12-11' }, 'clerk')).toEqual(['file']);
    expect(lodgedActionsOf({ ...denied, due_on: null, today: '2026-12-11' }, 'clerk')).toEqual(['return', 'delete']);
  });

  test('changes in no other state by its filer', () => {
    for (const state of lodgedStates.filter((one) => one !== 'not_sealed')) {
      expect(lodgedActionsOf({ state, due_on: null, requested: false, today: '2026-12-11' }, 'filer')).toEqual([]);
    }
  });
});
