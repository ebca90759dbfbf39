import { createHash } from 'node:crypto';
import { dateInZone } from '#domain/days/dateInZone';
import { addDays, dayMs } from '#domain/days/days';
import { type CalendarEvent, writeCalendar } from '#domain/hearings/writeCalendar';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { toEvent } from '#server/calendar/exportCalendar';
import { findHearings } from '#server/calendar/hearingRepository';
import { findCourt } from '#server/courts/findCourt';
import { type FoundDeadline, findDeadlines } from '#server/deadlines/deadlineRepository';
import type { Http } from '#server/http/serve';
import { findActorInCourt } from '#server/identity/findActorsByCourt';
import type { Actor, Caller } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { columnsOf, findSubjects, type Subject, subjectOf } from './feedSubject.ts';
import { findFeedForSystem } from './manageFeed.ts';

type Tools = Needs<'db' | 'config' | 'now'>;

/** Of each kind; more than anyone has in a year. */
const mostEvents = 2000;
const daysBack = 30;
const daysAhead = 400;

/**
 * Answers a calendar program with the hearings and open deadlines that the person who created the address has access to
 * at this moment, or with the hearings of the judge, courtroom, or attorney for whom it was created. A person who has no
 * role in the court any more has no feed, and neither has a judge who has left it.
 */
export async function sendFeed(
  needs: Tools,
  { address, user_agent }: Caller,
  token: string,
  { request, reply }: Http,
): Promise<unknown> {
  const feed = await findFeedForSystem(needs.db, token, needs.now());
  const from = { session_id: 'calendar feed', address, user_agent };
  const viewer = feed && (await findActorInCourt(needs.db, feed, from));
  if (!viewer || !may(viewer.capacity, 'hearings:read')) throw new Refusal('not_found');
  const of = subjectOf(feed);
  const text = of ? await writeStaffFeed(needs, viewer, of) : await writeOwnFeed(needs, viewer);
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.headers({ etag, 'cache-control': 'private, max-age=900', 'x-robots-tag': 'noindex' });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply
    .headers({ 'content-type': 'text/calendar; charset=utf-8', 'x-content-type-options': 'nosniff' })
    .send(text);
}

/** The confirmed hearings of a subject that the creator has access to: a request is not in another person's calendar. */
async function writeStaffFeed({ db, config, now }: Tools, viewer: Actor, of: Subject): Promise<string> {
  const schedules = may(viewer.capacity, 'hearings:schedule');
  const name = schedules ? (await findSubjects(db, viewer.court_id, [of])).get(of.subject_id) : undefined;
  if (name === undefined) throw new Refusal('not_found');
  const court = await findCourt(db, viewer.court_id);
  const hearings = await findHearings(
    db,
    viewer,
    { ...named(columnsOf(of)), confirmed: true, ...windowAt(now(), court.time_zone) },
    { limit: mostEvents, offset: 0 },
  );
  return writeCalendar({
    name: `${name}, ${court.name}`,
    time_zone: court.time_zone,
    host: new URL(config.public_url).hostname,
    events: hearings.map((one) => toEvent(one, court.name, config.public_url)),
  });
}

const named = (columns: ReturnType<typeof columnsOf>) =>
  Object.fromEntries(Object.entries(columns).filter(([, id]) => id !== null));

const windowAt = (at: Date, time_zone: string) => ({
  startsAfter: new Date(at.getTime() - daysBack * dayMs),
  to: addDays(dateInZone(at, time_zone), daysAhead),
});

async function writeOwnFeed({ db, config, now }: Tools, viewer: Actor): Promise<string> {
  const court = await findCourt(db, viewer.court_id);
  const own = viewer.capacity === 'judge' ? { judge_id: viewer.person_id } : {};
  const window = { limit: mostEvents, offset: 0 };
  const hearings = { ...own, ...windowAt(now(), court.time_zone) };
  const due = { scope: 'mine' as const, state: 'open' as const, to: hearings.to };
  const [held, deadlines] = await Promise.all([
    findHearings(db, viewer, hearings, window),
    findDeadlines(db, viewer, due, window),
  ]);
  return writeCalendar({
    name: `${viewer.full_name}, ${court.name}`,
    time_zone: court.time_zone,
    host: new URL(config.public_url).hostname,
    events: [
      ...held.map((one) => toEvent(one, court.name, config.public_url)),
      ...deadlines.map((one) => deadlineEvent(one, config.public_url)),
    ],
  });
}

/** A deadline as an event of its day. Its private note is not part of it: other programs keep the event. */
function deadlineEvent({ deadline, case_number, case_title }: FoundDeadline, address: string): CalendarEvent {
  const { id, due_date, due_time, created_at, version, action, authority, trigger } = deadline;
  return {
    ...{ id, day: due_date, updated_at: created_at, version, status: 'scheduled', location: '' },
    summary: `Due: ${action} (${case_title})`,
    description: [
      case_number,
      due_time && `By ${due_time}`,
      `${trigger} (${authority})`,
      `${address}${pathTo.deadlines({ q: case_number })}`,
    ]
      .filter(Boolean)
      .join('\n'),
  };
}
