/** What a member is in a firm. Only attorneys have a bar number; the others act for attorneys who authorized them. */
export const firmPositions = ['attorney', 'paralegal', 'legal_assistant'] as const;
export type FirmPosition = (typeof firmPositions)[number];

/** How a draft is open to someone: to its owner, to a delegate of its owner, or to a member with whom it is shared. */
export const draftAccesses = ['owner', 'delegate', 'shared'] as const;
export type DraftAccess = (typeof draftAccesses)[number];
