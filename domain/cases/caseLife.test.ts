import { describe, expect, test } from 'vitest';
import { caseTypes } from '#domain/courts/choices';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { sideOfRole } from '#domain/participants/findRole';
import { chancesOf, ruleFor } from './assignmentRules.ts';
import { refusesMerge } from './caseRelations.ts';
import { type CaseState, caseStates, inactiveReasonsOf, nextStates, stateOf, statusOf } from './caseStates.ts';
import { challengesOf, findChallengeRule, lastDayOf, limitKeyOf, mayDecide } from './challenges.ts';
import { challengeRules } from './data/challengeRules.ts';
import { dispositionData } from './data/dispositions.ts';
import { findDisposition, listDispositions } from './dispositions.ts';
import { drawJudge, pointOf, remaining, verifyDraw } from './judgeDraw.ts';
import { allDisposed, partiesToDispose } from './partyDispositions.ts';

const california = {
  name: 'Superior Court, County of Alder',
  level: 'State Court',
  jurisdiction: 'California',
} as const;
const federal = { name: 'U.S. District Court', level: 'Federal Court', jurisdiction: 'California' } as const;

describe('the state of a case', () => {
  test.each<[CaseState, 'open' | 'closed']>([
    ['active', 'open'],
    ['inactive', 'open'],
    ['reopened', 'open'],
    ['disposed', 'closed'],
    ['transferred', 'closed'],
    ['remanded', 'closed'],
    ['consolidated', 'closed'],
    ['merged', 'closed'],
  ])('%s is %s in the API', (state, status) => {
    expect(statusOf(state)).toBe(status);
    expect(stateOf({ state, status })).toBe(state);
  });

  test('follows from the status until a person changes it', () => {
    expect(stateOf({ state: null, status: 'open' })).toBe('active');
    expect(stateOf({ state: null, status: 'closed' })).toBe('disposed');
  });

  test('leads only to states that a person sets; a merge and a consolidation end by their own action', () => {
    const reachable = new Set(caseStates.flatMap((state) => nextStates(state)));
    expect([...reachable].sort()).toEqual(['active', 'disposed', 'inactive', 'reopened']);
    expect(nextStates('merged')).toEqual([]);
    expect(nextStates('consolidated')).toEqual([]);
  });

  test('a warrant makes only a criminal case inactive, a bankruptcy never', () => {
    expect(inactiveReasonsOf('Criminal')).toContain('warrant');
    expect(inactiveReasonsOf('Criminal')).not.toContain('bankruptcy_stay');
    expect(inactiveReasonsOf('Civil Complaint')).not.toContain('warrant');
  });
});

describe('dispositions', () => {
  test('are all of the facts, each with an ID of its own', () => {
    expect(dispositionData).toHaveLength(123);
    expect(new Set(dispositionData.map(({ id }) => id)).size).toBe(123);
  });

  test.each(caseTypes)('of a %s case in a trial court all end it', (type) => {
    const offered = listDispositions(type, california);
    expect(offered.length).toBeGreaterThan(5);
    expect(offered.every(({ ends }) => ends)).toBe(true);
  });

  test('are those of the system', () => {
    expect(findDisposition('Civil Complaint', 'Removed to federal court', california)).toBeDefined();
    expect(findDisposition('Civil Complaint', 'Removed to federal court', federal)).toBeUndefined();
    expect(findDisposition('Civil Complaint', 'Remanded to state court', california)).toBeUndefined();
    expect(findDisposition('Criminal', 'Adjudication withheld', california)).toBeUndefined();
    expect(
      findDisposition('Criminal', 'Adjudication withheld', { ...california, jurisdiction: 'Florida' }),
    ).toBeDefined();
  });

  test('of a reviewing court are those of an appeal', () => {
    const labels = listDispositions('Civil Complaint', { ...california, level: 'Appellate Court' });
    expect(labels.every(({ kind }) => kind === 'appeal')).toBe(true);
  });

  test('are entered for each defendant, and for each of several opposing parties of a civil case', () => {
    const party = (full_name: string, role: string, role_id: string | null = null) => {
      return { id: full_name, full_name, role, role_id, side: sideOfRole(role_id, role), disposition: null };
    };
    const officers = [
      party('Ira Interpreter', 'Interpreter', 'interpreter'),
      party('Wil Witness', 'Witness', 'witness'),
    ];
    const criminal = [party('The People of the State of California', 'Plaintiff'), party('Sam Doe', 'Defendant')];
    expect(partiesToDispose('Criminal', [...criminal, ...officers]).map(({ id }) => id)).toEqual(['Sam Doe']);
    const civil = [party('Ann', 'Plaintiff'), party('Bo', 'Defendant')];
    expect(partiesToDispose('Civil Complaint', civil)).toEqual([]);
    expect(partiesToDispose('Civil Complaint', [...civil, party('Cy', 'Defendant')])).toHaveLength(2);
    expect(partiesToDispose('Probate', civil)).toEqual([]);
    expect(allDisposed([])).toBe(false);
    expect(allDisposed([{ ...party('Bo', 'Defendant'), disposition: 'Guilty plea' }])).toBe(true);
  });
});

