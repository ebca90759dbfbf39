/** The values of a message that needs none. */
export type NoValues = Record<string, never>;
