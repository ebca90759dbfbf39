import type { MyDay } from '#contract/chambers';
import type { DayHearing } from '#contract/dayHearings';
import type { PendingMotion } from '#contract/rulings';
import { liveStatusOf } from '#domain/courtroom/liveStatusOf';
import { previousCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays, dayMs } from '#domain/days/days';
import { docketStyleOf } from '#domain/docketing/codesOf';
import { toMoment } from '#domain/hearings/courtTime';
import { nameMotion } from '#domain/rulings/nameMotion';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { findHearings } from '#server/calendar/hearingRepository';
import { findCases } from '#server/cases/caseRepository';
import { expectedTimesForSystem } from '#server/courtroom/expectedTimes';
import { findRecordsForSystem } from '#server/courtroom/recordRepository';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { findFilingsForSystem } from '#server/filings/filingsForSystem';
import { findJudicialFilings, findReceivedAfter } from '#server/filings/judicialFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { describeMotions } from '#server/rulings/describeMotions';
import { describeRuling } from '#server/rulings/describeRuling';
import {
  type FoundRuling,
  findHeldBy,
  findLapsedBy,
  findRulingsOfMotions,
  findSubmitted,
} from '#server/rulings/rulingRepository';
import { readTentativesOf } from '#server/rulings/tentatives/describeTentative';
import { countAwaiting, describeAwaiting, findAwaiting, settledFor } from './awaitingDocuments.ts';
import { forJudge } from './hearingBinders.ts';

const weekDays = 7;
const most = { hearings: 400, motions: 300, submitted: 100, changes: 20, orders: 5, pending: 10 };

/** The judge’s day. */
export async function readMyDay(needs: Needs<'db' | 'now'>, judge: Actor): Promise<MyDay> {
  return describeDay(judge, await loadDay(needs, judge));
}

/** The records of the day in three rounds of statements, so that its time does not grow with the number of cases. */
async function loadDay({ db, now }: Needs<'db' | 'now'>, judge: Actor) {
  const court = await readCourt(db, now(), judge.court_id);
  const since = lastEvening(court);
  const own = { own: true as const };
  const ahead = { ...own, from: court.today, to: addDays(court.today, weekDays) };
  const window = { limit: most.hearings, offset: 0 };
  const waiting = { needs: 'ruling' as const, without: settledFor(db, judge) };
  const [called, moved, submitted, held, lapsed, orders, total, oldest, waits] = await Promise.all([
    findHearings(db, judge, ahead, window),
    findHearings(db, judge, { ...own, changedAfter: since }, { limit: most.changes, offset: 0, latestFirst: true }),
    findSubmitted(db, judge, most.submitted),
    findHeldBy(db, judge),
    findLapsedBy(db, judge, new Date(now().getTime() - weekDays * dayMs)),
    findAwaiting(db, judge, 'signature', { limit: most.orders, offset: 0 }),
    countAwaiting(db, judge, 'signature'),
    findJudicialFilings(db, judge, waiting, { limit: most.pending, offset: 0 }),
    countAwaiting(db, judge, 'ruling'),
  ]);
  const listed = called.map(({ hearing }) => hearing);
  const confirmed = listed.filter(({ status }) => status !== 'requested');
  const today = confirmed.filter(({ hearing_date }) => hearing_date === court.today);
  const inWeek = idsOf(confirmed);
  const [motions, matters, received, records, expected] = await Promise.all([
    findJudicialFilings(db, judge, { needs: 'ruling', case_ids: idsOf(today) }, { limit: most.motions, offset: 0 }),
    findJudicialFilings(
      db,
      judge,
      { ids: [...submitted, ...held].map(({ ruling }) => ruling.filing_id) },
      { limit: most.submitted * 2, offset: 0 },
    ),
    findReceivedAfter(db, judge, inWeek, { after: since, limit: most.changes }),
    findRecordsForSystem(
      db,
      today.map(({ id }) => id),
    ),
    expectedTimesForSystem(db, judge.court_id, court.today),
  ]);
  const all = [...new Map([...motions, ...matters, ...oldest].map((one) => [one.filing.id, one])).values()];
  const case_ids = [...all.map(({ case_id }) => case_id), ...received.map(({ case_id }) => case_id)];
  const lapsedOf = await nameLapsed(db, judge, lapsed, court);
  const filing_ids = all.map(({ filing }) => filing.id);
  const [cases, rulings, tentatives] = await Promise.all([
    findCases(db, judge, case_ids),
    findRulingsOfMotions(db, judge, filing_ids),
    readTentativesOf(db, court, filing_ids, judge),
  ]);
  const hearings = { listed, confirmed, today, moved, records, expected };
  const found = { submitted, held, orders, total, oldest, waits, motions, matters, received, all };
  return { ...hearings, ...found, court, since, cases, rulings, tentatives, lapsed: lapsedOf };
}

