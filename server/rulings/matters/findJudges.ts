import { findNames, peopleInRole } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findJudgesServed } from '#server/visibility/actsFor';
import { judgeNamed } from '../judgeActor.ts';

/** The judges whose motions a viewer confirms: a judge the own ones, clerks and administrators those of every judge. */
export async function findJudges(db: Db, viewer: Actor, judge_id?: string): Promise<Actor[]> {
  if (viewer.capacity === 'judge') return [viewer].filter((one) => !judge_id || one.person_id === judge_id);
  const all = await peopleInRole(db, viewer.court_id, ['judge']);
  const ids = all.filter((id) => !judge_id || id === judge_id);
  const names = await findNames(db, ids);
  return ids.map((id) => judgeNamed(viewer.court_id, id, names.get(id) ?? ''));
}

/** The judges whose submitted matters a viewer reads: for a clerk, only those in whose chambers the clerk works. */
export async function findJudgesReported(db: Db, viewer: Actor, judge_id?: string): Promise<Actor[]> {
  if (viewer.capacity !== 'clerk') return findJudges(db, viewer, judge_id);
  const served = await findJudgesServed(db, viewer);
  return served
    .filter(({ id }) => !judge_id || id === judge_id)
    .map(({ id, full_name }) => judgeNamed(viewer.court_id, id, full_name));
}
