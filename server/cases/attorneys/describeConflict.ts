import type { AttorneyConflict as ShownConflict } from '#contract/attorneySuggestions';
import { writeAttorneyConflict } from '#contract/messages/writeMessages';
import type { AttorneyConflict } from '#domain/cases/conflictTerms';

/** A conflict with its words. */
export function describeConflict(conflict: AttorneyConflict): ShownConflict {
  return { ...conflict, words: writeAttorneyConflict(conflict) };
}
