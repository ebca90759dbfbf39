import { describe, expect, test } from 'vitest';
import { type Examined, findConflicts, type RepresentedParty } from './attorneyConflicts.ts';

const ada: Examined = {
  ...{ id: 'ada', full_name: 'Ada B. Sample', bar_number: '100', firms: ['Smith & Jones LLP'], is_neutral: false },
};
type Link = Partial<RepresentedParty['counsel'][number]>;
const party = (id: string, side: 'initiating' | 'responding', counsel: Link[] = [], more: object = {}) => ({
  ...{ id, full_name: `Party ${id}`, shown_name: `Party ${id}`, role: side, role_id: null, side, acts_for: null },
  ...{ is_person: true, is_name_hidden: false, has_left: false },
  counsel: counsel.map((one) => ({
    ...{ attorney_id: null, bar_number: null, name: 'Cleo Doe', firms: [], ended: false, ...one },
  })),
  ...more,
});
const find = (
  parties: RepresentedParty[],
  for_party: string | null,
  more: { who?: Examined; criminal?: boolean; names?: 'all' | 'public' } = {},
) => {
  const { who = ada, criminal: is_criminal = false, names = 'all' } = more;
  return findConflicts(who, parties, { for_party, is_criminal, names });
};

describe('conflicts of an attorney for a participant', () => {
  test('their own client on the opposing side, by roster entry or bar number', () => {
    const parties = [
      party('p', 'initiating', [{ attorney_id: 'ada', name: 'Ada B. Sample' }]),
      party('d', 'responding'),
    ];
    expect(find(parties, 'd')).toEqual([
      {
        ...{ ground: 'same_attorney', relation: 'opposing', party: 'Party p', role: 'initiating', firm: null },
        ...{ counsel: 'Ada B. Sample', former: false },
      },
    ]);
    expect(find(parties, 'p')).toEqual([]);
    expect(find([party('p', 'initiating', [{ bar_number: '0100' }]), party('d', 'responding')], 'd')).toHaveLength(1);
  });

  test('a client of the firm, however the firm is written; also one whose representation has ended', () => {
    const parties = [
      party('p', 'initiating', [
        { attorney_id: 'cleo', firms: ['Smith and Jones, LLP'], ended: true },
        { attorney_id: 'cleo', firms: ['Smith and Jones, LLP'] },
      ]),
      party('q', 'initiating', [{ attorney_id: 'dan', name: 'Dan Roe', firms: ['SMITH & JONES'], ended: true }]),
      party('d', 'responding'),
    ];
    expect(find(parties, 'd')).toMatchObject([
      { ground: 'same_firm', party: 'Party p', counsel: 'Cleo Doe', firm: 'Smith & Jones LLP', former: false },
      { ground: 'same_firm', party: 'Party q', counsel: 'Dan Roe', former: true },
    ]);
  });

  test('a codefendant only in a criminal case', () => {
    const parties = [
      party('people', 'initiating'),
      party('d', 'responding', [{ attorney_id: 'ada' }]),
      party('e', 'responding'),
    ];
    expect(find(parties, 'e')).toEqual([]);
    expect(find(parties, 'e', { criminal: true })).toMatchObject([{ relation: 'codefendant', party: 'Party d' }]);
  });

  test('a party of the same name, who need not be the same person', () => {
    expect(find([party('p', 'initiating', [], { full_name: 'ada sample' })], 'p')).toMatchObject([
      { ground: 'is_party', counsel: null },
    ]);
    expect(find([party('p', 'initiating', [], { full_name: 'Ada Sample', is_person: false })], 'p')).toEqual([]);
  });
});

test('a name that is hidden from the reader is not compared', () => {
  const parties = [party('p', 'initiating', [], { full_name: 'Ada Sample', shown_name: 'A.S.', is_name_hidden: true })];
  expect(find(parties, null)).toMatchObject([{ ground: 'is_party', party: 'A.S.' }]);
  expect(find(parties, null, { names: 'public' })).toEqual([]);
});

describe('without a participant', () => {
  const parties = [
    party('p', 'initiating', [{ attorney_id: 'ada', name: 'Ada B. Sample' }]),
    party('d', 'responding', [{ attorney_id: 'cleo', firms: ['Smith & Jones'] }]),
  ];
  test('clients of colleagues are compared, own present ones are not', () => {
    expect(find(parties, null)).toMatchObject([{ ground: 'same_firm', relation: 'any', party: 'Party d' }]);
  });
  test('a mediator must have no client in the case', () => {
    expect(find(parties, null, { who: { ...ada, is_neutral: true } })).toMatchObject([
      { ground: 'same_attorney', party: 'Party p' },
      { ground: 'same_firm', party: 'Party d' },
    ]);
  });
});
