import type { PrintedWord } from '../pdf/PrintedWord.ts';

/** Words on one baseline, left to right, with no wide gap between them. */
export type Piece = { words: PrintedWord[]; start: number; end: number; base: number; size: number };

/** All pieces on one baseline, left to right. */
export type Row = { base: number; size: number; pieces: Piece[] };
