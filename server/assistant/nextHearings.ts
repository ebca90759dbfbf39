import { and, eq, gte, type SQL } from 'drizzle-orm';
import type { AnswerItem } from '#domain/assistant/Answer';
import { pathTo } from '#domain/paths/pathTo';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { countHearings, findHearings } from '#server/calendar/hearingRepository';
import { hearings } from '#server/db/schema/calendar';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { visibleHearings } from '#server/visibility/visibleHearings';

export type Some = { items: AnswerItem[]; total: number };

/** The hearings that are ahead in a case. */
export function nextHearings({ db, now }: Needs<'db' | 'now'>, viewer: Actor, case_id: string, atMost: number) {
  const ahead = and(eq(hearings.case_id, case_id), gte(hearings.ends_at, now()));
  return someHearings({ db }, viewer, ahead, atMost);
}

/** The first of the scheduled hearings that match and that the user has access to, and how many there are. */
export async function someHearings(
  { db }: Needs<'db'>,
  viewer: Actor,
  matching: SQL | undefined,
  atMost: number,
): Promise<Some> {
  const asked = and(visibleHearings(db, viewer), eq(hearings.status, 'scheduled'), matching);
  const [found, total] = await Promise.all([
    findHearings(db, asked, { limit: atMost, offset: 0 }),
    countHearings(db, asked),
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
