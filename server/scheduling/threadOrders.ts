import type { Conflict } from '#domain/scheduling/findConflict';
import type { Instance, Placement, Solution } from '#domain/scheduling/Instance';

/** What the thread receives: the instance, and until when it searches. */
export type SearchOrder = {
  instance: Instance;
  seed: number;
  from: readonly Placement[] | null;
  milliseconds: number;
  /** The most steps, so that the same calendar has the same solution; without them, only the time ends the search. */
  steps?: number;
};

/** What it reports about every second, and at the end. */
export type SearchReport = { step: number; cost: number; best: Solution; isDone: boolean };

/** Or the hearings without a place, for which it finds conflicts. */
export type ConflictOrder = { instance: Instance; unplaced: readonly string[] };

export type ConflictReport = { hearing: string; conflict: Conflict | null; isDone: boolean };
