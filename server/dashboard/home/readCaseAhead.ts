import type { CaseAhead } from '#contract/home';
import { addDays } from '#domain/days/days';
import { findHearings, findRemoteAddresses } from '#server/calendar/hearingRepository';
import { findCase } from '#server/cases/caseRepository';
import { readCourt } from '#server/courts/readCourt';
import { countDeadlines, describeDeadline, findDeadlines } from '#server/deadlines/deadlineRepository';
import { countInView } from '#server/filings/filingsInView';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { describeHomeHearing } from './describeHomeHearing.ts';

/** The court's own deadlines are among them; a case has few of those ahead. */
const mostAhead = 50;

/** What comes next in one case that the filer has access to, by the clock of its court. */
export async function readCaseAhead({ db, now }: Needs<'db' | 'now'>, viewer: Actor, id: string): Promise<CaseAhead> {
  const { court_id } = await findCase(db, viewer, id);
  const court = await readCourt(db, now(), court_id);
  const seer = { ...viewer, court_id };
  const open = { case_id: id, state: 'open' as const, unmarked_by: viewer.person_id };
  const [called, due, overdue, undocketed] = await Promise.all([
    findHearings(db, seer, { case_id: id, status: 'scheduled', notOverAt: now() }, { limit: 1, offset: 0 }),
    findDeadlines(db, seer, { ...open, from: court.today }, { limit: mostAhead, offset: 0 }),
    countDeadlines(db, seer, { ...open, to: addDays(court.today, -1) }),
    countInView(db, seer, { view: 'waiting', case_id: id }),
  ]);
  const remote = await findRemoteAddresses(db, called);
  const ofParty = due.map((one) => describeDeadline(one, seer, court)).find(({ owed_by }) => owed_by === 'party');
  return {
    today: court.today,
    hearing: called[0] ? describeHomeHearing(called[0], remote) : null,
    deadline: ofParty ?? null,
    ...{ overdue, undocketed },
  };
}
