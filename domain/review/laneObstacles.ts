/** Facts of a pending filing that decide whether it can be accepted in a run. */
export type LaneFacts = {
  waiting: boolean;
  decision_held: boolean;
  read: boolean;
  doubts: number;
  complete: boolean;
  /** Findings on which the clerk may act, including those about the case in which it would be docketed. */
  findings: number;
  /** Null if the document's number identifies no case of the court. */
  found: { parties_match: boolean } | null;
  claimed_by_another: boolean;
  /** A clerk took it out of the lane. */
  left_for_review: boolean;
  /** The filer replaced a returned document with a different one, so that the clerk chooses its filing date. */
  date_to_choose: boolean;
  /** Its entry can set a hearing or change the case, which the clerk confirms. */
  acts_on_case: boolean;
};

/** Why a filing is not in the lane. */
export const laneObstacleCodes = [
  'not_waiting',
  'decision_held',
  'not_read',
  'doubts',
  'incomplete',
  'findings',
  'no_case',
  'other_parties',
  'claimed',
  'left_for_review',
  'date_to_choose',
  'acts_on_case',
] as const;
export type LaneObstacle = (typeof laneObstacleCodes)[number];

/** Everything that keeps a filing out of the lane; empty for one that is ready to accept. */
export function laneObstacles(facts: LaneFacts): LaneObstacle[] {
  const holds: Record<LaneObstacle, boolean> = {
    not_waiting: !facts.waiting,
    decision_held: facts.decision_held,
    not_read: !facts.read,
    doubts: facts.doubts > 0,
    incomplete: !facts.complete,
    findings: facts.findings > 0,
    no_case: facts.found === null,
    other_parties: facts.found?.parties_match === false,
    claimed: facts.claimed_by_another,
    left_for_review: facts.left_for_review,
    date_to_choose: facts.date_to_choose,
    acts_on_case: facts.acts_on_case,
  };
  return laneObstacleCodes.filter((code) => holds[code]);
}

/** Obstacles that end by themselves or with a release, so that the filing stays ready. */
export const passingObstacles: readonly LaneObstacle[] = ['decision_held', 'claimed', 'left_for_review'];

/** The number of filings that can be accepted in one run. */
export const laneLimit = 25;
