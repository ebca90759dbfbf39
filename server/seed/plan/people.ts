import { personName } from './names.ts';
import type { Random } from './random.ts';

export type PlannedAttorney = { full_name: string; bar_number: string; status: string; type: string };
export type PlannedJudge = { full_name: string; specialization: string; courtroom: string };

/** The judges of the sample court besides Hon. A. Reyes, who has an account; Department n is the room of the n-th. */
export const plannedJudges: PlannedJudge[] = [
  { full_name: 'Hon. B. Osei', specialization: 'state', courtroom: 'Department 2' },
  { full_name: 'Hon. C. Marchetti', specialization: 'civil', courtroom: 'Department 1' },
  { full_name: 'Hon. D. Nakashima', specialization: 'civil', courtroom: 'Department 3' },
  { full_name: 'Hon. E. Whitlock', specialization: 'state', courtroom: 'Department 5' },
  { full_name: 'Hon. F. Quintanilla', specialization: 'state', courtroom: 'Department 6' },
  { full_name: 'Hon. G. Lindqvist', specialization: 'state', courtroom: 'Department 7' },
  { full_name: 'Hon. H. Okonjo', specialization: 'civil', courtroom: 'Department 8' },
];

export const plannedCourtrooms = Array.from({ length: 12 }, (_, index) => ({
  name: `Department ${index + 1}`,
  location: index < 6 ? 'First floor' : 'Second floor',
  seats: index % 4 === 3 ? 120 : 48,
}));

const types = [
  'Private Attorney',
  'Private Attorney',
  'Private Attorney',
  'Public Defender',
  'District Attorney',
  'Mediator',
];

/** This many attorneys besides those of the first sample court. Their bar numbers have a form that no bar issues. */
export function planAttorneys(random: Random, count: number): PlannedAttorney[] {
  const names = new Set<string>();
  while (names.size < count) names.add(personName(random));
  return [...names].map((full_name, index) => ({
    full_name,
    bar_number: `00${String(3000 + index * 7)}`,
    status: index % 17 === 11 ? 'Inactive' : index % 29 === 19 ? 'Suspended' : 'Active',
    type: types[index % types.length]!,
  }));
}
