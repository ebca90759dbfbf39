import { describe, expect, test } from 'vitest';
import { type AffectedCase, type EffectSource, entryEffects, type Representation } from './entryEffects.ts';

const court = { name: 'Superior Court of Alder County', level: 'State Court', jurisdiction: 'California' } as const;
const civil: AffectedCase = { case_type: 'Civil Complaint', state: 'active', inactive_reason: null, undecided: [] };
const idsOf = (code: string, held: Partial<AffectedCase> = {}, source: Partial<EffectSource> = {}) =>
  entryEffects({ code, title: '', court, represented: [], incoming: null, ...source }, { ...civil, ...held }).map(
    ({ id }) => id,
  );

describe('the effect of an entry on the status', () => {
  test.each<[string, Partial<AffectedCase>, string[]]>([
    ['notice_appeal', {}, ['inactive:on_appeal']],
    ['notice_appeal', { state: 'reopened' }, ['inactive:on_appeal']],
    // An appeal from the judgment leaves a disposed case disposed.
    ['notice_appeal', { state: 'disposed' }, []],
    ['notice_appeal', { case_type: 'Criminal' }, ['inactive:on_appeal']],
    ['bankruptcy_suggestion', {}, ['inactive:bankruptcy_stay']],
    // The automatic stay does not stay a criminal case (11 U.S.C. 362(b)(1)).
    ['bankruptcy_suggestion', { case_type: 'Criminal' }, []],
    ['stayed', {}, ['inactive:stay']],
    ['mandate', { state: 'inactive', inactive_reason: 'on_appeal' }, ['active']],
    ['mandate', { state: 'inactive', inactive_reason: 'stay' }, []],
    ['stay_lifted', { state: 'inactive', inactive_reason: 'bankruptcy_stay' }, ['active']],
    ['stay_lifted', {}, []],
    ['answer', {}, []],
  ])('%s in %o: %j', (code, held, expected) => {
    expect(idsOf(code, held)).toEqual(expected);
  });
});

describe('a dismissal', () => {
  const undecided = [
    { id: '1', name: 'Jamie Roe' },
    { id: '2', name: 'Sample Clinic, Inc.' },
  ];
  test.each<[string, Partial<AffectedCase>, string[]]>([
    ['Request for Dismissal', {}, ['disposed']],
    ['Request for Dismissal as to Defendant Roe only', { undecided }, ['party:1']],
    ['Request for Dismissal of Sample Clinic, Inc.', { undecided }, ['party:2']],
    ['Request for Dismissal of Entire Action', { undecided }, ['party:1', 'party:2']],
    ['Request for Dismissal of Cross-Complaint', { undecided }, []],
    ['Request for Dismissal', { state: 'disposed' }, []],
  ])('%s with %o: %j', (title, held, expected) => {
    expect(idsOf('dismissal_voluntary', held, { title })).toEqual(expected);
  });
});

describe('a substitution of attorney', () => {
  const represented: Representation[] = [
    { participant_id: 'p', party: 'Jamie Roe', counsel_id: 'c', name: 'Out Going', bar_number: '1' },
  ];
  const incoming = { name: 'In Coming', bar_number: '2' };
  test('replaces the only counsel of the party', () => {
    expect(idsOf('substitution', {}, { represented, incoming })).toEqual(['counsel:c']);
    expect(idsOf('substitution', {}, { represented, incoming: null })).toEqual([]);
    const two = [...represented, { ...represented[0]!, counsel_id: 'd' }];
    expect(idsOf('substitution', {}, { represented: two, incoming })).toEqual([]);
  });
});
