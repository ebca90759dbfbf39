import { findPersonInCourt } from '#server/identity/findPersonInCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** The judge who ruled, for work without a session of the judge: a held ruling, or one that was pronounced in court. */
export async function judgeActor(
  tx: Db,
  { judge_id, court_id }: { judge_id: string; court_id: string },
): Promise<Actor> {
  const person = await findPersonInCourt(tx, judge_id, court_id);
  return judgeNamed(court_id, judge_id, person!.full_name);
}

/** A judge of a court, as the records of the judge’s own cases are read for the court. */
export function judgeNamed(court_id: string, person_id: string, full_name: string): Actor {
  const own = { person_id, full_name, court_id };
  return { ...own, capacity: 'judge', role: 'judge', session_id: '', address: '', user_agent: null };
}
