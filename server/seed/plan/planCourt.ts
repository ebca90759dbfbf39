import type { Bar, CaseKind } from './CaseKind.ts';
import { type BookedHearing, events, openBook, type SittingDay } from './calendarBook.ts';
import { calendaredCases } from './calendaredCases.ts';
import { openDraws } from './divisions.ts';
import { furtherEvents, furtherWeekdaysOf } from './furtherCalendars.ts';
import { type FurtherCourt, furtherCourts } from './furtherCourts.ts';
import { weekdaysOf } from './judgeWeeks.ts';
import { civilKinds, constructionCase } from './kinds/civilKinds.ts';
import { criminalKinds } from './kinds/criminalKinds.ts';
import { civilElsewhere, mandamus } from './kinds/elsewhereKinds.ts';
import { familyKinds } from './kinds/familyKinds.ts';
import { conservatorshipCase, probateKinds } from './kinds/probateKinds.ts';
import type { PlannedCase, PlannedCourt, PlannedHearing } from './PlannedCase.ts';
import {
  actingIn,
  districtAttorney,
  judgesElsewhere,
  type PlannedAttorney,
  planAttorneys,
  publicDefender,
} from './people.ts';
import { planCases } from './planCases.ts';
import { type PlannedCourtEntry, type PlannedFiling, planEntries, planFilings } from './planFilings.ts';
import { openRandom, type Random } from './random.ts';
import { sampleCalendar } from './sampleCalendar.ts';

export type CourtPlan = {
  attorneys: PlannedAttorney[];
  cases: PlannedCase[];
  hearings: PlannedHearing[];
  /** Oldest first. */
  filings: PlannedFiling[];
  entries: PlannedCourtEntry[];
};

/** The first sample court brings the rest: 8 attorneys, 9 cases, and its own hearings. */
const casesOfTheCourt = 255;
const casesElsewhere = 14;
/** Days since the opening of further cases elsewhere whose first conference is still to come. */
const recentElsewhere = [46, 40, 36, 32];

type Options = {
  court: PlannedCourt;
  today: string;
  /** Case numbers that the first sample court has. */
  taken: ReadonlySet<string>;
  /** `judge date` pairs on which the plan sets no hearing. */
  kept: ReadonlySet<string>;
  sitting: SittingDay;
  /** The hearings of the first sample court. */
  booked: readonly BookedHearing[];
};

/** The entire sample court around a date: the same for the same date, different for each date. */
export function planCourt({ court, today, taken, kept, sitting, booked }: Options): CourtPlan {
  const random = openRandom(20_260_317);
  const attorneys = planAttorneys(random, court.id);
  const calendar = sampleCalendar(court);
  const draw = openDraws(random);
  const own = planCases(random, {
    ...{ court, today, taken, attorneys, calendar, older: [...older, ...calendaredCases(random)] },
    count: casesOfTheCourt,
    kinds: [...civilKinds, ...familyKinds, ...probateKinds, ...criminalKinds],
    bar: {
      attorneys: actingIn(attorneys, court.id),
      prosecutors: actingIn(attorneys, court.id, districtAttorney.type),
      defenders: actingIn(attorneys, court.id, publicDefender.type),
    },
    assign: ({ case_type }) => draw(case_type),
    book: openBook({
      ...{ calendar, sitting, events, weekdaysOf, booked },
      isKept: (judge, date) => kept.has(`${judge} ${date}`),
    }),
  });
  const elsewhere = furtherCourts.flatMap((further) => planElsewhere(random, further, attorneys, today));
  const cases = [...own, ...elsewhere];
  const hearings = cases.flatMap((held) => held.hearings);
  return { attorneys, cases, hearings, filings: planFilings(cases), entries: planEntries(cases) };
}

/** Cases that the court had before the portal: their older entries come from its earlier system. */
const older: { days: number; kind: CaseKind }[] = [
  { days: 2330, kind: { case_type: 'Probate', share: 0, draft: conservatorshipCase } },
  { days: 1610, kind: { case_type: 'Probate', share: 0, draft: conservatorshipCase } },
  { days: 1170, kind: { case_type: 'Civil Complaint', share: 0, draft: constructionCase } },
  { days: 890, kind: { case_type: 'Probate', share: 0, draft: conservatorshipCase } },
];

function planElsewhere(random: Random, court: FurtherCourt, attorneys: readonly PlannedAttorney[], today: string) {
  const isFederal = court.level === 'Federal Court';
  const acting = actingIn(attorneys, court.id);
  const calendar = sampleCalendar(court);
  // In a federal court, one of them is the attorney of the government.
  const bar: Bar = { attorneys: isFederal ? acting.slice(1) : acting, prosecutors: acting.slice(0, 1), defenders: [] };
  return planCases(random, {
    ...{ court, today, attorneys, bar },
    calendar,
    count: casesElsewhere,
    kinds: isFederal ? [mandamus, civilElsewhere(court.id)] : [civilElsewhere(court.id)],
    older: recentElsewhere.map((days) => ({ days, kind: civilElsewhere(court.id) })),
    assign: judgesElsewhere[court.id]!.full_name,
    book: openBook({
      ...{ calendar, sitting: null, events: furtherEvents[court.id]!, weekdaysOf: furtherWeekdaysOf },
      ...{ isKept: () => false, booked: [] },
    }),
    taken: new Set(),
  });
}
