import { and, between, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { Answer } from '#domain/assistant/Answer';
import type { Days } from '#domain/assistant/readDays';
import { spellCount } from '#domain/assistant/spellCounts';
import { pathTo } from '#domain/paths/pathTo';
import { matchesAll } from '#server/db/matchesAll';
import { hearings } from '#server/db/schema/calendar';
import { people } from '#server/db/schema/people';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { peopleInRole } from '#server/notifications/peopleInRole';
import { visibleHearings } from '#server/visibility/visibleHearings';
import { haveNone } from './haveNone.ts';
import { someHearings } from './nextHearings.ts';
import { pathDays } from './pathDays.ts';

const shown = 6;

/** The hearings on some days, before a judge, or simply the next ones, as far as the user has access to them. */
export async function answerHearings(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { days, judge }: { days: Days | null; judge: string | null },
): Promise<Answer> {
  if (judge && !(await isKnown(db, viewer, judge))) {
    return haveNone(`there is no judge ${judge} of this court in what you may see.`);
  }
  const held = days ? between(hearings.hearing_date, days.from, days.to) : gte(hearings.ends_at, now());
  const { items, total } = await someHearings({ db }, viewer, and(held, judge ? isBefore(judge) : undefined), shown);
  const where = `${days ? ` ${days.words}` : ' ahead'}${judge ? ` before Judge ${capitalize(judge)}` : ''}`;
  const rows = pathTo.hearings(days ? pathDays(days) : {});
  const more = total > items.length ? ` These are the first ${items.length}.` : '';
  return {
    content: `${spellCount(total, 'hearing', 'hearings').replace(/^no/, 'No')}${where} that you may see.${more}`,
    items,
    sources: [{ label: 'Court Calendar', href: rows }],
    action: { type: 'navigate', label: 'Open Calendar', route: rows },
  };
}

function isBefore(judge: string): SQL {
  return matchesAll(sql`${hearings.judge}`, judge);
}

/** A judge of the court, or one named in a hearing that the user has access to. */
async function isKnown(db: Db, viewer: Actor, judge: string): Promise<boolean> {
  const [named] = await db
    .select({ id: hearings.id })
    .from(hearings)
    .where(and(visibleHearings(db, viewer), isBefore(judge)))
    .limit(1);
  if (named) return true;
  const sitting = await peopleInRole(db, viewer.court_id, ['judge']);
  if (sitting.length === 0) return false;
  const [person] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(or(...sitting.map((id) => eq(people.id, id))), matchesAll(sql`${people.full_name}`, judge)))
    .limit(1);
  return person !== undefined;
}

function capitalize(name: string): string {
  return name.replace(/(^|[\s-])\p{Ll}/gu, (first) => first.toUpperCase());
}
