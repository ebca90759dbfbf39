import { describe, expect, test } from 'vitest';
import type { RepresentedParty } from './attorneyConflicts.ts';
import { type AssignableAttorney, suggestAttorneys } from './suggestAttorneys.ts';

const attorney = (id: string, type: string, active_cases: number, more: Partial<AssignableAttorney> = {}) => ({
  ...{ id, full_name: `Attorney ${id}`, bar_number: id, type, status: 'Active', status_since: '2020-01-01' },
  ...{ firms: [], active_cases, type_fewest: 0, type_average: 5, related: [], assigned: false, ...more },
});
const party = (
  id: string,
  side: 'initiating' | 'responding',
  counsel: Partial<RepresentedParty['counsel'][0]>[] = [],
) => ({
  ...{ id, full_name: id, shown_name: id, role: side, role_id: null, side, acts_for: null },
  ...{ is_person: true, is_name_hidden: false, has_left: false },
  counsel: counsel.map((one) => ({
    ...{ attorney_id: null, bar_number: null, name: 'Counsel', firms: [], ended: false, ...one },
  })),
});
const parties = [
  party('People', 'initiating'),
  party('Roe', 'responding', [{ attorney_id: 'x', firms: ['Rowan LLP'] }]),
];
const suggest = (attorneys: AssignableAttorney[], more: Partial<Parameters<typeof suggestAttorneys>[0]> = {}) =>
  suggestAttorneys({ attorneys, parties, for_party: null, case_type: 'Criminal', names: 'all', ...more }).map(
    ({ id, reasons, excluded }) => [id, excluded?.why ?? reasons.join(' ')],
  );

describe('attorneys for a case', () => {
  test('are ranked by type, then by their load within it', () => {
    expect(
      suggest([
        attorney('m', 'Mediator', 0),
        attorney('p', 'Private Attorney', 0),
        attorney('d2', 'Public Defender', 6),
        attorney('d1', 'Public Defender', 4),
        attorney('d0', 'Public Defender', 0),
      ]),
    ).toEqual([
      ['d0', 'usual_type fewest_cases'],
      ['d1', 'usual_type fewer_cases'],
      ['d2', 'usual_type'],
      ['p', 'fewest_cases'],
      ['m', 'fewest_cases unusual_type'],
    ]);
  });

  test('who have a related case come first, but not of an unusual type', () => {
    expect(
      suggest([
        attorney('d', 'Public Defender', 1),
        attorney('p', 'Private Attorney', 9, { related: ['26CR1'] }),
        attorney('m', 'Mediator', 3, { related: ['26CR1'] }),
      ]),
    ).toEqual([
      ['p', 'related'],
      ['d', 'usual_type fewer_cases'],
      ['m', 'related fewer_cases unusual_type'],
    ]);
  });

  test('of the prosecutor are for the prosecution', () => {
    const both = [attorney('da', 'District Attorney', 0), attorney('pd', 'Public Defender', 3)];
    expect(suggest(both, { for_party: 'People' }).map(([id]) => id)).toEqual(['da', 'pd']);
    expect(suggest(both, { for_party: 'Roe' }).map(([id]) => id)).toEqual(['pd', 'da']);
  });

  test('who are not active, assigned, or in conflict are last, with the reason', () => {
    const found = suggestAttorneys({
      ...{ parties, for_party: null, case_type: 'Criminal', names: 'all' },
      attorneys: [
        attorney('s', 'Public Defender', 0, { status: 'SUSPENDED', status_since: '2026-05-01' }),
        attorney('a', 'Public Defender', 0, { assigned: true }),
        attorney('c', 'Public Defender', 0, { firms: ['Rowan, LLP'] }),
        attorney('p', 'Private Attorney', 40),
      ],
    });
    expect(found.map(({ id, excluded }) => [id, excluded])).toEqual([
      ['p', null],
      ['a', { why: 'assigned' }],
      [
        'c',
        {
          ...{ why: 'conflict', is_neutral: false },
          conflicts: [expect.objectContaining({ party: 'Roe', firm: 'Rowan, LLP' })],
        },
      ],
      ['s', { why: 'not_active', status: 'SUSPENDED', since: '2026-05-01' }],
    ]);
  });

  test('who are neutrals are compared as neutrals, except as counsel of a participant', () => {
    const mediator = attorney('m', 'Appointed Mediator', 0, { firms: ['Rowan LLP'] });
    const excludedFor = (for_party: string | null) =>
      suggestAttorneys({ attorneys: [mediator], parties, for_party, case_type: 'Family Law', names: 'all' })[0]!
        .excluded;
    expect(excludedFor(null)).toMatchObject({ why: 'conflict', is_neutral: true });
    expect(excludedFor('People')).toMatchObject({ why: 'conflict', is_neutral: false });
  });

  test('who have access to the case can become a participant’s counsel, but not twice', () => {
    const assigned = attorney('x', 'Private Attorney', 1, { assigned: true });
    expect(suggest([assigned], { for_party: 'Roe' })).toEqual([['x', 'assigned']]);
    expect(suggest([assigned], { for_party: 'People' })).toEqual([['x', 'conflict']]);
    const other = attorney('y', 'Private Attorney', 1, { assigned: true });
    expect(suggest([other], { for_party: 'People' })).toEqual([['y', 'fewer_cases']]);
  });
});