function describeDay(judge: Actor, loaded: Awaited<ReturnType<typeof loadDay>>): MyDay {
  const { court, since, cases, rulings, tentatives, listed, confirmed, today, moved, submitted, held, all } = loaded;
  const { records, expected } = loaded;
  const { orders, total, oldest, waits, motions, matters, received, lapsed } = loaded;
  const described = describeMotions(all, { court, cases, rulings, tentatives, viewer: judge });
  const byId = new Map(described.map((one) => [one.filing_id, one]));
  const isElsewhere = new Set([...motions, ...matters].map(({ filing }) => filing.id));
  const ofToday = new Set(motions.map(({ filing }) => filing.id));
  return {
    today: court.today,
    since: since.toISOString(),
    hearings: today.map((hearing) => {
      const its = described.filter((one) => one.case_id === hearing.case_id && ofToday.has(one.filing_id));
      const present = its.map((one) => one.held?.disposition ?? one.present?.disposition ?? null);
      return {
        ...describeDayHearing(judge, hearing),
        live: liveStatusOf(hearing.status, present, records.get(hearing.id)),
        expected_time: expected.get(hearing.id) ?? null,
        motions: its.filter(isPending),
      };
    }),
    submitted: submitted.flatMap(({ ruling }) => {
      const one = byId.get(ruling.filing_id);
      return one ? [{ ...one, submitted_on: ruling.submitted_on }] : [];
    }),
    pending: {
      total: waits,
      next: oldest.flatMap(({ filing }) => (isElsewhere.has(filing.id) ? [] : (byId.get(filing.id) ?? []))),
    },
    held: held.flatMap((one) => {
      const motion = byId.get(one.ruling.filing_id);
      if (!motion) return [];
      const named = nameMotion({ title: motion.title, number: motion.number }, motion.style);
      return [{ ...describeRuling(one, court.today), motion: named, case_number: motion.case_number }];
    }),
    lapsed,
    changed: {
      filings: received.map(({ filing, case_id, filer }) => ({
        filing_id: filing.id,
        title: filing.title ?? filing.document_name,
        case_id,
        case_number: cases.get(case_id)?.case_number ?? '',
        filed_by: filer,
        received_at: filing.received_at.toISOString(),
      })),
      hearings: moved.map(({ hearing }) => describeDayHearing(judge, hearing)),
    },
    orders: { total, next: orders.map(describeAwaiting) },
    requests: listed
      .filter(({ status }) => status === 'requested')
      .map((hearing) => describeDayHearing(judge, hearing)),
    week: weekAhead(
      confirmed.filter(({ hearing_date, status }) => hearing_date > court.today && status === 'scheduled'),
    ),
  };
}

/** The motion may have left the judge’s cases since, so it is named from the record. */
async function nameLapsed(db: Db, judge: Actor, found: FoundRuling[], court: KnownCourt): Promise<MyDay['lapsed']> {
  const [filings, cases] = await Promise.all([
    findFilingsForSystem(
      db,
      found.map(({ ruling }) => ruling.filing_id),
    ),
    findCases(
      db,
      judge,
      found.map(({ ruling }) => ruling.case_id),
    ),
  ]);
  return found.flatMap((one) => {
    const filing = filings.get(one.ruling.filing_id);
    const about = cases.get(one.ruling.case_id);
    if (!filing || !about) return [];
    const motion = nameMotion({ title: filing.title ?? filing.document_name, number: null }, docketStyleOf(court));
    return [{ ...describeRuling(one, court.today), motion, case_number: about.case_number }];
  });
}

/** Pending: not decided, whether or not it is under submission. A held ruling can still be undone. */
const isPending = ({ present, held }: PendingMotion) =>
  held !== null ||
  present === null ||
  ['submitted', 'deferred', 'continued', 'off_calendar', 'referred'].includes(present.disposition);

/** 5:00 PM of the last court day, in the court's time zone. */
function lastEvening({ today, calendar, time_zone }: KnownCourt): Date {
  const day = previousCourtDay(today, calendar);
  return toMoment({ date: day, time: '17:00' }, time_zone) ?? new Date(`${day}T17:00:00Z`);
}

function idsOf(hearings: readonly StoredHearing[]): string[] {
  return [...new Set(hearings.flatMap(({ case_id }) => case_id ?? []))];
}

function describeDayHearing(judge: Actor, hearing: StoredHearing): DayHearing {
  const { id, hearing_date, duration_minutes, event_type, venue, status, case_id, case_number, case_title, case_type } =
    hearing;
  const hearing_time = hearing.hearing_time.slice(0, 5);
  const known = { id, hearing_date, hearing_time, duration_minutes, event_type, venue, status };
  const about = { case_id, case_number, case_title, case_type };
  return { ...known, ...about, ...forJudge(hearing, judge), papers: 0, has_notes: false };
}

function weekAhead(hearings: readonly StoredHearing[]): MyDay['week'] {
  const days = [...new Set(hearings.map(({ hearing_date }) => hearing_date))];
  return days.map((date) => {
    const its = hearings.filter(({ hearing_date }) => hearing_date === date);
    const cases = [...new Set(its.map(({ case_number }) => case_number))];
    return { date, hearings: its.length, first: its[0]!.hearing_time.slice(0, 5), cases };
  });
}
