/** An attorney's standing with the bar. The forms offer the first three; the others come with imports (departure 10). */
export const formStandings = ['Active', 'Inactive', 'Suspended'] as const;
export const importedStandings = ['Disbarred', 'Resigned', 'Deceased'] as const;
export const standings = [...formStandings, ...importedStandings] as const;
export type Standing = (typeof standings)[number];

/** The standing that a word means, in any capitalization. */
export function readStanding(word: string): Standing | undefined {
  const asked = word.trim().toLowerCase();
  return standings.find((standing) => standing.toLowerCase() === asked);
}

/** Whether an attorney of this standing may act: only 'active', in any capitalization. */
export function isActive(status: string): boolean {
  return readStanding(status) === 'Active';
}
