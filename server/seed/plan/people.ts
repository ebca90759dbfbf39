import { furtherCourts } from './furtherCourts.ts';
import { personName, surnameOf } from './names.ts';
import type { Random } from './random.ts';

export type PlannedAttorney = {
  full_name: string;
  bar_number: string;
  status: string;
  type: string;
  /** The court of the roster. */
  court_id: string;
  /** The lines of the letterhead under the name. */
  office: string[];
  email: string;
};
export type PlannedJudge = { full_name: string; specialization: string; courtroom: string };

/** The judges of the sample court besides Hon. A. Reyes, who has an account; each has a department. */
export const plannedJudges: PlannedJudge[] = [
  { full_name: 'Hon. B. Osei', specialization: 'state', courtroom: 'Department 2' },
  { full_name: 'Hon. C. Marchetti', specialization: 'civil', courtroom: 'Department 1' },
  { full_name: 'Hon. D. Nakashima', specialization: 'civil', courtroom: 'Department 3' },
  { full_name: 'Hon. E. Whitlock', specialization: 'state', courtroom: 'Department 5' },
  { full_name: 'Hon. F. Quintanilla', specialization: 'state', courtroom: 'Department 6' },
  { full_name: 'Hon. G. Lindqvist', specialization: 'state', courtroom: 'Department 7' },
  { full_name: 'Hon. H. Okonjo', specialization: 'civil', courtroom: 'Department 8' },
];

/** The judge of each further court, with the room in which the court's hearings are held. */
export const judgesElsewhere: Record<
  string,
  { full_name: string; courtroom: string; location: string; court_house: string }
> = {
  'specimen-supreme': {
    full_name: 'Hon. J. Castellano',
    courtroom: 'Part 12',
    location: 'NY',
    court_house: 'Specimen County Courthouse',
  },
  'exemplar-district': {
    full_name: 'Hon. K. Treviño',
    courtroom: '214th District Courtroom',
    location: 'TX',
    court_house: 'Exemplar County Courthouse',
  },
  'model-circuit': {
    full_name: 'Hon. L. Baptiste',
    courtroom: 'Courtroom 4-2',
    location: 'FL',
    court_house: 'Model County Courthouse',
  },
  'pattern-circuit': {
    full_name: 'Hon. M. Wojcik',
    courtroom: 'Courtroom 2104',
    location: 'IL',
    court_house: 'Pattern County Courthouse',
  },
  'alder-federal': {
    full_name: 'Hon. N. Faraday',
    courtroom: 'Courtroom 7',
    location: 'CA',
    court_house: 'Alder Federal Courthouse',
  },
};

/** The room of a judge; in the sample court, Hon. A. Reyes sits in Department 4. */
export const courtroomOf = (judge: string): string =>
  [...plannedJudges, ...Object.values(judgesElsewhere)].find(({ full_name }) => full_name === judge)?.courtroom ??
  'Department 4';

/** Clerks who decide on filings and keep the minutes. They have no way to sign in. */
export const plannedClerks = ['Yolanda Prieto', 'Marcus Teague', 'Anh Pham'] as const;

/** The clerk of each further court. */
export const clerksElsewhere: Record<string, string> = {
  'specimen-supreme': 'Denise Fontaine',
  'exemplar-district': 'Luis Arellano',
  'model-circuit': 'Patricia Chandler',
  'pattern-circuit': 'Kevin Sorensen',
  'alder-federal': 'Naomi Hashimoto',
};

export const plannedCourtrooms = Array.from({ length: 12 }, (_, index) => ({
  name: `Department ${index + 1}`,
  location: index < 6 ? 'First floor' : 'Second floor',
  seats: index % 4 === 3 ? 120 : 48,
}));

/** The prosecutor and the public defender: one office each, with its deputies. */
export const districtAttorney = {
  type: 'District Attorney',
  office: ['Office of the District Attorney, County of Alder', '300 Example Plaza, Third Floor'],
  host: 'alderda.example.com',
};
export const publicDefender = {
  type: 'Public Defender',
  office: ['Office of the Public Defender, County of Alder', '310 Example Plaza, First Floor'],
  host: 'alderpd.example.com',
};
const privateAttorney = 'Private Attorney';

/** How many attorneys of each type the sample court's roster has besides those of the first sample court. */
const roster: [string, number][] = [
  [privateAttorney, 33],
  [districtAttorney.type, 7],
  [publicDefender.type, 7],
  ['Mediator', 5],
];
/** The attorneys of each further court. */
const elsewhere = 6;
export const attorneysMade = roster.reduce((sum, [, count]) => sum + count, 0);

/** The attorneys of all courts. Their bar numbers have a form that no bar issues. */
export function planAttorneys(random: Random, court_id: string): PlannedAttorney[] {
  const names = new Set<string>();
  while (names.size < attorneysMade + furtherCourts.length * elsewhere) names.add(personName(random));
  const left = [...names];
  const own = roster.flatMap(([type, count]) =>
    left.splice(0, count).map((full_name) => ({ full_name, type, court_id })),
  );
  const further = furtherCourts.flatMap(({ id }) =>
    left.splice(0, elsewhere).map((full_name) => ({ full_name, type: privateAttorney, court_id: id })),
  );
  return [...own, ...further].map((attorney, index) => ({
    ...attorney,
    bar_number: `00${String(3000 + index * 7)}`,
    // Only attorneys in private practice and mediators: the offices of the county employ none.
    status: index === 31 || index === 50 ? 'Inactive' : index === 32 ? 'Suspended' : 'Active',
    ...officeOf(random, attorney, index),
  }));
}

function officeOf(
  random: Random,
  { full_name, type, court_id }: Pick<PlannedAttorney, 'full_name' | 'type' | 'court_id'>,
  index: number,
) {
  const local = plainLetters(`${full_name[0]}.${surnameOf(full_name)}`);
  const place = placeOf(court_id);
  const phone = `Telephone: (555) 555-0${String(100 + index)}`;
  const county = [districtAttorney, publicDefender].find((office) => office.type === type);
  if (county) return { office: [...county.office, place, phone], email: `${local}.${index}@${county.host}` };
  const surname = surnameOf(full_name);
  const firm =
    type === 'Mediator'
      ? `${surname} Dispute Resolution`
      : random.pick([`Law Offices of ${full_name}`, `${surname} Law Group, APC`, `${surname} & Associates`]);
  const office = [firm, `${random.between(100, 990)} Example Plaza, Suite ${random.between(100, 640)}`, place, phone];
  return { office, email: `${local}@${plainLetters(surname)}${index}.law.example.com` };
}

/** Where the courts sit; every place is invented. */
const places: Record<string, string> = {
  'specimen-supreme': 'Specimen, New York 10000',
  'exemplar-district': 'Exemplar, Texas 78000',
  'model-circuit': 'Model, Florida 33000',
  'pattern-circuit': 'Pattern, Illinois 60000',
};
export const placeOf = (court_id: string): string => places[court_id] ?? 'Alder, California 90000';

/** Letters that an email address may have. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z.]/g, '')
    .toLowerCase();

/** The places in the list of those who may act in a court, by type. */
export function actingIn(attorneys: readonly PlannedAttorney[], court_id: string, type = privateAttorney): number[] {
  return attorneys.flatMap((one, index) =>
    one.court_id === court_id && one.type === type && one.status === 'Active' ? [index] : [],
  );
}
