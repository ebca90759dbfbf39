import type { Answer } from '#domain/assistant/Answer';
import { type Days, spellDay } from '#domain/assistant/readDays';
import { spellCount } from '#domain/assistant/spellCounts';
import { urgentUntil } from '#domain/deadlines/urgency';
import { pathTo } from '#domain/paths/pathTo';
import { readCourt } from '#server/courts/readCourt';
import { findUrgent, urgentScope } from '#server/deadlines/urgentDeadlines';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { someHearings } from './nextHearings.ts';
import { someDeadlines, toDeadlineItem } from './openDeadlines.ts';
import { pathDays } from './pathDays.ts';

const shown = 4;

/**
 * Urgent deadlines and near hearings: within the requested days, or else by the same measure of urgency as /deadlines.
 */
export async function answerUrgent(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  days: Days | null,
): Promise<Answer> {
  const court = await readCourt(db, now(), viewer.court_id);
  const until = urgentUntil(court.today, court.calendar);
  const own = urgentScope(viewer) === 'mine';
  const held = {
    ...(days ? { from: days.from, to: days.to } : { notOverAt: now(), to: until }),
    judge_id: viewer.capacity === 'judge' ? viewer.person_id : undefined,
  };
  const dueWithin = ({ from, to }: Days) =>
    someDeadlines({ db }, viewer, { from, to, scope: urgentScope(viewer) }, shown, court.today);
  const urgentNow = async () => {
    const { found, count } = await findUrgent({ db }, viewer, court, shown);
    return { items: found.map((one) => toDeadlineItem(one, court.today)), total: count };
  };
  const [pressing, near] = await Promise.all([
    days ? dueWithin(days) : urgentNow(),
    someHearings({ db }, viewer, held, shown),
  ]);
  const total = pressing.total + near.total;
  const when = days ? days.words : `through ${spellDay(until)}`;
  if (total === 0) {
    const nothing = `I found no ${days ? '' : 'urgent '}deadlines or hearings ${when}.`;
    return { content: nothing, items: [], sources: [] };
  }
  const queues = [
    {
      n: pressing.total,
      label: spellCount(pressing.total, 'deadline', 'deadlines'),
      href: pathTo.deadlines({ state: days ? 'open' : 'urgent', ...(own && { scope: 'mine' as const }) }),
    },
    {
      n: near.total,
      label: spellCount(near.total, 'hearing', 'hearings'),
      href: pathTo.hearings(days ? pathDays(days) : {}),
    },
  ];
  return {
    content: `${total} urgent ${total === 1 ? 'item' : 'items'} ${when}: ${queues.map(({ label }) => label).join(' and ')}.`,
    items: [...pressing.items, ...near.items].sort((a, b) => (a.when ?? '').localeCompare(b.when ?? '')),
    sources: queues.filter(({ n }) => n > 0).map(({ label, href }) => ({ label, href })),
  };
}
