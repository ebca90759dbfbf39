import type { AnswerItem } from '#domain/assistant/Answer';
import { pathTo } from '#domain/paths/pathTo';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { countHearings, findHearings, type HearingFilter } from '#server/calendar/hearingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

export type Some = { items: AnswerItem[]; total: number };

/** The hearings that are ahead in a case. */
export function nextHearings({ db, now }: Needs<'db' | 'now'>, viewer: Actor, case_id: string, atMost: number) {
  return someHearings({ db }, viewer, { case_id, notOverAt: now() }, atMost);
}

/** The first of the scheduled hearings that match and that the user has access to, and how many there are. */
export async function someHearings(
  { db }: Needs<'db'>,
  viewer: Actor,
  which: HearingFilter,
  atMost: number,
): Promise<Some> {
  const scheduled = { ...which, status: 'scheduled' as const };
  const [found, total] = await Promise.all([
    findHearings(db, viewer, scheduled, { limit: atMost, offset: 0 }),
    countHearings(db, viewer, scheduled),
  ]);
  return { items: found.map(({ hearing }) => toItem(hearing)), total };
}

function toItem(hearing: StoredHearing): AnswerItem {
  const { case_number, case_title, event_type, venue, judge } = hearing;
  return {
    text: `${event_type}, ${case_number}, ${case_title} · ${venue}, ${judge}`,
    href: pathTo.hearing(hearing.id, hearing.hearing_date),
    when: hearing.starts_at.toISOString(),
  };
}
