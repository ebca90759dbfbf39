/** A figure of the simulated quarters: its mean, and the interval in which it was in nine of ten runs. */
export type Estimate = { value: number; low: number; high: number };

/** A figure as the court is and as it would be. The difference is taken run by run, from the same requests. */
export type Compared = { present: Estimate; changed: Estimate; difference: Estimate };

/** The waits of requests: in days, and the share that is late against the standard, in percent. */
export type ComparedWaits = { mean: Compared; median: Compared; p90: Compared; late: Compared };

/** The hours in session of a judge or a courtroom in percent of the available hours; null where there is none. */
export type ReportedLoad = {
  id: string;
  /** Empty for one that the scenario adds. */
  name: string;
  /** Hours available in the simulated weeks. */
  present_hours: number;
  changed_hours: number;
  present: Estimate | null;
  changed: Estimate | null;
};

export type ReportedWeek = {
  /** The first day of the week (YYYY-MM-DD). */
  begins: string;
  /** The median wait of the requests of the week, in days; null if there was none. */
  wait: { present: Estimate; changed: Estimate } | null;
  /** Hearings that were requested or set, and neither held nor canceled, at the end of the week. */
  open: { present: Estimate; changed: Estimate };
};

export const simulationWarnings = [
  'few_weeks',
  'inferred_requests',
  'few_leads',
  'few_outcomes',
  'no_durations',
  'few_durations',
  'few_judge_days',
  'few_runs',
] as const;
export type SimulationWarning = (typeof simulationWarnings)[number];

/** The past on which a simulation is based, by number of cases. */
export type ReportedPast = {
  weeks: number;
  requests: number;
  recorded: number;
  inferred: number;
  outcomes: number;
  held: number;
  continued: number;
  canceled: number;
  durations: number;
  judge_days: number;
  /** A judge’s full day in court, in minutes. */
  full_day: number;
};

export type SimulationReport = {
  runs: number;
  /** Requests of a quarter on average. */
  requests: { present: number; changed: number };
  /** Null if no request arrived in any run. */
  waits: ComparedWaits | null;
  types: readonly {
    id: string;
    name: string;
    /** Past requests of this type, and those whose time to hearing is known. */
    n: number;
    leads: number;
    /** Days from the request before which none is set. */
    notice: number;
    waits: ComparedWaits | null;
  }[];
  weeks: readonly ReportedWeek[];
  judges: readonly ReportedLoad[];
  rooms: readonly ReportedLoad[];
  /** Hours a week; null if no duration is known. */
  overtime: Compared | null;
  open: Compared;
  unplaced: Compared;
  past: ReportedPast;
  warnings: readonly SimulationWarning[];
};
