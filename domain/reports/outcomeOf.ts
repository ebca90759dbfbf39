/** What a person's last decision on a value shows about the analysis: it was right, wrong, or had read nothing. */
export type Outcome = 'confirmed' | 'corrected' | 'supplied';

/** As `server/filings/reviewedValues` counts them; nothing where neither says anything. */
export function outcomeOf(machine: string | null, said: string | null): Outcome | undefined {
  if (machine === null) return said === null ? undefined : 'supplied';
  return said === machine ? 'confirmed' : 'corrected';
}
