/** The waits of the requests of a run, in days; null where there was no request. */
export type WaitMeasures = { n: number; mean: number; median: number; p90: number; late: number } | null;

/** What a run of a court shows. Hours are those of all simulated weeks. */
export type RunMeasures = {
  waits: WaitMeasures;
  /** By event type. */
  types: readonly WaitMeasures[];
  /** By week of the request. */
  weekly_wait: readonly (number | null)[];
  /** At the end of each week: hearings that were requested or set, and neither held nor canceled. */
  weekly_open: readonly number[];
  /** Hours in session, by judge and by courtroom. */
  judge_hours: readonly number[];
  room_hours: readonly number[];
  overtime_hours: number;
  held: number;
  /** Requests that found no place on any day of the model. */
  unplaced: number;
};

/** A run of the court as it is and under the scenario, with the same requests. */
export type PairedRun = { run: number; present: RunMeasures; changed: RunMeasures };

/** The measures of waits, counted by days: `counts[days]` requests waited so long. */
export function waitsOf(counts: ArrayLike<number>, late: number): WaitMeasures {
  let [n, sum] = [0, 0];
  for (let days = 0; days < counts.length; days++) {
    n += counts[days]!;
    sum += counts[days]! * days;
  }
  if (n === 0) return null;
  return { n, mean: sum / n, median: percentile(counts, n, 0.5), p90: percentile(counts, n, 0.9), late };
}

/** The least number of days within which this share waited. */
function percentile(counts: ArrayLike<number>, n: number, share: number): number {
  const wanted = Math.ceil(n * share);
  let seen = 0;
  for (let days = 0; days < counts.length; days++) {
    seen += counts[days]!;
    if (seen >= wanted) return days;
  }
  return counts.length;
}
