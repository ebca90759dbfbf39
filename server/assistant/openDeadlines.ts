import type { AnswerItem } from '#domain/assistant/Answer';
import { addDays } from '#domain/days/days';
import { pathTo } from '#domain/paths/pathTo';
import { readCourt } from '#server/courts/readCourt';
import {
  countDeadlines,
  type DeadlineFilter,
  type FoundDeadline,
  findDeadlines,
} from '#server/deadlines/deadlineRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

type Reading = Needs<'db' | 'now'>;
type Found = { items: AnswerItem[]; total: number };

/** The deadlines of a case that are not met: those still ahead, and those whose day has passed. */
export async function openDeadlines(
  needs: Reading,
  viewer: Actor,
  case_id: string,
  atMost: number,
): Promise<{ ahead: Found; overdue: Found }> {
  const { today } = await readCourt(needs.db, needs.now(), viewer.court_id);
  const [ahead, overdue] = await Promise.all([
    someDeadlines(needs, viewer, { case_id, from: today }, atMost, today),
    someDeadlines(needs, viewer, { case_id, to: addDays(today, -1) }, atMost, today),
  ]);
  return { ahead, overdue };
}

/** The first of the open deadlines that match and that the user has access to, and how many there are. */
export async function someDeadlines(
  { db }: Needs<'db'>,
  viewer: Actor,
  which: DeadlineFilter,
  atMost: number,
  today: string,
): Promise<Found> {
  const open = { ...which, state: 'open' as const };
  const [found, total] = await Promise.all([
    findDeadlines(db, viewer, open, { limit: atMost, offset: 0 }),
    countDeadlines(db, viewer, open),
  ]);
  return { items: found.map((one) => toDeadlineItem(one, today)), total };
}

/** A deadline as the assistant names it on a day. */
export function toDeadlineItem({ deadline, case_number, case_title }: FoundDeadline, today: string): AnswerItem {
  const late = deadline.due_date < today ? 'Overdue: ' : '';
  return {
    text: `${late}${deadline.action}, ${case_number}, ${case_title} (${deadline.authority})`,
    href: pathTo.deadlines({ q: case_number }),
    when: deadline.due_date,
  };
}