describe('the draw of a judge', () => {
  const judges = [
    { judge_id: 'a', name: 'A', weight: 2 },
    { judge_id: 'b', name: 'B', weight: 1 },
  ];
  const seed = (point: number) => point.toString(16).padStart(32, '0');
  const drawing = { method: 'deck' as const, judges, dealt: {}, excluded: [], seed: seed(2) };

  test('takes the card at the place of the seed, and can be repeated', () => {
    const draw = drawJudge(drawing)!;
    expect(draw).toMatchObject({ chosen: { judge_id: 'b' }, point: 2, dealt: { b: 1 } });
    const log = { cards: draw.cards, seed: seed(2), point: draw.point };
    expect(verifyDraw({ ...log, judge_id: 'b' })).toBe(true);
    expect(verifyDraw({ ...log, judge_id: 'a' })).toBe(false);
    expect(pointOf('f'.repeat(32), 7)).toBe(Number((2n ** 128n - 1n) % 7n));
  });

  test('from a deck gives every judge the share of the weights in each round, then shuffles again', () => {
    let dealt = {};
    const drawn: string[] = [];
    for (let round = 0; round < 6; round++) {
      const draw = drawJudge({ ...drawing, dealt, seed: seed(round * 7919) })!;
      dealt = draw.dealt;
      drawn.push(draw.chosen.judge_id);
    }
    for (const half of [drawn.slice(0, 3), drawn.slice(3)]) expect(half.sort()).toEqual(['a', 'a', 'b']);
    expect(remaining(judges, { a: 2, b: 1 })).toEqual([]);
  });

  test('names judges without cards, and leaves out the excluded; without anyone left there is none', () => {
    const spent = drawJudge({ ...drawing, dealt: { a: 2 } })!;
    expect(spent).toMatchObject({ chosen: { judge_id: 'b' }, excluded: [{ judge_id: 'a', why: 'no_cards' }] });
    const out = judges.map(({ judge_id, name }) => ({ judge_id, name, why: 'challenged' as const }));
    expect(drawJudge({ ...drawing, excluded: [out[0]!] })!.chosen.judge_id).toBe('b');
    expect(drawJudge({ ...drawing, excluded: out })).toBeNull();
  });

  test('by a direct rule takes the first available judge, without chance', () => {
    const first = drawJudge({ ...drawing, method: 'direct' })!;
    expect(first).toMatchObject({ chosen: { judge_id: 'a' }, point: null });
    expect(verifyDraw({ cards: first.cards, seed: null, point: null, judge_id: 'a' })).toBe(true);
  });

  test('uses the first rule in use for the case type, whose preview states the chances', () => {
    const rule = (position: number, more: object = {}) => ({
      ...{ position, active: true, case_types: [], method: 'random' as const, judges, dealt: {} },
      ...more,
    });
    const probate = rule(1, { case_types: ['Probate'] });
    const off = rule(2, { active: false });
    const all = rule(3);
    expect(ruleFor([all, off, probate], 'Probate')).toBe(probate);
    expect(ruleFor([all, off, probate], 'Criminal')).toBe(all);
    expect(ruleFor([off], 'Criminal')).toBeUndefined();
    expect([...chancesOf(rule(1)).values()]).toEqual([2 / 3, 1 / 3]);
    expect([...chancesOf(rule(1, { method: 'deck', dealt: { a: 2 } })).values()]).toEqual([0, 1]);
    expect([...chancesOf(rule(1, { method: 'direct' })).values()]).toEqual([1, 0]);
  });
});

