import path from 'node:path';
import type { NewPilot, Pilot } from '#contract/pilots';
import { pilotStateOn } from '#domain/pilots/pilotState';
import { type NewActivity, recordActivity } from '#server/activity/recordActivity';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describePilot, describePilots, todayIn } from './describePilot.ts';
import {
  changeStoredPilot,
  findPilots,
  insertPilot,
  isFolderTaken,
  lockPilot,
  type StoredPilot,
} from './pilotRepository.ts';

type Tools = Needs<'db' | 'now' | 'config'>;
type Answer = { message: string; data: Pilot };

/** The pilots of the court, and the folder that has theirs. */
export async function listPilots(
  { db, now, config: { shadow_folder } }: Tools,
  { court_id }: Actor,
): Promise<{ data: Pilot[]; folder: string | null }> {
  const data = await describePilots(db, await findPilots(db, court_id), await todayIn(db, now, court_id));
  return { data, folder: shadow_folder === null ? null : path.join(shadow_folder, court_id) };
}

/** Plans a pilot. */
export async function createPilot(needs: Tools, actor: Actor, asked: NewPilot): Promise<Answer> {
  const { court_id, person_id } = actor;
  return needs.db.transaction(async (tx) => {
    const today = await todayIn(tx, needs.now, court_id);
    assertAhead(asked, today);
    const made = await insertPilot(tx, { ...asked, court_id, created_by: person_id, created_at: needs.now() });
    if (!made) throw folderTaken();
    const data = await describePilot(tx, made, today);
    await recordActivity(tx, needs, actor, { action: 'pilot_planned', values: plannedOf(made), ...about(made) });
    return { message: 'Pilot planned', data };
  });
}

type Changed = NewPilot & { id: string; version: number };

/** Changes a pilot that has not started. */
export async function changePilot(needs: Tools, actor: Actor, { id, version, ...asked }: Changed): Promise<Answer> {
  const { court_id } = actor;
  return needs.db.transaction(async (tx) => {
    const today = await todayIn(tx, needs.now, court_id);
    const before = await lockPilot(tx, court_id, id, version);
    if (pilotStateOn(before, today) !== 'planned') throw new Refusal('pilot_started');
    assertAhead(asked, today);
    if (await isFolderTaken(tx, court_id, asked.folder, id)) throw folderTaken();
    const changed = await changeStoredPilot(tx, id, asked);
    const data = await describePilot(tx, changed, today);
    await recordActivity(tx, needs, actor, { action: 'pilot_changed', values: plannedOf(changed), ...about(changed) });
    return { message: 'Pilot changed', data };
  });
}

/** Ends a pilot before its last day. */
export async function endPilot(
  needs: Tools,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<Answer> {
  const { court_id } = actor;
  return needs.db.transaction(async (tx) => {
    const today = await todayIn(tx, needs.now, court_id);
    const before = await lockPilot(tx, court_id, id, version);
    if (pilotStateOn(before, today) === 'ended') throw new Refusal('pilot_ended');
    const changed = await changeStoredPilot(tx, id, { ended_on: today });
    const data = await describePilot(tx, changed, today);
    const { department } = changed;
    await recordActivity(tx, needs, actor, { action: 'pilot_ended', values: { department }, ...about(changed) });
    return { message: 'Pilot ended', data };
  });
}

/** A pilot begins with what is filed from now on. */
function assertAhead({ starts_on }: Pick<NewPilot, 'starts_on'>, today: string): void {
  if (starts_on < today) throw invalidInput('starts_on', 'Start: choose today or a later day');
}

const folderTaken = () => invalidInput('folder', 'Folder: another pilot of the court has this folder');
const about = ({ id }: StoredPilot): Pick<NewActivity, 'subject_type' | 'subject_id'> => ({
  subject_type: 'pilot',
  subject_id: id,
});
const plannedOf = ({ department, starts_on, ends_on, targets }: StoredPilot) => ({
  ...{ department, starts_on, ends_on, targets },
});
