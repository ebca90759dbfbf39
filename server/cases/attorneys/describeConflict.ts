import { createHash } from 'node:crypto';
import type { AttorneyConflict as ShownConflict } from '#contract/attorneySuggestions';
import { writeAttorneyConflict } from '#contract/messages/writeMessages';
import type { AttorneyConflict } from '#domain/cases/conflictTerms';

/** A conflict with its key and its words. */
export function describeConflict(conflict: AttorneyConflict): ShownConflict {
  return { ...conflict, key: keyOfConflict(conflict), words: writeAttorneyConflict(conflict) };
}

/** The key of a conflict. It changes with everything that the conflict states, so that a permission is for what was seen. */
export function keyOfConflict(conflict: AttorneyConflict): string {
  const { ground, relation, party, role, counsel, firm, former } = conflict;
  const stated = JSON.stringify([ground, relation, party, role, counsel, firm, former]);
  return createHash('sha256').update(stated).digest('hex').slice(0, 32);
}
