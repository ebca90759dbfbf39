import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { pathToFound } from '#domain/paths/pathToFound';
import { findHearings } from '#server/calendar/hearingRepository';
import { findDeadlines } from '#server/deadlines/deadlineRepository';
import { findJudges } from '#server/identity/findJudges';
import type { Find } from './Searching.ts';

/** Words that people add to the name of an event, as in `hearing on demurrer`. */
const hearingWords = /\b(?:hearings?|on|the|for|my|upcoming|next)\b/gi;

/**
 * Hearings that are not over, the nearest first: by the number and title of their case, which an index finds, and by the
 * type of the hearing, among those that are ahead.
 */
export const searchHearings: Find = async ({ needs: { db, now }, viewer, q, limit }) => {
  if (!may(viewer.capacity, 'hearings:read')) return [];
  const ahead = { status: 'scheduled' as const, notOverAt: now() };
  const described = q.replace(hearingWords, ' ').trim() || q;
  const [ofCase, ofType] = await Promise.all([
    findHearings(db, viewer, { ...ahead, q }, { limit, offset: 0 }),
    findHearings(db, viewer, { ...ahead, described }, { limit, offset: 0 }),
  ]);
  const found = new Map([...ofCase, ...ofType].map((one) => [one.hearing.id, one]));
  return [...found.values()].slice(0, limit).map(({ hearing }) => ({
    kind: 'hearing' as const,
    id: hearing.id,
    title: `${hearing.event_type}, ${hearing.case_title}`,
    detail: [hearing.case_number, hearing.venue].join(' · '),
    at: hearing.starts_at.toISOString(),
    href: pathTo.hearing(hearing.id, hearing.hearing_date),
  }));
};

/** Open deadlines, the nearest first, by the number and title of their case. */
export const searchDeadlines: Find = async ({ needs: { db }, viewer, q, limit }) => {
  if (!may(viewer.capacity, 'deadlines:read')) return [];
  const found = await findDeadlines(db, viewer, { q, state: 'open' }, { limit, offset: 0 });
  return found.map(({ deadline, case_number, case_title }) => ({
    kind: 'deadline' as const,
    id: deadline.id,
    title: deadline.action,
    detail: `${case_number} · ${case_title}`,
    day: deadline.due_date,
    href: pathTo.deadline(case_number, deadline.id),
  }));
};

/** The court's judges by name; their hearings open. */
export const searchJudges: Find = async ({ needs: { db }, viewer, q, limit }) => {
  if (!may(viewer.capacity, 'hearings:read')) return [];
  const words = q
    .toLowerCase()
    .replace(/^(?:judge|hon\.?)\s+/, '')
    .split(/\s+/);
  const found = (await findJudges(db, viewer.court_id)).filter(({ name }) =>
    words.every((word) => name.toLowerCase().includes(word)),
  );
  return found.slice(0, limit).map(({ id, name, court_house }) => ({
    kind: 'judge' as const,
    id,
    title: name,
    detail: court_house,
    href: pathToFound.judgesHearings(id),
  }));
};
