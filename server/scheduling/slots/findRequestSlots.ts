import type { BestSlots } from '#contract/bestSlots';
import { engagementKeys } from '#domain/hearings/batches/BatchHearing';
import { findKind } from '#domain/hearings/findByName';
import { noStaff } from '#domain/hearings/resources';
import { priorities, urgencyOfRequest } from '#domain/scheduling/plans/hearingWeights';
import { readDirectory } from '#server/calendar/readDirectory';
import { findAssignedByCaseForSystem } from '#server/cases/assignments';
import { findCases } from '#server/cases/caseRepository';
import { findLanguagesForSystem } from '#server/cases/findLanguagesForSystem';
import { findSelfRepresentedForSystem } from '#server/cases/findSelfRepresentedForSystem';
import { findDisqualifiedByCaseForSystem } from '#server/cases/judges/disqualifications';
import { zoneOf } from '#server/courts/zoneOf';
import { findPendingRequestsById } from '#server/hearings/requests/hearingRequestRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { type AskedHearing, searchSlots } from './searchSlots.ts';

/**
 * The best free times of undecided requests: before the judge of the case where one is assigned, with the attorneys to
 * whom it is assigned, on the preferred days first. Requests that were decided since are left out.
 */
export async function findRequestSlots(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  ids: readonly string[],
): Promise<(BestSlots & { id: string })[]> {
  const requests = await findPendingRequestsById(db, actor, ids);
  if (requests.length === 0) return [];
  const case_ids = requests.map(({ case_id }) => case_id);
  const [cases, counsel, disqualified, parties, languages, directory, zone] = await Promise.all([
    findCases(db, actor, case_ids),
    findAssignedByCaseForSystem(db, case_ids),
    findDisqualifiedByCaseForSystem(db, case_ids),
    findSelfRepresentedForSystem(db, actor.court_id, case_ids),
    findLanguagesForSystem(db, case_ids),
    readDirectory(db, actor.court_id),
    zoneOf(db, actor.court_id),
  ]);
  const found = await searchSlots(db, actor, {
    now: now(),
    askedOf: ({ schedule: { judges }, notice }) =>
      requests.map((request): AskedHearing => {
        const { case_id, preferred, purpose } = request;
        const kind = findKind(directory, purpose);
        const type = ('found' in kind && kind.found?.id) || purpose;
        const priority = directory.kinds.find(({ id }) => id === type)?.priority ?? priorities.least;
        const judge_id = cases.get(case_id)?.judge_id ?? null;
        return {
          preferred,
          hearing: {
            ...{ id: request.id, minutes: request.minutes, type },
            ...{ latest: null, usual: null, current: null, move_weight: 1 },
            ...urgencyOfRequest(new Date(request.requested_at), priority, now(), zone),
            judge_id: judges.some(({ id }) => id === judge_id) ? judge_id : null,
            disqualified: [...(disqualified.get(case_id) ?? [])],
            people: keysOf(case_id, counsel.get(case_id) ?? [], parties.get(case_id) ?? []),
            language: languages.get(case_id)?.[0] ?? null,
            earliest: notice,
          },
        };
      }),
  });
  return requests.flatMap(({ id }) => {
    const slots = found.get(id);
    return slots ? [{ id, ...slots }] : [];
  });
}

/** Its case, counsel, and self-represented parties. */
function keysOf(case_id: string, attorneys: readonly string[], parties: readonly string[]): string[] {
  return engagementKeys({
    ...{ case_id, attorneys: attorneys.map((id) => ({ id })) },
    ...{ ...noStaff, parties },
  });
}
