/** The number of cases of someone to whom a case can be assigned, and that of those with whom they are compared. */
type Load = { cases: number; fewest: number; average: number };

/** What the number of cases says for an assignment: no one has fewer, or it is below the average. */
export function loadReasons({ cases, fewest, average }: Load): ('fewest_cases' | 'fewer_cases')[] {
  if (cases <= fewest) return ['fewest_cases'];
  return cases < average ? ['fewer_cases'] : [];
}
