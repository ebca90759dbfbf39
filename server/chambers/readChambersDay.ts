import { eq } from 'drizzle-orm';
import type { ChambersDay } from '#contract/chambers';
import { readCourt } from '#server/courts/readCourt';
import { hearings } from '#server/db/schema/calendar';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { countAwaiting } from './awaitingDocuments.ts';
import { findHearings } from './chambersRepository.ts';

/** The judge's own hearings of a day (today in the court's time zone where none is named), and what waits. */
export async function readChambersDay(
  { db, now }: Needs<'db' | 'now'>,
  judge: Actor,
  asked: string | undefined,
): Promise<ChambersDay> {
  const { today } = await readCourt(db, now(), judge.court_id);
  const date = asked ?? today;
  const [found, signature, ruling] = await Promise.all([
    findHearings(db, judge, eq(hearings.hearing_date, date)),
    countAwaiting(db, judge, 'signature'),
    countAwaiting(db, judge, 'ruling'),
  ]);
  return { date, today, hearings: found, awaiting: { signature, ruling } };
}
