/** Told the name of each step of a reading as it ends, so that what each of them takes can be measured. */
export type StepEnded = (step: string) => void;
