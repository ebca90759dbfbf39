/** Of a kind of rule whose evaluator asks for nothing besides the submission. */
export type NoParameters = Readonly<Record<never, never>>;
