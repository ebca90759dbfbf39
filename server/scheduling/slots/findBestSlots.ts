import type { BestSlots } from '#contract/bestSlots';
import { findHearing } from '#server/calendar/hearingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { searchSlots } from './searchSlots.ts';

/** The best free times of a requested hearing. The time that was requested counts like the present one of a hearing. */
export async function findBestSlots({ db, now }: Needs<'db' | 'now'>, actor: Actor, id: string): Promise<BestSlots> {
  const { hearing } = await findHearing(db, actor, id);
  if (hearing.status !== 'requested') throw new Refusal('hearing_not_requested');
  const { judge_id, courtroom_id, hearing_date: date, hearing_time } = hearing;
  const current =
    judge_id && courtroom_id
      ? { date, time: hearing_time.slice(0, 5), judge_id, courtroom_id, sitting_id: null }
      : null;
  const found = await searchSlots(db, actor, {
    now: now(),
    askedOf: ({ open, schedule: { rooms } }) => {
      const one = open.get(id);
      const isKnown = rooms.some((room) => room.id === courtroom_id);
      return one ? [{ hearing: { ...one, current: isKnown ? current : null }, preferred: [] }] : [];
    },
  });
  const slots = found.get(id);
  if (!slots) throw new Refusal('hearing_not_requested');
  return slots;
}
