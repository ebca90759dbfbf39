import type { CourtSession } from '#contract/courtroom';
import { laterTime } from '#domain/courtroom/pace';
import { may } from '#domain/identity/permissions';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { findHearings } from '#server/calendar/hearingRepository';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findNotNotifiedForSystem } from './delays/delayNoticeRepository.ts';
import { describeSessionHearing } from './describeSessionHearing.ts';
import { delaysOfSession, isWaiting } from './expectedTimes.ts';
import { findRecordsForSystem } from './recordRepository.ts';
import { findSession } from './sessionRepository.ts';

const most = 500;

/** The calendar of a judge for a day in the courtroom. */
export async function readCourtSession(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  asked: { judge_id?: string | undefined; date?: string | undefined },
): Promise<CourtSession> {
  const court = await readCourt(db, now(), viewer.court_id);
  const date = asked.date ?? court.today;
  const window = { limit: most, offset: 0 };
  const found = await findHearings(db, viewer, { from: date, to: date, confirmed: true }, window);
  const all = found.map(({ hearing }) => hearing).filter(({ judge_id }) => judge_id !== null);
  const judges = judgesOf(all);
  const judge = chooseJudge(judges, viewer, asked.judge_id);
  const hearings = all.filter(({ judge_id }) => judge_id === judge?.id);
  const records = await findRecordsForSystem(db, idsOf(hearings));
  const session = judge && (await findSession(db, { court_id: court.id, judge_id: judge.id, session_date: date }));
  const delays = delaysOfSession(hearings, records, session?.delay_minutes ?? 0);
  const record = may(viewer.capacity, 'courtroom:record');
  const waiting = hearings.filter((hearing) => isWaiting(hearing, records.get(hearing.id)));
  const missed = record && session ? await findNotNotifiedForSystem(db, session.id, idsOf(waiting)) : [];
  const expected = ({ id, hearing_time }: StoredHearing) => {
    const minutes = delays.get(id) ?? 0;
    return minutes > 0 ? laterTime(hearing_time, minutes) : null;
  };
  return {
    pace: {
      delay_minutes: session?.delay_minutes ?? 0,
      recess_until: session?.recess_until?.slice(0, 5) ?? null,
      version: session?.version ?? 0,
    },
    ...{ today: court.today, date, judges },
    judge: judge && { id: judge.id, name: judge.name },
    hearings: hearings.map((hearing) => describeSessionHearing(hearing, records.get(hearing.id), expected(hearing))),
    not_notified: missed.map(({ hearing_id, name, state }) => ({
      ...{ hearing_id, name, because: state },
      case_number: hearings.find(({ id }) => id === hearing_id)!.case_number,
    })),
    abilities: { record },
  };
}

const idsOf = (hearings: readonly StoredHearing[]) => hearings.map(({ id }) => id);

type Judge = CourtSession['judges'][number];

function judgesOf(hearings: readonly StoredHearing[]): Judge[] {
  const judges = new Map<string, Judge>();
  for (const { judge_id, judge } of hearings) {
    const known = judges.get(judge_id!) ?? { id: judge_id!, name: judge, hearings: 0 };
    judges.set(judge_id!, { ...known, hearings: known.hearings + 1 });
  }
  return [...judges.values()];
}

function chooseJudge(judges: readonly Judge[], viewer: Actor, judge_id: string | undefined): Judge | null {
  const wanted = judge_id ?? (viewer.capacity === 'judge' ? viewer.person_id : undefined);
  if (wanted !== undefined) return judges.find(({ id }) => id === wanted) ?? null;
  return judges[0] ?? null;
}
