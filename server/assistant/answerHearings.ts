import type { Answer } from '#domain/assistant/Answer';
import type { Days } from '#domain/assistant/readDays';
import { spellCount } from '#domain/assistant/spellCounts';
import { pathTo } from '#domain/paths/pathTo';
import { countHearings } from '#server/calendar/hearingRepository';
import { isInRole } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
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
    return haveNone(`no Judge ${judge} appears in the records that you have access to.`);
  }
  const held = days ? { from: days.from, to: days.to } : { notOverAt: now() };
  const which = { ...held, judge_named: judge ?? undefined };
  const { items, total } = await someHearings({ db }, viewer, which, shown);
  const found = days
    ? spellCount(total, 'hearing', 'hearings')
    : spellCount(total, 'upcoming hearing', 'upcoming hearings');
  const where = `${days ? ` ${days.words}` : ''}${judge ? ` before Judge ${capitalize(judge)}` : ''}`;
  const rows = pathTo.hearings(days ? pathDays(days) : {});
  const more = total > items.length ? ` These are the first ${items.length}.` : '';
  return {
    content: `I found ${found}${where}.${more}`,
    items,
    sources: [{ label: 'Court Calendar', href: rows }],
    action: { type: 'navigate', label: 'Open Calendar', route: rows },
  };
}

/** A judge of the court, or one named in a hearing that the user has access to. */
async function isKnown(db: Db, viewer: Actor, judge: string): Promise<boolean> {
  if ((await countHearings(db, viewer, { judge_named: judge })) > 0) return true;
  return isInRole(db, viewer.court_id, 'judge', judge);
}

function capitalize(name: string): string {
  return name.replace(/(^|[\s-])\p{Ll}/gu, (first) => first.toUpperCase());
}
