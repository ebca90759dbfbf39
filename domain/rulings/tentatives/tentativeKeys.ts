/** The keys of a motion’s tentative ruling. */
export const tentativeKeys = { write: 'e', adopt: 'a' } as const;
