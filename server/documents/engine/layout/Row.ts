import type { PrintedWord } from '../pdf/PrintedWord.ts';

/** Words on one baseline, left to right, with no wide gap between them. */
export type Piece = { words: PrintedWord[]; start: number; end: number; base: number; size: number };

/** All pieces on one baseline, left to right, and where there was a mark of a ruled caption between them. */
export type Row = { base: number; size: number; pieces: Piece[]; ruledAt: number | undefined };

/** The words of one line and its column, if the page has two side by side. */
export type LaidLine = { words: PrintedWord[]; column?: 'left' | 'right' };
