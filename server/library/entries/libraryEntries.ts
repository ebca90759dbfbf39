import type { Entry } from './Entry.ts';
import { federalCourts } from './federalCourts.ts';
import { regulationsAndOthers } from './regulationsAndOthers.ts';
import { states } from './states.ts';
import { statutesAndRules } from './statutesAndRules.ts';
import { unitedStates } from './unitedStates.ts';

/** Everything that the built-in library has, in this edition. */
export const libraryEntries: readonly Entry[] = [
  ...unitedStates,
  ...federalCourts,
  ...states,
  ...statutesAndRules,
  ...regulationsAndOthers,
];
