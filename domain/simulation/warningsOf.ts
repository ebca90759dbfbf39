import type { CourtPast } from './CourtModel.ts';
import type { ReportedPast, SimulationWarning } from './SimulationReport.ts';
import { fewest, fewestWeeks } from './simulationStates.ts';

/** What makes the figures of a simulation uncertain, beyond their intervals. */
export function warningsOf(
  past: ReportedPast,
  leads: CourtPast['leads'],
  requests: readonly number[],
  runs: number,
): SimulationWarning[] {
  const lacks: Record<SimulationWarning, boolean> = {
    few_weeks: past.weeks < fewestWeeks,
    inferred_requests: past.inferred > 0,
    few_leads: leads.some(({ n }, type) => n < fewest && (requests[type] ?? 0) > 0),
    few_outcomes: past.outcomes < fewest,
    no_durations: past.durations === 0,
    few_durations: past.durations > 0 && past.durations < past.held,
    few_judge_days: past.judge_days < fewest,
    few_runs: runs < fewest,
  };
  return (Object.keys(lacks) as SimulationWarning[]).filter((warning) => lacks[warning]);
}
