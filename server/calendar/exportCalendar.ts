import type { FastifyReply } from 'fastify';
import { dayMs } from '#domain/days/days';
import { type CalendarEvent, writeCalendar } from '#domain/hearings/writeCalendar';
import { pathTo } from '#domain/paths/pathTo';
import { findCourt } from '#server/courts/findCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import type { FoundHearing } from './FoundHearing.ts';
import { findHearing, findHearings } from './hearingRepository.ts';

type Tools = Needs<'db' | 'config' | 'now'>;

/** More than anyone has in a year; calendar programs cannot handle an entire court's calendar. */
const mostEvents = 5000;

/** One hearing as an iCalendar file. */
export async function exportHearing(
  needs: Tools,
  viewer: Actor,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await findHearing(needs.db, viewer, id);
  const name = `${found.hearing.case_number.replace(/[^\w-]+/g, '-')}-${found.hearing.hearing_date}`;
  return send(needs, viewer, [found], name, reply);
}

/**
 * The hearings since a month ago as an iCalendar file: a judge's own, and for others those that they have access to.
 * Canceled hearings are included, so that calendars remove them.
 */
export async function exportCalendar(
  needs: Tools,
  viewer: Actor,
  chosen: { judge_id?: string | undefined; courtroom_id?: string | undefined },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, now } = needs;
  const isChosen = chosen.judge_id !== undefined || chosen.courtroom_id !== undefined;
  const found = await findHearings(
    db,
    viewer,
    {
      ...chosen,
      startsAfter: new Date(now().getTime() - 30 * dayMs),
      ...(!isChosen && viewer.capacity === 'judge' && { judge_id: viewer.person_id }),
    },
    { limit: mostEvents, offset: 0 },
  );
  return send(needs, viewer, found, 'court-calendar', reply);
}

async function send(
  { db, config }: Tools,
  viewer: Actor,
  found: FoundHearing[],
  file_name: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const court = await findCourt(db, viewer.court_id);
  const text = writeCalendar({
    name: `${viewer.full_name}, ${court.name}`,
    time_zone: court.time_zone,
    host: new URL(config.public_url).hostname,
    events: found.map((one) => toEvent(one, court.name, config.public_url)),
  });
  return reply
    .headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${file_name}.ics"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(text);
}

/** A hearing as an event; `court` is the name of its court, `address` that of the portal. */
export function toEvent({ hearing, attorneys: counsel }: FoundHearing, court: string, address: string): CalendarEvent {
  const { id, starts_at, ends_at, updated_at, version, status, event_type, case_title, venue } = hearing;
  return {
    id,
    starts_at,
    ends_at,
    updated_at,
    version,
    status,
    summary: `${event_type}: ${case_title}`,
    location: `${venue}, ${court}`,
    description: [
      `${hearing.case_number} (${hearing.case_type})`,
      hearing.judge,
      hearing.mediator && `Mediator: ${hearing.mediator}`,
      hearing.interpreter && `Interpreter: ${hearing.interpreter}`,
      hearing.reporter && `Court reporter: ${hearing.reporter}`,
      counsel.length > 0 && `Counsel: ${counsel.map(({ full_name }) => full_name).join(', ')}`,
      hearing.status === 'requested' && 'Requested, not yet confirmed by the clerk.',
      hearing.reason && `Reason: ${hearing.reason}`,
      `${address}${pathTo.hearing(hearing.id, hearing.hearing_date)}`,
    ]
      .filter(Boolean)
      .join('\n'),
  };
}
