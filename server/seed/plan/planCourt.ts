import type { CaseType } from '#domain/courts/choices';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { type CaseKind, caseKinds } from './caseKinds.ts';
import { furtherCourts } from './furtherCourts.ts';
import { type PlannedAttorney, planAttorneys, plannedJudges } from './people.ts';
import { type PlannedCase, type PlannedCourt, planCases } from './planCases.ts';
import { type PlannedHearing, planHearings } from './planHearings.ts';
import { openRandom } from './random.ts';

export type CourtPlan = { attorneys: PlannedAttorney[]; cases: PlannedCase[]; hearings: PlannedHearing[] };

/** The first sample court brings the rest: 8 attorneys, 11 cases, and its own hearings. */
const attorneysMade = 52;
const casesOfTheCourt = 345;
const casesElsewhere = 14;
const hearingsMade = 300;

type Options = {
  court: PlannedCourt;
  today: string;
  /** Case numbers and `judge date` pairs that the first sample court has. */
  taken: ReadonlySet<string>;
  kept: ReadonlySet<string>;
};

/** The entire sample court around a date: the same for the same date, different for each date. */
export function planCourt({ court, today, taken, kept }: Options): CourtPlan {
  const random = openRandom(20_260_317);
  const attorneys = planAttorneys(random, attorneysMade);
  const own = planCases(random, { court, today, count: casesOfTheCourt, attorneys: attorneysMade, judgesOf, taken });
  const elsewhere = furtherCourts.flatMap((further) =>
    planCases(random, {
      court: further,
      today,
      count: casesElsewhere,
      attorneys: attorneysMade,
      kinds: further.level === 'Federal Court' ? [immigration] : caseKinds.slice(0, 1),
      judgesOf: () => [],
      taken: new Set(),
    }),
  );
  const calendar = holidaysOf(court);
  const hearings = planHearings(random, { cases: own, today, count: hearingsMade, calendar, kept });
  return { attorneys, cases: [...own, ...elsewhere], hearings };
}

const judges: Partial<Record<CaseType, readonly number[]>> = {
  'Family Law': [0, 3],
  Probate: [0],
  Criminal: [4, 5],
  'Small Claims': [6],
};

function judgesOf(type: CaseType): readonly string[] {
  const civil = ['Hon. A. Reyes', ...[1, 2, 6].map((index) => plannedJudges[index]!.full_name)];
  return judges[type]?.map((index) => plannedJudges[index]!.full_name) ?? civil;
}

/** What a federal court hears of immigration: delays of the agency (5 U.S.C. 706(1)). */
const immigration: CaseKind = {
  case_type: 'Immigration',
  share: 1,
  roles: ['Plaintiff', 'Defendant'],
  companies: [0, 0],
  events: [],
  documents: [
    {
      heading: 'COMPLAINT FOR WRIT OF MANDAMUS',
      by: 'first',
      after: [0, 0],
      body: [
        '{First} applied for adjustment of status more than three years ago and paid all required fees.',
        'The application remains pending without a decision, although {first} attended every interview.',
        'The agency must conclude matters presented to it within a reasonable time.',
      ],
      prayer: ['For an order compelling a decision within sixty days; and', 'For costs of suit.'],
    },
    {
      heading: 'ANSWER TO COMPLAINT',
      by: 'second',
      after: [40, 60],
      body: [
        '{Second} denies that the delay is unreasonable.',
        'The background checks required by law are not complete.',
      ],
    },
  ],
};
