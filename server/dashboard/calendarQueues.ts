import { addDays } from '#domain/days/days';
import { findVariant } from '#domain/deadlines/deadlineRules';
import { nothingOnFile } from '#domain/deadlines/nothingOnFile';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { countHearings, findHearings, type HearingFilter } from '#server/calendar/hearingRepository';
import { listAwaiting } from '#server/chambers/awaitingDocuments';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import type { StoredDeadline } from '#server/deadlines/deadlineRepository';
import { findUrgent, urgentScope } from '#server/deadlines/urgentDeadlines';
import { findPendingRequests } from '#server/hearings/requests/hearingRequestRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { shownOfEach, timeless, type WorkQueue } from './WorkQueue.ts';

type Reading = Needs<'db' | 'now'>;
const first = { limit: shownOfEach, offset: 0 };

/** Urgent deadlines, as /deadlines counts them: in the judge's own cases, else all that the user has access to. */
export async function pressingDeadlines({ db, now }: Reading, viewer: Actor): Promise<WorkQueue> {
  const court = await readCourt(db, now(), viewer.court_id);
  const { found, count } = await findUrgent({ db }, viewer, court, shownOfEach);
  const scope = urgentScope(viewer) === 'mine' ? { scope: 'mine' as const } : {};
  const items = found.map(({ deadline, case_number, case_title }) => ({
    id: deadline.id,
    title: `${case_number} · ${case_title}`,
    since: null,
    ...describeDueDeadline(deadline, viewer, court),
    href: pathTo.deadlines({ state: 'urgent', q: case_number }),
  }));
  return { kind: 'deadline', count, href: pathTo.deadlines({ state: 'urgent', ...scope }), items };
}

/** A party owes the court nothing that can be overdue, so the text states that nothing is on file. */
function describeDueDeadline(
  { action, authority, due_date, owner_id, rule_id }: StoredDeadline,
  viewer: Actor,
  court: KnownCourt,
) {
  const passed = due_date < court.today;
  const isOfParty = owner_id === null && findVariant(rule_id)?.rule.owed_by !== 'court';
  if (passed && isOfParty && may(viewer.capacity, 'deadlines:keep-court')) {
    const body = `${nothingOnFile(action)} (${authority})`;
    return { body, due: due_date, overdue: false };
  }
  return { body: `${action} (${authority})`, due: due_date, overdue: passed };
}

/** The judge's hearings that are not over today. */
export async function hearingsToday({ db, now }: Reading, viewer: Actor): Promise<WorkQueue> {
  const { today } = await readCourt(db, now(), viewer.court_id);
  const own = { judge_id: viewer.person_id, from: today, to: today };
  return hearingQueue({ db, now }, viewer, own, '/judge-dashboard');
}

/** Days ahead for which the filer's hearings are shown: longer than any notice of a motion runs. */
const hearingsAheadDays = 45;

/** The filer's hearings and trials of the coming weeks. */
export async function hearingsAhead({ db, now }: Reading, viewer: Actor): Promise<WorkQueue> {
  const { today } = await readCourt(db, now(), viewer.court_id);
  return hearingQueue({ db, now }, viewer, { to: addDays(today, hearingsAheadDays) }, pathTo.hearings());
}

async function hearingQueue(needs: Reading, viewer: Actor, which: HearingFilter, href: string): Promise<WorkQueue> {
  return { kind: 'hearing', href, ...(await findFirst(needs, viewer, { ...which, status: 'scheduled' })) };
}

/** Hearings that people requested, with or without a time, and no clerk has scheduled. */
export async function requestedHearings(needs: Reading, viewer: Actor): Promise<WorkQueue> {
  const [placed, asked] = await Promise.all([
    findFirst(needs, viewer, { status: 'requested' }),
    findPendingRequests(needs.db, viewer, 1, shownOfEach),
  ]);
  const items = asked.data.map(({ id, case_id, case_number, case_title, purpose, requested_at }) => ({
    ...timeless,
    id,
    title: `${case_number} · ${case_title}`,
    body: purpose,
    since: requested_at,
    href: pathTo.case(case_id, 'hearings'),
  }));
  return {
    kind: 'hearing_request',
    href: pathTo.hearings(),
    count: placed.count + asked.total,
    items: [...items, ...placed.items].slice(0, shownOfEach),
  };
}

async function findFirst({ db, now }: Reading, viewer: Actor, which: HearingFilter) {
  const filter = { ...which, notOverAt: now() };
  const [found, count] = await Promise.all([
    findHearings(db, viewer, filter, first),
    countHearings(db, viewer, filter),
  ]);
  return { count, items: found.map(({ hearing }) => toItem(hearing)) };
}

function toItem(hearing: StoredHearing): WorkQueue['items'][number] {
  return {
    id: hearing.id,
    title: `${hearing.case_number} · ${hearing.case_title}`,
    body: [hearing.event_type, hearing.venue, hearing.judge].join(', '),
    due: hearing.starts_at.toISOString(),
    overdue: false,
    since: null,
    href: pathTo.hearing(hearing.id, hearing.hearing_date),
  };
}

/** Documents in the judge's own cases that wait for a signature or a ruling. */
export async function documentsToSign(needs: Needs<'db'>, viewer: Actor): Promise<WorkQueue> {
  const { data, total } = await listAwaiting(needs, viewer, { kind: 'all', page: 1, per_page: shownOfEach });
  const items = data.map(({ filing_id, title, case_number, case_title, received_at }) => ({
    ...timeless,
    id: filing_id,
    title: `${case_number} · ${case_title}`,
    body: title,
    since: received_at,
    href: pathTo.paper(filing_id),
  }));
  return { kind: 'signature', count: total, href: pathTo.awaiting(), items };
}
