/**
 * What the optimizer places, and where. Days are numbered from 0, and slots of a day from its opening, so that every
 * court, time zone, and length of slot has one format. `docs/calendar-cases.md` describes it for cases from elsewhere.
 */
export type Instance = {
  /** The minutes of a slot. A hearing begins with a slot. */
  slot_minutes: number;
  /** The first slot of the first day that is still to come. */
  first_slot: number;
  days: readonly CourtDay[];
  judges: readonly Judge[];
  rooms: readonly Room[];
  /** Everyone who cannot be at two hearings at the same time. */
  people: readonly Person[];
  /** Groups of which a hearing needs one member: interpreters of a language, reporters. */
  pools: readonly Pool[];
  sittings: readonly SharedSitting[];
  hearings: readonly OpenHearing[];
  weights: Weights;
};

/** A day with its slots, at most 64; `closed` names the hours in which the court holds no hearings. */
export type CourtDay = { date: string; slots: number; closed: readonly Closed[] };
export type Closed = { from: number; to: number; reason: string };

/** Slots of a day, from the first up to but not including the last. */
export type Stretch = { day: number; from: number; to: number };

/** A stretch in which a person or a courtroom is not available, with the reason. */
export type Away = Stretch & { reason: string };

export type Judge = {
  id: string;
  home_room: string | null;
  qualifications: readonly string[];
  away: readonly Away[];
  /** When the judge sits although the court is closed. */
  duty: readonly Stretch[];
  /** The slots of all days that are the judge's even share of the work; null if shares are not compared. */
  share: number | null;
};

export type Room = { id: string; features: readonly string[]; away: readonly Away[] };

/** A case has one hearing at a time; its days of appearance are those of its counsel and parties. */
export const roles = ['attorney', 'party', 'interpreter', 'reporter', 'mediator', 'case'] as const;
export type Person = { id: string; role: (typeof roles)[number]; away: readonly Away[] };
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
  /** The slots that such hearings took in the past on average, where that is known; judges may differ. */
  usual: (PastSlots & { by_judge: readonly (PastSlots & { judge: string })[] }) | null;
  /** The judges to whom it is assigned; null if any qualified judge may hear it. */
  judges: readonly string[] | null;
  /** What its judge must be qualified for. */
  qualifications: readonly string[];
  /** Judges who must not hear it. */
  disqualified: readonly string[];
  /** Features that its courtroom must have. */
  features: readonly string[];
  people: readonly string[];
  pools: readonly string[];
  /** The first and the last day on which it can be held: notice, and the window of its statute. */
  earliest: number;
  earliest_authority: string | null;
  latest: number;
  latest_authority: string | null;
  /** The day by which the court's standard would have it heard. */
  target: number;
  /** How much a day of waiting counts: its priority and age. */
  weight: number;
  /** Hearings after whose end it begins. */
  after: readonly string[];
  /**
   * Hearings of the same group are heard together: on one day, by one judge, in one room, one directly after another in
   * the order of the instance, with everyone present throughout; or called in one sitting.
   */
  together: string | null;
  /** Its present place, where it has one. */
  current: Place | null;
  /** It keeps its present place, whatever the rules: a person decided it. */
  fixed: boolean;
  /** How much a change of its present place counts: more, the more recently people were notified. */
  move_weight: number;
};

/** An average of slots, and of how many hearings; null if that is not known. */
export type PastSlots = { slots: number; count: number | null };

/** Where a hearing is held. */
export type Place = {
  day: number;
  slot: number;
  judge: string;
  room: string;
  /** The member of each of its pools, in the order of its pools. */
  members: readonly string[];
  sitting: string | null;
};

export type Placement = Place & { hearing: string };

/** What each departure from the ideal costs. None is negative. */
export type Weights = {
  /** A day after the earliest, times the weight of the hearing. */
  waiting: number;
  /** A day after the target, times the weight of the hearing. */
  lateness: number;
  /** A hearing outside its judge's home room; without a home room, each further room of the judge's day. */
  other_room: number;
  /** Another place than the present one, times the hearing's weight of a change. */
  moved: number;
  /** A slot of a judge's day beyond `full_day`, by the durations that are usual. */
  overload: number;
  /** The slots of a judge's day that are a full load. */
  full_day: number;
  /** A slot beyond a judge's even share. */
  uneven: number;
  /** A day on which an attorney or a party must come, beyond the first. */
  appearance_day: number;
  /** A hearing that has no place, times its weight. */
  unplaced: number;
};

export type Solution = { placements: readonly Placement[]; unplaced: readonly string[]; cost: number };
