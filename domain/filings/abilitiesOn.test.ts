import { describe, expect, test } from 'vitest';
import type { Capacity } from '#domain/identity/permissions';
import { abilitiesOn } from './abilitiesOn.ts';
import type { AnalysisState, FilingState } from './states.ts';

const on = (
  capacity: Capacity,
  { own = false, state = 'received' as FilingState, analysis_state = 'done' as AnalysisState } = {},
) => {
  const may = abilitiesOn(
    { filed_by: 'filer', state, analysis_state },
    { capacity, person_id: own ? 'filer' : 'other' },
  );
  return [may.correct, may.prioritize, may.add_documents, may.withdraw];
};

describe('what a person may do with a filing', () => {
  test.each([
    ['the filer: all but rank it', on('attorney', { own: true }), [true, false, true, true]],
    ['a self-represented filer: the same', on('self_represented', { own: true }), [true, false, true, true]],
    ['a clerk: correct, rank and take documents at the counter', on('clerk'), [true, true, true, false]],
    ['an administrator: the same', on('court_administrator'), [true, true, true, false]],
    ['a judge: correct and rank', on('judge'), [true, true, false, false]],
    ['a pending judge: nothing', on('pending_judge', { own: true }), [false, false, false, false]],
    ['IT personnel: nothing', on('it_personnel', { own: true }), [false, false, false, false]],
    ['nobody corrects while it is read', on('clerk', { analysis_state: 'reading' }), [false, false, true, false]],
    [
      'a failed analysis can be filled in by hand',
      on('clerk', { analysis_state: 'failed' }),
      [true, true, true, false],
    ],
    [
      'a returned filing: the filer corrects',
      on('attorney', { own: true, state: 'returned' }),
      [true, false, false, false],
    ],
    [
      'an accepted one: the filer nothing',
      on('attorney', { own: true, state: 'accepted' }),
      [false, false, false, false],
    ],
    [
      'a docketed one: the filer nothing',
      on('attorney', { own: true, state: 'docketed' }),
      [false, false, false, false],
    ],
    [
      'a served one: the filer nothing',
      on('self_represented', { own: true, state: 'served' }),
      [false, false, false, false],
    ],
    [
      'a rejected one: the filer nothing',
      on('attorney', { own: true, state: 'rejected' }),
      [false, false, false, false],
    ],
    ['a docketed one: a clerk corrects', on('clerk', { state: 'docketed' }), [true, true, false, false]],
    [
      'a draft: its owner corrects it and adds documents',
      on('attorney', { own: true, state: 'draft' }),
      [true, false, true, false],
    ],
    [
      'a clerk’s own draft: the same, without the priority',
      on('clerk', { own: true, state: 'draft' }),
      [true, false, true, false],
    ],
    ['another person’s draft: nobody', on('clerk', { state: 'draft' }), [false, false, false, false]],
    ['a withdrawn one: nobody', on('clerk', { state: 'withdrawn' }), [false, false, false, false]],
  ])('%s', (_what, abilities, expected) => {
    expect(abilities).toEqual(expected);
  });
});
