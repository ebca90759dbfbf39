import type { ChambersDay } from '#contract/chambers';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { countAwaiting } from './awaitingDocuments.ts';
import { findOwnHearings } from './hearingBinders.ts';

/** The judge's own hearings of a day (today in the court's time zone where none is named), and how many documents wait for them. */
export async function readChambersDay(
  { db, now }: Needs<'db' | 'now'>,
  judge: Actor,
  asked: string | undefined,
): Promise<ChambersDay> {
  const { today } = await readCourt(db, now(), judge.court_id);
  const date = asked ?? today;
  const [found, signature, ruling] = await Promise.all([
    findOwnHearings(db, judge, { day: date }),
    countAwaiting(db, judge, 'signature'),
    countAwaiting(db, judge, 'ruling'),
  ]);
  return { date, today, hearings: found, awaiting: { signature, ruling } };
}
