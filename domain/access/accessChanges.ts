/** What has a separate level. Entries of the docket keep their earlier versions, with the level of each. */
export const accessSubjects = ['case', 'filing', 'participant'] as const;
export type AccessSubject = (typeof accessSubjects)[number];

/** Why a level is what it is: by the default of the type or code, by the filer’s choice, by an order, or by law. */
export const accessBases = ['default', 'filer', 'order', 'law'] as const;
export type AccessBasis = (typeof accessBases)[number];
