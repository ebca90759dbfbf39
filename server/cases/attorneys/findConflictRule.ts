import type { ConflictAuthorities } from '#contract/attorneySuggestions';
import { conflictRules } from '#domain/cases/data/conflictRules';
import type { Db } from '#server/kernel/Database';
import type { StoredCase } from '../caseRepository.ts';
import { systemOfCase } from '../participants/listParticipants.ts';

/** The rules on conflicts of interest that apply to the attorneys in a case. */
export async function findConflictRule(
  db: Db,
  held: Pick<StoredCase, 'court_id' | 'case_type'>,
): Promise<ConflictAuthorities> {
  const { authority, waiver, neutral } = conflictRules[await systemOfCase(db, held)];
  return { authority, waiver, neutral };
}
