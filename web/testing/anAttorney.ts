import type { AttorneyDetails, Roster } from '#contract/attorneys';

type Row = Roster['data'][number];

/** An entry of the roster, for a clerk. */
export function anAttorney(changes: Partial<AttorneyDetails> = {}): AttorneyDetails {
  return {
    id: '0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a01',
    full_name: 'Ada Sample',
    bar_number: '000100',
    status: 'Active',
    status_since: '2026-03-17',
    type: 'Public Defender',
    active_cases: 3,
    version: 4,
    cases_counted: false,
    firm: null,
    email: null,
    standings: [],
    cases: [],
    abilities: { edit: true, manage: true },
    ...changes,
  };
}

/** One page of a roster. */
export function aRoster(data: Row[], changes: Partial<Omit<Roster, 'data'>> = {}): Roster {
  return {
    data: data.map(({ id, full_name, bar_number, status, status_since, type, active_cases, version, abilities }) => {
      return { id, full_name, bar_number, status, status_since, type, active_cases, version, abilities };
    }),
    total_attorneys: data.length,
    total_pages: 1,
    statistics: { total: 60, active: 41, inactive: 12, suspended: 7, active_cases: 305, cases_counted: false },
    ...changes,
  };
}
