import { findNames, peopleInRole } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { judgeNamed } from '../judgeActor.ts';

/** The judges whose matters a viewer reads: a judge the own ones, clerks and administrators those of every judge. */
export async function findJudges(db: Db, viewer: Actor): Promise<Actor[]> {
  if (viewer.capacity === 'judge') return [viewer];
  const ids = await peopleInRole(db, viewer.court_id, ['judge']);
  const names = await findNames(db, ids);
  return ids.map((id) => judgeNamed(viewer.court_id, id, names.get(id) ?? ''));
}
