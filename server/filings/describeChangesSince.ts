import type { Db } from '#server/db/db';
import { findChanges, type StoredFiling } from './filingRepository.ts';

/** What changed in a filing since a version of it: the fields, by whom and when, so that nobody overwrites it unseen. */
export async function describeChangesSince(db: Db, { filing }: StoredFiling, version: number) {
  const changes = await findChanges(db, filing.id);
  return {
    version: filing.version,
    changed: changes
      .filter(({ change }) => change.filing_version > version)
      .map(({ change, by }) => ({
        field: change.field === 'filing_date' ? 'filling_date' : change.field,
        value: change.new_value,
        by,
        at: change.corrected_at.toISOString(),
      })),
  };
}
