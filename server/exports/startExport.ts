import type { CourtExport } from '#contract/exports';
import { exportDue } from '#domain/exports/exportDue';
import { recordActivity } from '#server/activity/recordActivity';
import { findCourt } from '#server/courts/findCourt';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { exportJob } from './exportJobs.ts';
import { describeExport, findExportSettings, insertExport } from './exportRepository.ts';

type Tools = Needs<'db' | 'config' | 'now'>;

/** Starts an export that a person requests. */
export async function startExport(needs: Tools, actor: Actor): Promise<{ message: string; data: CourtExport }> {
  const { db, config, now } = needs;
  assertOwnCourt(needs, actor);
  if (config.export_folder === null) throw new Refusal('export_folder_missing');
  return db.transaction(async (tx) => {
    const made = await insertExport(tx, { requested_by: actor.person_id, requested_at: now() });
    if (!made) throw new Refusal('export_under_way');
    await addJob(tx, exportJob, { id: made.id });
    const subject = { subject_type: 'court', subject_id: actor.court_id } as const;
    await recordActivity(tx, needs, actor, { action: 'export_requested', values: {}, ...subject });
    return { message: 'Export started', data: describeExport(made, actor.full_name) };
  });
}

/** Queues the export of this night when its hour has come, once. */
export async function startNightlyExport({ db, config, now }: Tools): Promise<void> {
  const court_id = config.court.id;
  const { enabled, hour } = await findExportSettings(db, court_id);
  if (!enabled || config.export_folder === null) return;
  const { time_zone } = await findCourt(db, court_id);
  const night = exportDue(now(), { time_zone, hour });
  if (night === null) return;
  await db.transaction(async (tx) => {
    const made = await insertExport(tx, { night, requested_at: now() });
    if (made) await addJob(tx, exportJob, { id: made.id });
  });
}

/** An export contains every court of the installation, so only people of the installation’s court make one. */
export function assertOwnCourt({ config }: Needs<'config'>, { court_id }: Actor): void {
  if (court_id !== config.court.id) throw new Refusal('export_other_court');
}
