/** Called with the name of each step of a reading when it ends, to measure its duration. */
export type StepEnded = (step: string) => void;
