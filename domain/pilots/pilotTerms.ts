/** The terms of a pilot, in which the portal reads what an existing system files and decides nothing. */

/** The values that the portal and the clerk both state, in the order in which they are compared. */
export const pilotFields = ['case_number', 'court', 'document_type', 'title', 'filer', 'filing_date'] as const;
export type PilotField = (typeof pilotFields)[number];

/** Who is right in a disagreement, according to a clerk. */
export const pilotVerdicts = ['portal', 'clerk', 'unclear'] as const;
export type PilotVerdict = (typeof pilotVerdicts)[number];

export const pilotStates = ['planned', 'running', 'ended'] as const;
export type PilotState = (typeof pilotStates)[number];

/** A filing waits to be read, was read, or cannot be read. */
export const pilotItemStates = ['waiting', 'read', 'unreadable'] as const;
export type PilotItemState = (typeof pilotItemStates)[number];

/** In which system the clerk worked: the existing one, which is the baseline, or the portal. */
export const workedWith = ['existing_system', 'portal'] as const;
export type WorkedWith = (typeof workedWith)[number];

/** Why a file of the folder was not used. */
export const pilotFileProblems = ['link', 'not_openable', 'too_large', 'not_json', 'invalid'] as const;
export type PilotFileProblem = (typeof pilotFileProblems)[number];

/** The days of a pilot, its usual length, and how long decisions that arrive after its end still count. */
export const pilotDays = { least: 1, usual: 60, most: 366, late: 14 } as const;
