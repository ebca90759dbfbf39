import type { CountedScreen, ScreenCount } from '#contract/navigation';
import type { Capacity } from '#domain/identity/permissions';
import { findPendingRequests } from '#server/apiAccess/accessRepository';
import { countHearings } from '#server/calendar/hearingRepository';
import { countAwaiting } from '#server/chambers/awaitingDocuments';
import { countQueue } from '#server/chambers/memos/readQueue';
import { readCourt } from '#server/courts/readCourt';
import { countDeadlines } from '#server/deadlines/deadlineRepository';
import { urgentIn, urgentScope } from '#server/deadlines/urgentDeadlines';
import type { Counted } from '#server/filings/countQueue';
import { countInView } from '#server/filings/filingsInView';
import { countWaiting } from '#server/filings/reviewQueue';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { listClaims } from '#server/people/listClaims';
import { listJudgeRequests } from '#server/people/listJudgeRequests';
import { listContactRequests } from '#server/site/contact/listContactRequests';

type Reading = Needs<'db' | 'now'>;
type Count = (needs: Reading, viewer: Actor) => Promise<number | Counted>;

const first = { page: 1, per_page: 1 };

/** Filings that the court returned to the filer for correction. */
const corrections: Count = ({ db }, viewer) =>
  countInView(db, viewer, { view: 'returned', filed_by: [viewer.person_id, ...(viewer.firm?.acts_for ?? [])] });

const urgentDeadlines: Count = async ({ db, now }, viewer) => {
  const court = await readCourt(db, now(), viewer.court_id);
  return countDeadlines(db, viewer, urgentIn(court, urgentScope(viewer)));
};

const waitingFilings: Count = ({ db }, viewer) => countWaiting(db, viewer);

const requestedHearings: Count = ({ db, now }, viewer) =>
  countHearings(db, viewer, { status: 'requested', notOverAt: now() });

const documentsToSign: Count = ({ db }, viewer) => countAwaiting(db, viewer, 'all');

/** Memos and returned orders of chambers staff. */
const ofChambers: Count = ({ db }, viewer) => countQueue(db, viewer);

const claims: Count = async (needs, viewer) => (await listClaims(needs, viewer, first)).total;

/** Attorneys, judges, and visitors who wait for an answer of an administrator. */
const requestsOfPeople: Count = async (needs, viewer) => {
  const totals = await Promise.all([
    listClaims(needs, viewer, first),
    listJudgeRequests(needs, viewer, { ...first, status: 'pending' }),
    listContactRequests(needs, viewer, { ...first, state: 'new' }),
  ]);
  return totals.reduce((sum, { total }) => sum + total, 0);
};

const accessRequests: Count = async ({ db }, viewer) => (await findPendingRequests(db, viewer, 1)).total;

const ofFilers: Partial<Record<CountedScreen, Count>> = {
  'case-processing': corrections,
  deadlines: urgentDeadlines,
};

/** What is counted for each role, as its dashboard counts it. */
const counted: Partial<Record<Capacity, Partial<Record<CountedScreen, Count>>>> = {
  self_represented: ofFilers,
  attorney: ofFilers,
  clerk: { review: waitingFilings, calendar: requestedHearings, people: claims, 'judge-dashboard': ofChambers },
  judge: { 'judge-dashboard': documentsToSign, deadlines: urgentDeadlines },
  court_administrator: { review: waitingFilings, people: requestsOfPeople, 'api-access': accessRequests },
};

/** The screens of the side navigation that have work for the user, each with its number. */
export async function countNavigation(needs: Reading, viewer: Actor): Promise<ScreenCount[]> {
  const asked = Object.entries(counted[viewer.capacity] ?? {}) as [CountedScreen, Count][];
  const found = await Promise.all(
    asked.map(async ([screen, count]) => {
      const answer = await count(needs, viewer);
      const { total, more } = typeof answer === 'number' ? { total: answer, more: false } : answer;
      return { screen, count: total, more };
    }),
  );
  return found.filter(({ count }) => count > 0);
}
