import { type HomeAttention, type HomeReturn, mostNewEntries } from '#contract/home';
import { writeReturnReason } from '#contract/messages/writeMessages';
import { dateInZone } from '#domain/days/dateInZone';
import { addDays, dayMs } from '#domain/days/days';
import { courtDaysLeft } from '#domain/deadlines/courtDaysLeft';
import { proposeMet } from '#domain/deadlines/proposeMet';
import { countHearings, findHearings, findRemoteAddresses } from '#server/calendar/hearingRepository';
import { findNewEntries } from '#server/cases/docket/newEntries';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { countDeadlines, describeDeadline, findDeadlines } from '#server/deadlines/deadlineRepository';
import { findMarkedDeadlines } from '#server/deadlines/markedDeadlines';
import { findNames } from '#server/directory/findPeople';
import { findAcceptedFilingsOf } from '#server/filings/acceptedFilingsOf';
import { countInView, findInView } from '#server/filings/filingsInView';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { describeHomeHearing } from './describeHomeHearing.ts';

type Reading = Needs<'db' | 'now'>;

/** Of each part, this many are shown; its screen lists the others. */
const shown = 6;
const deadlinesAheadDays = 30;
/** Longer than any notice of a motion runs. */
const hearingsAheadDays = 45;
const markedForDays = 7;

/** What needs a filer's attention in the court of the session, in a fixed number of bounded queries. */
export async function readAttention(needs: Reading, viewer: Actor): Promise<HomeAttention> {
  const at = needs.now();
  const court = await readCourt(needs.db, at, viewer.court_id);
  const asked = { at, limit: shown, most: mostNewEntries };
  const [deadlines, hearings, returns, orders, filings] = await Promise.all([
    readDeadlines(needs, viewer, court),
    readHearings(needs, viewer, court),
    readReturns(needs, viewer, court),
    findNewEntries(needs.db, viewer, { ...asked, kind: 'orders' }),
    findNewEntries(needs.db, viewer, { ...asked, kind: 'filings' }),
  ]);
  return { today: court.today, as_of: at.toISOString(), deadlines, hearings, returns, orders, filings };
}

async function readDeadlines({ db, now }: Reading, viewer: Actor, court: KnownCourt) {
  const near = {
    state: 'open' as const,
    to: addDays(court.today, deadlinesAheadDays),
    unmarked_by: viewer.person_id,
  };
  const since = new Date(now().getTime() - markedForDays * dayMs);
  const [found, total, marked] = await Promise.all([
    findDeadlines(db, viewer, near, { limit: shown, offset: 0 }),
    countDeadlines(db, viewer, near),
    findMarkedDeadlines(db, viewer, since, shown),
  ]);
  const due = found.map((one) => describeDeadline(one, viewer, court));
  const ofParties = due.filter(({ owed_by }) => owed_by === 'party');
  const accepted = await findAcceptedFilingsOf(
    db,
    viewer,
    ofParties.map(({ case_id }) => case_id),
  );
  const proposed = proposeMet(ofParties, accepted);
  const data = due.map((deadline) => {
    const met = proposed.get(deadline.id);
    return {
      ...deadline,
      met_by: met
        ? { filing_id: met.id, title: met.title ?? met.name, filed_on: met.filed_on, entry: met.entry }
        : null,
    };
  });
  return { data, total, marked };
}

async function readHearings({ db, now }: Reading, viewer: Actor, { today }: KnownCourt) {
  const ahead = { status: 'scheduled' as const, notOverAt: now(), to: addDays(today, hearingsAheadDays) };
  const [found, total] = await Promise.all([
    findHearings(db, viewer, ahead, { limit: shown, offset: 0 }),
    countHearings(db, viewer, ahead),
  ]);
  const remote = await findRemoteAddresses(db, found);
  return { data: found.map((one) => describeHomeHearing(one, remote)), total };
}

async function readReturns({ db, now }: Reading, viewer: Actor, court: KnownCourt) {
  // A delegate prepares the corrections of the attorneys for whom the delegate acts.
  const own = { view: 'returned' as const, filed_by: [viewer.person_id, ...(viewer.firm?.acts_for ?? [])] };
  const [found, total] = await Promise.all([
    findInView(db, viewer, own, { limit: shown, order: 'oldest' }),
    countInView(db, viewer, own),
  ]);
  const others = found.flatMap(({ filing }) => (filing.filed_by === viewer.person_id ? [] : [filing.filed_by]));
  const filers = await findNames(db, others);
  const data = found.map(({ filing, decision }): HomeReturn => {
    const correct_by = decision?.correct_by ?? null;
    const day = correct_by && dateInZone(correct_by, court.time_zone);
    return {
      id: filing.id,
      title: filing.title ?? filing.doc_type ?? filing.document_name,
      case_number: filing.case_number,
      filer: filing.filed_by === viewer.person_id ? null : (filers.get(filing.filed_by) ?? null),
      reason: decision ? writeReturnReason(decision.reason_code, decision.reason) : '',
      correct_by: correct_by?.toISOString() ?? null,
      overdue: correct_by !== null && correct_by < now(),
      court_days_left: day === null ? null : courtDaysLeft(court.today, day, court.calendar),
    };
  });
  return { data: data.sort(byTime), total };
}

const byTime = (a: HomeReturn, b: HomeReturn) => (a.correct_by ?? '~').localeCompare(b.correct_by ?? '~');
