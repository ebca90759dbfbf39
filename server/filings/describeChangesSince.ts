import { compareReadings } from '#domain/reading/compareReadings';
import { wireName } from '#domain/reading/wireName';
import type { Db } from '#server/kernel/Database';
import { describeField } from './describeField.ts';
import { findChanges, findConfirmations, findReadings, type StoredFiling } from './filingRepository.ts';

type Change = { field: string; value: string | null; by: string; at: string; confirmed: boolean };

/**
 * What changed in a filing since a version: the fields, by whom and when, so that no change is overwritten unseen.
 * `confirmed` marks a confirmation, which does not change the value.
 */
export async function describeChangesSince(
  db: Db,
  stored: StoredFiling,
  version: number,
): Promise<{ version: number; changed: Change[] }> {
  const { filing } = stored;
  const changes = await findChanges(db, stored);
  const confirmed = await findConfirmations(db, stored);
  const byPeople = [
    ...changes.map(({ change, by }) => ({
      filing_version: change.filing_version,
      said: describe(change.field, change.new_value, by, change.corrected_at, false),
    })),
    ...confirmed.map(({ confirmation, by }) => ({
      filing_version: confirmation.filing_version,
      said: describe(confirmation.field, confirmation.machine_value, by, confirmation.confirmed_at, true),
    })),
  ]
    .filter(({ filing_version }) => filing_version > version)
    .sort((one, other) => one.filing_version - other.filing_version);
  const changedVersions = new Set(byPeople.map(({ filing_version }) => filing_version)).size;
  return {
    version: filing.version,
    changed: [
      ...(filing.version - version > changedVersions ? await describeReanalysis(db, stored) : []),
      ...byPeople.map(({ said }) => said),
    ],
  };
}

/** What the last reading changed, where it was not the document's first. */
async function describeReanalysis(db: Db, stored: StoredFiling): Promise<Change[]> {
  const [reading, before] = await findReadings(db, stored, 2);
  if (!reading?.analysis.finished_at || !before) return [];
  const { finished_at } = reading.analysis;
  return compareReadings(before.fields.map(describeField), reading.fields.map(describeField)).map(({ field, after }) =>
    describe(field, after.join('\n') || null, 'The portal', finished_at, false),
  );
}

function describe(field: string, value: string | null, by: string, at: Date, confirmed: boolean): Change {
  return { field: wireName(field), value, by, at: at.toISOString(), confirmed };
}
