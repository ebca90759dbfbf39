/** The states of a check of the record. `intact` and `broken` are results; a check that `failed` has none. */
export const recordCheckStates = ['queued', 'running', 'intact', 'broken', 'failed'] as const;
export type RecordCheckState = (typeof recordCheckStates)[number];
