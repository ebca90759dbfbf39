import { eq } from 'drizzle-orm';
import type { changeCaseAccess as asked, CaseAccess } from '#contract/access';
import type { InputOf } from '#contract/endpoint';
import { readsLevel, strictest } from '#domain/access/accessLevels';
import { insertAccessChange } from '#server/access/accessChangeRepository';
import { assertNameable } from '#server/access/assertNameable';
import { findGrantedForSystem, setGrants } from '#server/access/grantRepository';
import { recordActivity } from '#server/activity/recordActivity';
import { readCourt } from '#server/courts/readCourt';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { lockCase, type StoredCase } from '../caseRepository.ts';
import { readCaseAccess } from './readCaseAccess.ts';

type Change = InputOf<typeof asked>;

/**
 * Changes who may read a case, and whom an order names. It takes effect with the commit: every list, search, count,
 * notice, and download reads the level itself.
 */
export async function changeCaseAccess(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  change: Change,
): Promise<{ message: string; access: CaseAccess }> {
  const access = await needs.db.transaction(async (tx) => {
    const { id, level, authority, reason, basis, named } = change;
    const held = await lockCase(tx, actor, id, change.version);
    await check(tx, needs, actor, held, change);
    const before = (await findGrantedForSystem(tx, { case_id: id })).map((one) => one.id);
    if (level === held.access && sameIds(before, named)) {
      throw invalidInput('level', 'Change the level or the people whom the order names.');
    }
    const [at, by] = [needs.now(), actor.person_id];
    await tx
      .update(cases)
      .set({ access: level, version: held.version + 1 })
      .where(eq(cases.id, id));
    await setGrants(tx, { case_id: id }, { court_id: held.court_id, people: named, by, at });
    const levels = { from_level: held.access, to_level: level };
    await insertAccessChange(tx, {
      ...{ ...levels, court_id: held.court_id, case_id: id, basis, authority, reason },
      ...{ ordered_on: change.ordered_on ?? null, changed_by: by, changed_at: at },
    });
    await recordActivity(tx, needs, actor, {
      action: 'case_access_changed',
      values: { case_number: held.case_number, from: held.access, to: level, authority, named: named.length },
      subject_type: 'case',
      subject_id: id,
    });
    return readCaseAccess(tx, actor, { id });
  });
  return { message: 'Access saved', access };
}

async function check(tx: Db, { now }: Needs<'now'>, actor: Actor, held: StoredCase, change: Change): Promise<void> {
  const { id, level, basis, ordered_on, named } = change;
  // Who does not read a level neither sets nor lifts it.
  if (!readsLevel(actor.capacity, strictest(held.access, level))) {
    throw invalidInput('level', 'Only a judge or a clerk can seal or unseal a case.');
  }
  const { today } = await readCourt(tx, now(), actor.court_id);
  if (basis === 'order' && !ordered_on) throw invalidInput('ordered_on', 'Enter the date of the order.');
  if (ordered_on && ordered_on > today) throw invalidInput('ordered_on', 'The date of the order is in the future.');
  await assertNameable(tx, id, { case_id: id }, named);
}

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === new Set(other).size && one.every((id) => other.includes(id));
