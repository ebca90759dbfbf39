import path from 'node:path';
import { z } from 'zod';
import { dateInZone } from '#domain/days/dateInZone';
import { addDays } from '#domain/days/days';
import { pilotStateOn, takesDecisionsOn } from '#domain/pilots/pilotState';
import { pilotDays } from '#domain/pilots/pilotTerms';
import { zoneOf } from '#server/courts/zoneOf';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';
import { folderSource } from './intake/folderSource.ts';
import { takePilotFiles } from './intake/takePilotFiles.ts';
import { findOpenPilotsForSystem, type StoredPilot } from './pilotRepository.ts';

/** Looks into the folders of the pilots. */
export const watchPilotsJob = defineJob('watch_pilots', z.object({}));

type Tools = Needs<'db' | 'config' | 'now' | 'blobs'>;
const everyMs = 10_000;

/** Looks into the folders soon. One look follows the other; without the setting there is none. */
export async function schedulePilotWatch(
  { db, config, now }: Needs<'db' | 'config' | 'now'>,
  inMs = everyMs,
): Promise<void> {
  if (config.shadow_folder === null) return;
  const runAt = new Date(now().getTime() + inMs);
  await addJob(db, watchPilotsJob, {}, { jobKey: watchPilotsJob.name, queue: watchPilotsJob.name, runAt });
}

/** One look into the folder of each pilot that runs, or ended in the last two weeks. A pilot that fails delays no other. */
export async function watchPilots(needs: Tools, signal?: AbortSignal): Promise<void> {
  if (needs.config.shadow_folder === null) return;
  await schedulePilotWatch(needs);
  const today = dateInZone(needs.now(), 'UTC');
  const span = { since: addDays(today, -pilotDays.late - 1), until: addDays(today, 1) };
  const failures: unknown[] = [];
  for (const pilot of await findOpenPilotsForSystem(needs.db, span)) {
    await lookInto(needs, needs.config.shadow_folder, pilot, signal).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function lookInto(needs: Tools, root: string, pilot: StoredPilot, signal?: AbortSignal): Promise<void> {
  const day = dateInZone(needs.now(), await zoneOf(needs.db, pilot.court_id));
  if (!takesDecisionsOn(pilot, day)) return;
  const source = await folderSource(path.join(root, pilot.court_id), pilot.folder);
  const documents = pilotStateOn(pilot, day) === 'running';
  if (source) await takePilotFiles(needs, pilot, source, { documents, ...(signal && { signal }) });
}
