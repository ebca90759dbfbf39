import { addDays } from '#domain/days/days';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { readCourt } from '#server/courts/readCourt';
import { countReviewed } from '#server/filings/reviewedValues';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** This many of the court's days the figure looks back: long enough to count, short enough to be of the reader of now. */
export const lookedAtDays = 90;

/** The values that people reviewed lately in filings that the user has access to, and how many of them were right. */
export async function countLookedAt({ db, now }: Needs<'db' | 'now'>, viewer: Actor) {
  const { time_zone, today } = await readCourt(db, now(), viewer.court_id);
  const from = addDays(today, 1 - lookedAtDays);
  const reviewed = await countReviewed(db, viewer, { days: { from, to: today, time_zone } });
  const sum = (outcome: 'confirmed' | 'corrected') => reviewed.reduce((total, field) => total + field[outcome], 0);
  const confirmed = sum('confirmed');
  return {
    confirmed,
    looked_at: confirmed + sum('corrected'),
    days: lookedAtDays,
    href: may(viewer.capacity, 'reports:read') ? pathTo.lookedAt(from, today) : pathTo.filings('analyzed'),
  };
}
