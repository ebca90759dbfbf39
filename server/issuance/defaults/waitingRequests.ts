import { caseTypes } from '#domain/courts/choices';
import { addDays } from '#domain/days/days';
import { defaultLawOf } from '#domain/defaults/data/defaultLaws';
import { labelOfCode } from '#domain/docketing/codesOf';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { entriesOfFilingsForSystem, findOpenCases } from '#server/cases/docket/entriesOfFilings';
import { findPartiesOfOpenCases, findPartyIdsForSystem } from '#server/cases/participants/partiesOfSeenCases';
import { readCourt } from '#server/courts/readCourt';
import { filingsAcceptedSinceForSystem } from '#server/filings/acceptedFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findUsedRequestsForSystem, openChecklistsForSystem } from './defaultRepository.ts';

/** A request for entry of default that the clerk has not decided on. */
export type WaitingRequest = {
  /** That of the docket entry or, once the checklist is open, of the default. */
  id: string;
  case_id: string;
  case_number: string;
  case_title: string;
  body: string;
  since: Date;
};

const requestCode = 'request_default';
/** For this long a request on the docket without a checklist is found by its acceptance. */
const requestDays = 60;
/** More than any court leaves waiting; it bounds the work. */
const most = 500;

/**
 * The requests for entry of default that wait for the clerk, the oldest first: those on the docket for which no
 * checklist was opened, and open checklists that were not referred to a judge.
 */
export async function findWaitingRequests({ db, now }: Needs<'db' | 'now'>, viewer: Actor): Promise<WaitingRequest[]> {
  const [unopened, opened] = await Promise.all([unopenedRequests(db, now(), viewer), openChecklists(db, viewer)]);
  return [...unopened, ...opened].sort((a, b) => a.since.getTime() - b.since.getTime() || a.id.localeCompare(b.id));
}

async function unopenedRequests(db: Db, now: Date, viewer: Actor): Promise<WaitingRequest[]> {
  const court = await readCourt(db, now, viewer.court_id);
  const case_types = caseTypes.filter((type) => defaultLawOf(practiceSystemOf(court, type), type));
  if (case_types.length === 0) return [];
  const filings = filingsAcceptedSinceForSystem(db, new Date(addDays(court.today, -requestDays)));
  const entries = await entriesOfFilingsForSystem(db, filings, requestCode, most);
  const ids = entries.map(({ case_id }) => case_id);
  const open = new Map((await findOpenCases(db, viewer, { ids, case_types })).map((one) => [one.case_id, one]));
  const used = await findUsedRequestsForSystem(db, await findPartyIdsForSystem(db, [...open.keys()]));
  return entries.flatMap(({ id, number, entered_at, case_id }) => {
    const found = open.get(case_id);
    if (!found || used.has(id)) return [];
    return [{ id, ...found, body: `${number} · ${labelOfCode(requestCode) ?? requestCode}`, since: entered_at }];
  });
}

async function openChecklists(db: Db, viewer: Actor): Promise<WaitingRequest[]> {
  const opened = await openChecklistsForSystem(db, most);
  const parties = await findPartiesOfOpenCases(
    db,
    viewer,
    opened.map(({ party_id }) => party_id),
  );
  const byId = new Map(parties.map((party) => [party.id, party]));
  return opened.flatMap(({ id, party_id, opened_at }) => {
    const party = byId.get(party_id);
    if (!party) return [];
    const { role, full_name, case_id, case_number, case_title } = party;
    return [{ id, case_id, case_number, case_title, body: `${role} ${full_name}`, since: opened_at }];
  });
}
