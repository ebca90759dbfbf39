/** A change of the court, of which several can be combined. */
export type Scenario = {
  /** Judges who hear matters of every event type. */
  more_judges: number;
  /** Judges who leave, by ID. */
  without_judges: readonly string[];
  more_rooms: number;
  without_rooms: readonly string[];
  /** By how many minutes the court opens earlier and closes later; negative for shorter days. */
  opens_earlier: number;
  closes_later: number;
  /** By how many percent more requests arrive; negative for fewer. */
  arrivals_percent: number;
  reserved: ReservedDay | null;
};

/** A weekday on which only one event type or one case type is heard. */
export type ReservedDay = {
  /** 0 is Sunday. */
  weekday: number;
  event_type_id: string | null;
  case_type: string | null;
  /** The judge whose weekday it is; null for all judges. */
  judge_id: string | null;
  /** Whether it is heard on no other day. */
  only: boolean;
};

/** The court as it is. */
export const unchanged: Scenario = {
  ...{ more_judges: 0, without_judges: [], more_rooms: 0, without_rooms: [] },
  ...{ opens_earlier: 0, closes_later: 0, arrivals_percent: 0, reserved: null },
};

export const scenarioLimits = { judges: 10, rooms: 10, minutes: 180, least_percent: -90, most_percent: 200 } as const;

/** The shortest day that hours can leave, in minutes. */
const shortestDay = 120;

export const scenarioProblems = ['no_change', 'no_judges', 'no_rooms', 'short_day', 'long_day'] as const;
export type ScenarioProblem = (typeof scenarioProblems)[number];

type Present = {
  judges: readonly { id: string }[];
  rooms: readonly { id: string }[];
  /** The court’s hours, in minutes of the day. */
  hours: readonly { opens: number; closes: number }[];
};

/** Why a change cannot be simulated; null if it can. */
export function checkScenario(scenario: Scenario, { judges, rooms, hours }: Present): ScenarioProblem | null {
  const { more_judges, without_judges, more_rooms, without_rooms, opens_earlier, closes_later } = scenario;
  if (isUnchanged(scenario)) return 'no_change';
  const left = (all: readonly { id: string }[], without: readonly string[]) =>
    all.filter(({ id }) => !without.includes(id)).length;
  if (left(judges, without_judges) + more_judges === 0) return 'no_judges';
  if (left(rooms, without_rooms) + more_rooms === 0) return 'no_rooms';
  const changed = hours.map(({ opens, closes }) => ({ opens: opens - opens_earlier, closes: closes + closes_later }));
  if (changed.some(({ opens, closes }) => closes - opens < shortestDay)) return 'short_day';
  return changed.some(({ opens, closes }) => opens < 0 || closes > 1440) || lengthOf(changed) > longestSpan
    ? 'long_day'
    : null;
}

/** The longest time from the earliest opening to the latest closing, in minutes: 64 slots. */
const longestSpan = 64 * 15;

function lengthOf(hours: readonly { opens: number; closes: number }[]): number {
  if (hours.length === 0) return 0;
  return Math.max(...hours.map(({ closes }) => closes)) - Math.min(...hours.map(({ opens }) => opens));
}

function isUnchanged({ without_judges, without_rooms, reserved, ...numbers }: Scenario): boolean {
  const isSame = Object.values(numbers).every((number) => number === 0);
  return isSame && without_judges.length === 0 && without_rooms.length === 0 && reserved === null;
}
