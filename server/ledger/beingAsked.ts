/** Why an authority that the library cannot judge is not checked yet. */
export const beingAsked = { why: 'CourtListener is being asked.' };
