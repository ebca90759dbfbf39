/** The values of a message that says everything by its code. */
export type NoValues = Record<string, never>;
