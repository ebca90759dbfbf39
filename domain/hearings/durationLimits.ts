/** A hearing lasts at least and at most this many minutes. */
export const durationLimits = { least: 5, most: 600 } as const;
