/** What a person's last word on a value says of the machine: it was right, wrong, or had read nothing. */
export type Outcome = 'confirmed' | 'corrected' | 'supplied';

/** As `server/reports/fieldWords` counts them; nothing where neither says anything. */
export function outcomeOf(machine: string | null, said: string | null): Outcome | undefined {
  if (machine === null) return said === null ? undefined : 'supplied';
  return said === machine ? 'confirmed' : 'corrected';
}
