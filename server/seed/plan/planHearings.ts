import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { isCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays } from '#domain/days/days';
import { caseKinds } from './caseKinds.ts';
import type { PlannedCase } from './planCases.ts';
import type { Random } from './random.ts';

export type PlannedHearing = {
  case_number: string;
  event_type: string;
  judge: string;
  date: string;
  time: string;
  status: 'scheduled' | 'completed' | 'adjourned' | 'cancelled';
  reason: string | null;
};

/** Minutes that each kind of event takes in the sample court; trials begin in the afternoon and end the day. */
export const plannedEventTypes: { name: string; duration_minutes: number; held_in_sitting: boolean }[] = [
  { name: 'Case management conference', duration_minutes: 15, held_in_sitting: true },
  { name: 'Motion hearing', duration_minutes: 30, held_in_sitting: true },
  { name: 'Demurrer hearing', duration_minutes: 30, held_in_sitting: true },
  { name: 'Settlement conference', duration_minutes: 60, held_in_sitting: false },
  { name: 'Status conference', duration_minutes: 15, held_in_sitting: true },
  { name: 'Evidentiary hearing', duration_minutes: 60, held_in_sitting: false },
  { name: 'Probate hearing', duration_minutes: 20, held_in_sitting: true },
  { name: 'Arraignment', duration_minutes: 15, held_in_sitting: true },
  { name: 'Pretrial conference', duration_minutes: 20, held_in_sitting: true },
  { name: 'Small claims trial', duration_minutes: 30, held_in_sitting: false },
  { name: 'Trial', duration_minutes: 60, held_in_sitting: false },
];

/** An hour apart, so that nothing of the sample court overlaps: the longest event takes an hour. */
const slots = ['09:00', '10:00', '11:00', '13:30', '14:30', '15:30'];
const everyDays = 45;

type Options = {
  cases: readonly PlannedCase[];
  today: string;
  count: number;
  calendar: CourtCalendar;
  /** `judge date` pairs that are left free: other hearings are there. */
  kept: ReadonlySet<string>;
};

/** This many hearings, over the court days of three months around today. No one is in two places simultaneously. */
export function planHearings(random: Random, { cases, today, count, calendar, kept }: Options): PlannedHearing[] {
  const days = Array.from({ length: 2 * everyDays + 1 }, (_, index) => addDays(today, index - everyDays)).filter(
    (day) => isCourtDay(day, calendar),
  );
  const busy = new Set<string>();
  const planned: PlannedHearing[] = [];
  for (let tries = 0; planned.length < count && tries < count * 40; tries += 1) {
    const date = days[tries % days.length]!;
    const held = random.pick(cases);
    const time = random.pick(slots);
    if (held.judge === null || held.opened_on > addDays(date, -10) || kept.has(`${held.judge} ${date}`)) continue;
    if (held.closed_on !== null && held.closed_on <= date) continue;
    const people = [
      held.judge,
      ...held.parties.flatMap(({ attorney }) => (attorney === null ? [] : [`attorney ${attorney}`])),
    ];
    const places = people.map((person) => `${person} ${date} ${time}`);
    if (places.some((place) => busy.has(place))) continue;
    for (const place of places) busy.add(place);
    const kind = caseKinds.find(({ case_type }) => case_type === held.case_type) ?? caseKinds[0]!;
    planned.push({
      case_number: held.case_number,
      event_type: random.pick(kind.events),
      judge: held.judge,
      date,
      time,
      ...(date < today ? pastStatus(random) : { status: 'scheduled', reason: null }),
    });
  }
  return planned.sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
}

function pastStatus(random: Random): Pick<PlannedHearing, 'status' | 'reason'> {
  if (random.chance(0.84)) return { status: 'completed', reason: null };
  return random.chance(0.5)
    ? { status: 'adjourned', reason: 'Continued at the request of counsel.' }
    : { status: 'cancelled', reason: 'The matter was resolved before the hearing.' };
}
