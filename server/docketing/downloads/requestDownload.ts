import { downloadHours } from '#domain/docketing/downloadStates';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Job } from '#server/kernel/ports/Job';
import { type Downloaded, findLatest, insertDownload, type StoredDownload } from './downloadRepository.ts';

/** Starts a download. While one of the same is being made, another request returns it. */
export async function requestDownload(
  tx: Db,
  actor: Actor,
  of: Downloaded,
  { at: requested_at, job }: { at: Date; job: Job<{ id: string }> },
): Promise<StoredDownload> {
  const { person_id, court_id } = actor;
  const expires_at = new Date(requested_at.getTime() + downloadHours * 3_600_000);
  const made = await insertDownload(tx, { person_id, court_id, ...of, requested_at, expires_at });
  if (made) await addJob(tx, job, { id: made.id });
  return made ?? (await findLatest(tx, actor, of))!;
}
