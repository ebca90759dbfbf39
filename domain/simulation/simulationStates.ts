/** From the request of a simulation to its end. One that was canceled keeps what its finished runs show. */
export const simulationStates = ['queued', 'running', 'done', 'canceled', 'failed'] as const;

/** Why a simulation failed. */
export const simulationFailures = ['no_past', 'no_judges', 'no_rooms', 'fault'] as const;
export type SimulationFailure = (typeof simulationFailures)[number];

export const simulationLimits = {
  weeks: { least: 1, usual: 13, most: 26 },
  runs: { least: 20, usual: 200, most: 1000 },
  past_weeks: { least: 4, usual: 26, most: 104 },
  notice_days: { least: 1, usual: 10, most: 180 },
  standard_days: { least: 1, usual: 30, most: 365 },
} as const;

/** The weeks after the simulated ones in which hearings still find a place. */
export const weeksBeyond = 13;
/** With fewer cases than this, a rate or a percentile is not taken from the past. */
export const fewest = 20;
/** With fewer past weeks than this, the arrivals hardly vary. */
export const fewestWeeks = 8;
/** A judge’s full day in court in minutes, as the optimizer has it, unless the court’s own days are longer. */
export const usualFullDay = 360;
