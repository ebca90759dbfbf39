import { findPersonInCourt } from '#server/identity/findPersonInCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** The judge who ruled, for work without a session of the judge: a held ruling, or one that was pronounced in court. */
export async function judgeActor(
  db: Db,
  { judge_id, court_id }: { judge_id: string; court_id: string },
): Promise<Actor> {
  const person = await findPersonInCourt(db, judge_id, court_id);
  const own = { person_id: judge_id, full_name: person!.full_name, court_id };
  return { ...own, capacity: 'judge', role: 'judge', session_id: '', address: '', user_agent: null };
}
