import type { readOwnChambers as asked } from '#contract/chambersStaff';
import type { ReplyOf } from '#contract/endpoint';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findJudgesServed } from '#server/visibility/actsFor';
import { findStaffToday } from './staffRepository.ts';

/** The judges for whom a person acts today, and who works in their chambers. */
export async function readOwnChambers({ db, now }: Needs<'db' | 'now'>, viewer: Actor): Promise<ReplyOf<typeof asked>> {
  const { today } = await readCourt(db, now(), viewer.court_id);
  const [served, staff] = await Promise.all([findJudgesServed(db, viewer), findStaffToday(db, viewer, today)]);
  const judges = served.map(({ id, full_name }) => ({ id, name: full_name }));
  return { judges, people: [...judges, ...staff] };
}
