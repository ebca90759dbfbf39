import type { RosterImport } from '#contract/rosterImports';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeImport } from './describeImport.ts';
import { queueOf, readImportJob } from './importJobs.ts';
import { findImport, insertImport, readImportFile, type StoredImport } from './importRepository.ts';
import type { RosterFile } from './receiveRosterFile.ts';

type Started = { data: RosterImport };

/** Starts an import: the file is stored, and a job reads it. */
export async function startImport(
  { db, now }: Needs<'db' | 'now'>,
  { person_id, court_id }: Actor,
  { content, ...file }: RosterFile,
): Promise<Started> {
  return db.transaction(async (tx) => {
    const of = { court_id, imported_by: person_id, created_at: now(), size: content.length };
    const made = await insertImport(tx, { ...of, ...file }, content);
    await queueReading(tx, made);
    return { data: await describeImport(tx, made) };
  });
}

/** Starts a new import of the file of an earlier one, with the same columns and corrections. */
export async function repeatImport({ db, now }: Needs<'db' | 'now'>, actor: Actor, id: string): Promise<Started> {
  return db.transaction(async (tx) => {
    const earlier = await findImport(tx, actor, id);
    if (earlier.state !== 'undone') throw new Refusal('import_not_ready');
    const { court_id, file_name, sha256, size, encoding, separator, mapping } = earlier;
    const file = { court_id, file_name, sha256, size, encoding, separator, mapping };
    const of = { imported_by: actor.person_id, created_at: now(), edits_of: id };
    const made = await insertImport(tx, { ...file, ...of }, await readImportFile(tx, id));
    await queueReading(tx, made);
    return { data: await describeImport(tx, made) };
  });
}

/** Adds the job that reads the file of an import. */
export function queueReading(tx: Db, { id, reading, court_id }: StoredImport): Promise<void> {
  return addJob(tx, readImportJob, { id, reading }, { queue: queueOf(court_id) });
}
