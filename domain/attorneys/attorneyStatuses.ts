/** An attorney's status with the bar. The forms offer the first three; the others occur only in imports (departure 10). */
export const formStatuses = ['Active', 'Inactive', 'Suspended'] as const;
export const importedStatuses = ['Disbarred', 'Resigned', 'Deceased'] as const;
export const attorneyStatuses = [...formStatuses, ...importedStatuses] as const;
export type AttorneyStatus = (typeof attorneyStatuses)[number];

/** Where a court has a standing from: the entry before its history began, a form, or an import. */
export const standingSources = ['roster', 'form', 'import'] as const;

/** The status that a word names, in any capitalization. */
export function readAttorneyStatus(word: string): AttorneyStatus | undefined {
  const asked = word.trim().toLowerCase();
  return attorneyStatuses.find((status) => status.toLowerCase() === asked);
}

/** Whether an attorney with this status may act: only 'active', in any capitalization. */
export function isActive(status: string): boolean {
  return readAttorneyStatus(status) === 'Active';
}
