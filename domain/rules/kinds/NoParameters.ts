/** For rule types whose evaluator needs only the submission. */
export type NoParameters = Readonly<Record<never, never>>;
