import type { State } from './states.ts';

/**
 * The federal districts of the states that Congress has divided (28 U.S.C. 81-131). A state that is not listed is one
 * district.
 */
export const districtParts: Partial<Record<State, readonly string[]>> = {
  Alabama: ['Northern', 'Middle', 'Southern'],
  Arkansas: ['Eastern', 'Western'],
  California: ['Northern', 'Eastern', 'Central', 'Southern'],
  Florida: ['Northern', 'Middle', 'Southern'],
  Georgia: ['Northern', 'Middle', 'Southern'],
  Illinois: ['Northern', 'Central', 'Southern'],
  Indiana: ['Northern', 'Southern'],
  Iowa: ['Northern', 'Southern'],
  Kentucky: ['Eastern', 'Western'],
  Louisiana: ['Eastern', 'Middle', 'Western'],
  Michigan: ['Eastern', 'Western'],
  Mississippi: ['Northern', 'Southern'],
  Missouri: ['Eastern', 'Western'],
  'New York': ['Northern', 'Southern', 'Eastern', 'Western'],
  'North Carolina': ['Eastern', 'Middle', 'Western'],
  Ohio: ['Northern', 'Southern'],
  Oklahoma: ['Northern', 'Eastern', 'Western'],
  Pennsylvania: ['Eastern', 'Middle', 'Western'],
  Tennessee: ['Eastern', 'Middle', 'Western'],
  Texas: ['Northern', 'Southern', 'Eastern', 'Western'],
  Virginia: ['Eastern', 'Western'],
  Washington: ['Eastern', 'Western'],
  'West Virginia': ['Northern', 'Southern'],
  Wisconsin: ['Eastern', 'Western'],
};

/** States that are one federal district each, with the territories that have a district court. */
export const singleDistrictStates: readonly State[] = [
  'Alaska',
  'Arizona',
  'Colorado',
  'Connecticut',
  'Delaware',
  'Hawaii',
  'Idaho',
  'Kansas',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Minnesota',
  'Montana',
  'Nebraska',
  'Nevada',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'North Dakota',
  'Oregon',
  'Rhode Island',
  'South Carolina',
  'South Dakota',
  'Utah',
  'Vermont',
  'Wyoming',
  'District of Columbia',
  'Puerto Rico',
  'Guam',
  'Virgin Islands',
  'Northern Mariana Islands',
];

/**
 * The name of a federal district, for example `Eastern District of Michigan`; undefined if there is no such district.
 */
export function federalDistrict(state: State, part: string | undefined): string | undefined {
  if (part === undefined) return singleDistrictStates.includes(state) ? districtName(state) : undefined;
  return districtParts[state]?.includes(part) ? `${part} District of ${state}` : undefined;
}

function districtName(state: State): string {
  if (state === 'District of Columbia') return state;
  return state === 'Virgin Islands' || state === 'Northern Mariana Islands'
    ? `District of the ${state}`
    : `District of ${state}`;
}
