/** A queued or running task: whether a person is watching a screen until it is done, and whose it is. */
export type Turn = {
  urgent: boolean;
  /** The person, or the address, on whose behalf the document is opened; undefined for the portal's own work. */
  user?: string | undefined;
};

export type Workplaces = {
  /** Workers that take any task. */
  workers: number;
  /** Workers beside them that take urgent tasks only. */
  forPages: number;
};

/** Users whose budget of the hour is spent come after all others. */
export type TurnRecord = { lastTurn: ReadonlyMap<string, number>; overBudget: (user: string) => boolean };

/** Analyses of one user that run at the same time: two, but never on all the workers where there are several. */
export function mostAnalysesOf({ workers }: Pick<Workplaces, 'workers'>): number {
  return Math.min(2, Math.max(1, workers - 1));
}

/** Page pictures and the like of one user that are made at the same time. */
const mostUrgentEach = 2;

/**
 * Which of the queued tasks runs next; -1 if none may run now. Interactive tasks come first; then the person whose last
 * turn was longest ago, so that one person's documents delay no one by more than the running task; then the order of
 * arrival.
 */
export function chooseNext(
  waiting: readonly Turn[],
  running: readonly Turn[],
  places: Workplaces,
  { lastTurn, overBudget }: TurnRecord,
): number {
  const analyses = running.filter(({ urgent }) => !urgent).length;
  if (running.length >= places.workers + places.forPages) return -1;
  const mayRun = ({ urgent, user }: Turn) => {
    if (!urgent && analyses >= places.workers) return false;
    if (user === undefined) return true;
    const own = running.filter((one) => one.user === user && one.urgent === urgent).length;
    return own < (urgent ? mostUrgentEach : mostAnalysesOf(places));
  };
  const rankOf = ({ urgent, user }: Turn): [number, number, number] => [
    urgent ? 0 : 1,
    !urgent && user !== undefined && overBudget(user) ? 1 : 0,
    user === undefined ? 0 : (lastTurn.get(user) ?? 0),
  ];
  let best = -1;
  for (const [index, turn] of waiting.entries()) {
    if (mayRun(turn) && (best < 0 || isBefore(rankOf(turn), rankOf(waiting[best]!)))) best = index;
  }
  return best;
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  for (const [index, rank] of one.entries()) if (rank !== other[index]) return rank < other[index]!;
  return false;
}
