/** A fix is prepared first and shown with its effect; only then does its filer apply it. */
export const fixStates = ['preparing', 'ready', 'failed', 'applied', 'undone'] as const;
export type FixState = (typeof fixStates)[number];

/** A document before a fix and after it. */
export const fixSides = ['before', 'after'] as const;
export type FixSide = (typeof fixSides)[number];
