import { dateInZone } from '#domain/days/dateInZone';
import { findHearings } from '#server/calendar/hearingRepository';
import { zoneOf } from '#server/courts/zoneOf';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findCase } from '../caseRepository.ts';

const mostHearings = 100;

/** The scheduled hearings ahead of a case before a judge to whom it is not assigned: kept, reset, or vacated by a person. */
export async function findHearingsBeforeOthers(db: Db, viewer: Actor, case_id: string, now: Date) {
  const { judge_id, judge_name, court_id } = await findCase(db, viewer, case_id);
  const from = dateInZone(now, await zoneOf(db, court_id));
  const ahead = { case_id, status: 'scheduled', from } as const;
  const found = await findHearings(db, viewer, ahead, { limit: mostHearings, offset: 0 });
  // A case whose judge has no account has only the name.
  const isAssigned = (hearing: (typeof found)[number]['hearing']) =>
    judge_id === null
      ? hearing.judge.toLowerCase() === judge_name?.toLowerCase()
      : hearing.judge_id === null || hearing.judge_id === judge_id;
  return found
    .filter(({ hearing }) => !isAssigned(hearing))
    .map(({ hearing }) => ({
      id: hearing.id,
      event_type: hearing.event_type,
      hearing_date: hearing.hearing_date,
      judge: hearing.judge,
    }));
}