describe('a challenge of a judge', () => {
  const rule = (id: string) => findChallengeRule(id)!;
  const idsOf = (court: typeof california | typeof federal | object, type: 'Civil Complaint' | 'Criminal') =>
    challengesOf({ ...california, ...court }, type).map(({ id }) => id);

  test('is one of the court’s system and the case type', () => {
    expect(idsOf({}, 'Civil Complaint')).toEqual(['ca-170.6', 'ca-170.1']);
    expect(idsOf(federal, 'Civil Complaint')).toEqual(['us-455', 'us-144']);
    expect(idsOf({ jurisdiction: 'Illinois' }, 'Criminal')).toEqual(['il-114-5']);
    expect(idsOf({ jurisdiction: 'New York' }, 'Criminal')).toEqual(['ny-14']);
  });

  test('has an authority and a confidence', () => {
    expect(challengeRules).toHaveLength(13);
    expect(challengeRules.every(({ authority, confidence }) => authority && confidence)).toBe(true);
  });

  const calendar = holidaysOf(california);
  test.each([
    ['2026-01-05', { amount: 15, unit: 'days' }, '2026-01-20'],
    // January 17 is a Saturday, January 19 is a holiday.
    ['2026-01-02', { amount: 15, unit: 'days' }, '2026-01-20'],
    ['2026-01-15', { amount: 3, unit: 'court_days' }, '2026-01-21'],
  ] as const)('from %s, %j ends on %s', (from, clock, last) => {
    expect(lastDayOf(from, clock, calendar)).toBe(last);
  });

  test('is used up by its side or party, or not at all', () => {
    const by = { side: 'first' as const, party_name: 'Ann ' };
    expect(limitKeyOf(rule('ca-170.6'), by)).toBe('ca-170.6:first');
    expect(limitKeyOf(rule('il-2-1001-right'), by)).toBe('il-2-1001-right:ann');
    expect(limitKeyOf(rule('fl-2.330'), by)).toBeNull();
  });

  test.each([
    ['ca-170.6', 'clerk', false, false, true],
    ['ca-170.6', 'clerk', false, true, false],
    ['ca-170.6', 'judge', true, true, true],
    ['ca-170.1', 'judge', true, false, false],
    ['ca-170.1', 'judge', false, false, true],
    ['us-455', 'judge', true, false, true],
    ['us-455', 'clerk', false, false, false],
  ] as const)('%s: the %s (challenged: %s, late: %s) may decide: %s', (id, capacity, is_challenged, late, expected) => {
    expect(mayDecide(rule(id), { capacity, is_challenged, late })).toBe(expected);
  });
});

test('two cases merge only within a court and a type, and while neither has gone elsewhere', () => {
  const one = { id: '1', court_id: 'c', case_type: 'Probate', state: 'active' };
  const two = { ...one, id: '2' };
  expect(refusesMerge(one, two)).toBeNull();
  expect(refusesMerge(one, one)).toBe('same_case');
  expect(refusesMerge(one, { ...two, court_id: 'd' })).toBe('other_court');
  expect(refusesMerge(one, { ...two, case_type: 'Criminal' })).toBe('other_type');
  expect(refusesMerge(one, { ...two, state: 'transferred' })).toBe('not_open');
});
