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
  return [may.correct, may.add_documents, may.withdraw];
};

describe('what a person may do with a filing', () => {
  test.each([
    ['the filer: everything', on('attorney', { own: true }), [true, true, true]],
    ['a self-represented filer: everything', on('self_represented', { own: true }), [true, true, true]],
    ['a clerk: correct and take papers at the counter', on('clerk'), [true, true, false]],
    ['an administrator: the same', on('court_administrator'), [true, true, false]],
    ['a judge: correct only', on('judge'), [true, false, false]],
    ['a pending judge: nothing', on('pending_judge', { own: true }), [false, false, false]],
    ['IT personnel: nothing', on('it_personnel', { own: true }), [false, false, false]],
    ['nobody corrects while the machine reads', on('clerk', { analysis_state: 'reading' }), [false, true, false]],
    ['a failed analysis can be filled in by hand', on('clerk', { analysis_state: 'failed' }), [true, true, false]],
    ['once accepted, papers stay as they are', on('attorney', { own: true, state: 'accepted' }), [true, false, false]],
    ['once withdrawn, nothing changes', on('attorney', { own: true, state: 'withdrawn' }), [false, false, false]],
  ])('%s', (_what, abilities, expected) => {
    expect(abilities).toEqual(expected);
  });
});
