import type { CourtName } from './CourtForm.ts';

/** A court found in a heading, with the offsets of the words that name it. */
export type RecognizedCourt = CourtName & {
  start: number;
  end: number;
  /** The heading's own lines, if other text is between them. */
  spans?: readonly (readonly [start: number, end: number])[];
};
