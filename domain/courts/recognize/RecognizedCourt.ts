import type { CourtName } from './CourtForm.ts';

/** A court found in a heading, with the offsets of the words that name it. */
export type RecognizedCourt = CourtName & { start: number; end: number };
