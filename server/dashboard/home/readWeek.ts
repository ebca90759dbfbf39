import type { InputOf } from '#contract/endpoint';
import type { HomeWeek, readHomeWeek, WeekDay } from '#contract/home';
import { isCourtDay, whyClosed } from '#domain/courts/holidays/isCourtDay';
import { courtWeek, weekToShow } from '#domain/dashboard/courtWeek';
import { may } from '#domain/identity/permissions';
import { findHearings, findRemoteAddresses } from '#server/calendar/hearingRepository';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { findDeadlines } from '#server/deadlines/deadlineRepository';
import { findActorsByCourt } from '#server/identity/findActorsByCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { describeHomeHearing } from './describeHomeHearing.ts';

type Reading = Needs<'db' | 'now'>;

/** Of each kind and court; more than a week has. */
const mostOfWeek = 100;

/**
 * A week of the filer's courts: their closures, and the hearings and open deadlines that the filer has access to in each
 * of them, in the role that the filer has there.
 */
export async function readWeek(
  needs: Reading,
  viewer: Actor,
  { day }: InputOf<typeof readHomeWeek>,
): Promise<HomeWeek> {
  const inCourts = await actorsOf(needs, viewer);
  const [first] = inCourts;
  const today = first!.court.today;
  const days = courtWeek(day ?? weekToShow(today));
  const span = { from: days[0]!, to: days[6]! };
  const parts = await Promise.all(inCourts.map((one) => readPart(needs, one, span)));
  return {
    ...{ today, ...span },
    courts: inCourts.map(({ court: { id, name } }) => ({ id, name })),
    days: days.map((date): WeekDay => {
      const ofDay = <Item extends { date: string }>(items: Item[]) => items.filter((item) => item.date === date);
      return {
        date,
        closed: inCourts.flatMap(({ court }) => closureOn(date, court)),
        open: inCourts.some(({ court }) => isCourtDay(date, court.calendar)),
        hearings: parts
          .flatMap(({ hearings }) => ofDay(hearings))
          .map(({ date: _date, ...one }) => one)
          .sort((a, b) => a.starts_at.localeCompare(b.starts_at)),
        deadlines: parts.flatMap(({ deadlines }) => ofDay(deadlines)).map(({ date: _date, ...one }) => one),
      };
    }),
    truncated: parts.some(({ hearings, deadlines }) => Math.max(hearings.length, deadlines.length) >= mostOfWeek),
  };
}

type InCourt = { actor: Actor; court: KnownCourt };

/** The person in each court in which they are a filer, that of the session first. */
async function actorsOf({ db, now }: Reading, viewer: Actor): Promise<InCourt[]> {
  const { person_id, session_id, address, user_agent } = viewer;
  const all = [...(await findActorsByCourt(db, { person_id }, { session_id, address, user_agent })).values()];
  const others = all.filter(({ court_id, capacity }) => court_id !== viewer.court_id && may(capacity, 'home:read'));
  return Promise.all(
    [viewer, ...others].map(async (actor) => ({ actor, court: await readCourt(db, now(), actor.court_id) })),
  );
}

async function readPart({ db }: Reading, { actor, court }: InCourt, span: { from: string; to: string }) {
  const window = { limit: mostOfWeek, offset: 0 };
  const due = { ...span, state: 'open' as const, unmarked_by: actor.person_id };
  const [held, deadlines] = await Promise.all([
    findHearings(db, actor, { ...span, status: 'scheduled' }, window),
    findDeadlines(db, actor, due, window),
  ]);
  const remote = await findRemoteAddresses(db, held);
  return {
    hearings: held.map((one) => ({
      ...describeHomeHearing(one, remote),
      court: court.name,
      date: one.hearing.hearing_date,
    })),
    deadlines: deadlines.map(({ deadline, case_number, case_title }) => ({
      ...{ id: deadline.id, case_id: deadline.case_id, case_number, case_title, court: court.name },
      ...{ action: deadline.action, authority: deadline.authority, due_time: deadline.due_time },
      date: deadline.due_date,
    })),
  };
}

/** A holiday or a closure by order; weekends need no reason. */
function closureOn(date: string, { name, calendar }: KnownCourt): WeekDay['closed'] {
  const reason = whyClosed(date, calendar);
  return reason === null || reason === 'Saturday' || reason === 'Sunday' ? [] : [{ court: name, reason }];
}
