import { and, eq, type SQL } from 'drizzle-orm';
import type { AnswerItem } from '#domain/assistant/Answer';
import { pathTo } from '#domain/paths/pathTo';
import { deadlines } from '#server/db/schema/deadlines';
import { countDeadlines, type FoundDeadline, findDeadlines, isOpen } from '#server/deadlines/deadlineRepository';
import { visibleDeadlines } from '#server/deadlines/visibleDeadlines';
import type { Actor } from '#server/http/actor';
import type { Needs } from '#server/needs';

/** The open deadlines of a case. */
export function openDeadlines(needs: Needs<'db'>, asker: Actor, case_id: string, atMost: number) {
  return someDeadlines(needs, asker, eq(deadlines.case_id, case_id), atMost);
}

/** The first of the open deadlines that match and that the asker may see, and how many there are. */
export async function someDeadlines(
  { db }: Needs<'db'>,
  asker: Actor,
  matching: SQL | undefined,
  atMost: number,
): Promise<{ items: AnswerItem[]; total: number }> {
  const asked = and(visibleDeadlines(db, asker), isOpen, matching);
  const [found, total] = await Promise.all([
    findDeadlines(db, asked, false, { limit: atMost, offset: 0 }),
    countDeadlines(db, asked),
  ]);
  return { items: found.map(toDeadlineItem), total };
}

/** A deadline as the assistant names it. */
export function toDeadlineItem({ deadline, case_number, case_title }: FoundDeadline): AnswerItem {
  return {
    text: `${deadline.action}, ${case_number}, ${case_title} (${deadline.authority})`,
    href: pathTo.deadlines({ q: case_number }),
    when: deadline.due_date,
  };
}
