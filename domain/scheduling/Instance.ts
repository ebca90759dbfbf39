/**
 * What the optimizer places, and where. Days are numbered from 0, and slots of a day from its opening, so that every
 * court, time zone, and length of slot has one format. `docs/optimizer.md` describes it for cases from elsewhere.
 */
export type Instance = {
  /** The minutes of a slot. A hearing begins with a slot. */
  slot_minutes: number;
  days: readonly CourtDay[];
  judges: readonly Judge[];
  rooms: readonly Room[];
  /** Attorneys, parties, interpreters, and reporters: whoever cannot be at two hearings at once. */
  people: readonly Person[];
  /** Groups of which a hearing needs one member: interpreters of a language, reporters. */
  pools: readonly Pool[];
  sittings: readonly SharedSitting[];
  hearings: readonly OpenHearing[];
  weights: Weights;
};

/** A day on which the court holds hearings, with its slots. At most 64. */
export type CourtDay = { date: string; slots: number };

/** Slots of a day, from the first up to but not including the last. */
export type Stretch = { day: number; from: number; to: number };

export type Judge = { id: string; home_room: string | null; away: readonly Stretch[] };
export type Room = { id: string; features: readonly string[]; away: readonly Stretch[] };
export type Person = { id: string; away: readonly Stretch[] };
export type Pool = { id: string; members: readonly string[] };

/** A calendar call: a judge in a room, who hears several matters of these types one after another. */
export type SharedSitting = {
  id: string;
  judge: string;
  room: string;
  day: number;
  slot: number;
  slots: number;
  capacity: number;
  types: readonly string[];
};

/** A hearing to be placed, or one that can be moved. */
export type OpenHearing = {
  id: string;
  type: string;
  slots: number;
  /** The judges who can hear it. */
  judges: readonly string[];
  /** Features that its room must have. */
  features: readonly string[];
  people: readonly string[];
  pools: readonly string[];
  /** The first and the last day on which it can be held: notice, and the window of its statute. */
  earliest: number;
  latest: number;
  /** The day by which the court's standard would have it heard. */
  target: number;
  /** How much a day of waiting counts: its priority and age. */
  weight: number;
  /** Hearings after whose end it begins. */
  after: readonly string[];
  /** Its present place, where it has one. */
  current: Placement | null;
  /** It keeps its present place. */
  fixed: boolean;
};

export type Placement = {
  hearing: string;
  day: number;
  slot: number;
  judge: string;
  room: string;
  /** The member of each of its pools, in the order of its pools. */
  members: readonly string[];
  sitting: string | null;
};

/** What each departure from the ideal costs. None is negative. */
export type Weights = {
  /** A day after the earliest, times the weight of the hearing. */
  waiting: number;
  /** A day after the target, times the weight of the hearing. */
  lateness: number;
  /** A hearing outside its judge's home room. */
  other_room: number;
  /** Another place than the present one. */
  moved: number;
  /** A slot of a judge's day beyond `full_day`. */
  overload: number;
  /** The slots of a judge's day that are a full load. */
  full_day: number;
  /** A day on which an attorney or another person must come, beyond the first. */
  appearance_day: number;
  /** A hearing that has no place, times its weight. */
  unplaced: number;
};

export type Solution = { placements: readonly Placement[]; unplaced: readonly string[]; cost: number };
