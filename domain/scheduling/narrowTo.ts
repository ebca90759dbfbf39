import { eligibleJudges } from './eligibleJudges.ts';
import { groupHearings } from './groupHearings.ts';
import type { Away, Instance } from './Instance.ts';

/**
 * The instance as far as it decides the places of some hearings, so that a few are placed quickly among thousands. Fixed
 * hearings before judges who may hear none of them, and without anyone who attends one, only take their courtroom.
 */
export function narrowTo(instance: Instance, ids: ReadonlySet<string>): Instance {
  const groups = groupHearings(instance.hearings).filter((group) => group.some(({ id }) => ids.has(id)));
  const judges = new Set(groups.flatMap((group) => eligibleJudges(group, instance.judges)));
  const people = new Set(groups.flatMap((group) => group.flatMap((hearing) => hearing.people)));
  const roomTime = new Map<string, Away[]>();
  const hearings = instance.hearings.filter((hearing) => {
    const { id, fixed, current, slots, after, together } = hearing;
    if (!fixed || !current || current.sitting !== null || together !== null || after.length > 0 || ids.has(id))
      return true;
    if (judges.has(current.judge) || [...hearing.people, ...current.members].some((one) => people.has(one)))
      return true;
    const stretch = { day: current.day, from: current.slot, to: current.slot + slots, reason: id };
    roomTime.set(current.room, [...(roomTime.get(current.room) ?? []), stretch]);
    return false;
  });
  const kept = new Set(hearings.map(({ id }) => id));
  return {
    ...instance,
    rooms: instance.rooms.map((room) => ({ ...room, away: [...room.away, ...(roomTime.get(room.id) ?? [])] })),
    hearings: hearings.map((one) => ({ ...one, after: one.after.filter((id) => kept.has(id)) })),
  };
}
