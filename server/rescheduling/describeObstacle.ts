import { clockTime } from '#contract/messages/en/words';
import { spellWeekday } from '#domain/days/spellDay';
import type { BatchObjection } from '#domain/hearings/batches/holdTimes';
import type { WallTime } from '#domain/hearings/courtTime';
import type { FoundHearing } from '#server/calendar/FoundHearing';
import { describeObjection } from '#server/hearings/describeObjection';
import { describeSpan } from '#server/hearings/describeSpan';

/** Why a hearing of a batch cannot be at a time, in words. */
export function describeObstacle(
  objection: BatchObjection,
  { hearing, attorneys }: FoundHearing,
  time_zone: string,
  place: { venue?: string; judge?: string } = {},
): string {
  if (objection.code === 'blocked') return `No hearing can be held ${describeSpan(objection.span, time_zone)}`;
  if (objection.code === 'engaged') {
    const { engagement } = objection;
    const who = nameKey(engagement.key, attorneys);
    const elsewhere = `${who} another hearing ${describeSpan(engagement, time_zone)}`;
    return engagement.by ? `${elsewhere} (${engagement.by})` : elsewhere;
  }
  const { venue = hearing.venue, judge = hearing.judge } = place;
  const named = { ...hearing, venue, judge, attorneys };
  return describeObjection(objection, { hearing: named, time_zone, schedules: true }).message;
}

/** 'Tue, Mar 17, 2026, 9:00 AM: Hon. A. Reyes is booked on ...' */
export function describeObstacleAt(at: WallTime, reason: string): string {
  return `${spellWeekday(at.date)}, ${clockTime(at.time)}: ${reason}`;
}

function nameKey(key: string, attorneys: FoundHearing['attorneys']): string {
  const [kind, name = ''] = key.split(/:(.*)/s);
  if (kind === 'case') return 'The case has';
  if (kind === 'attorney') return `${attorneys.find(({ id }) => id === name)?.full_name ?? 'Counsel'} has`;
  return kind === 'party' ? 'A self-represented party has' : `The ${kind} has`;
}
