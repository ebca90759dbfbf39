import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findCase, lockCase, type StoredCase } from '../caseRepository.ts';
import { lockCaseForSystem } from '../findCaseForSystem.ts';

/**
 * Two cases that the viewer has access to, locked in the order of their IDs, so that two people who start from either
 * side do not block each other. A version that is given is checked.
 */
export async function lockTwoCases(
  tx: Db,
  viewer: Actor,
  first: { id: string; version?: number },
  second_id: string,
  second_version?: number,
): Promise<{ first: StoredCase; second: StoredCase }> {
  await findCase(tx, viewer, first.id);
  await findCase(tx, viewer, second_id);
  for (const id of [first.id, second_id].sort()) await lockCaseForSystem(tx, id);
  const lock = async (id: string, version: number | undefined) =>
    lockCase(tx, viewer, id, version ?? (await findCase(tx, viewer, id)).version);
  return { first: await lock(first.id, first.version), second: await lock(second_id, second_version) };
}
