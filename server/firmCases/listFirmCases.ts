import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listFirmCases as asked } from '#contract/firms';
import { dateInZone } from '#domain/days/dateInZone';
import { findNextHearingsForSystem } from '#server/calendar/findNextHearings';
import { findLastFilingsForSystem } from '#server/cases/docket/findLastFilings';
import { findCounselForSystem, findFirmCases } from '#server/cases/findFirmCases';
import { findCourt } from '#server/courts/findCourt';
import { findNextDeadlines } from '#server/deadlines/findNextDeadlines';
import { casesOfClientMatterForSystem, findClientMattersForSystem } from '#server/filings/choices/clientMatters';
import { findSeenAttorneys } from '#server/firms/findSeenAttorneys';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/**
 * One page of the cases in which attorneys of the viewer's firm are counsel of record, with what comes next in each. What
 * is in it of a case is read only for the cases of the page, which the viewer sees.
 */
export async function listFirmCases(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { page, per_page, q, attorney_id, status }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const attorneys = await findSeenAttorneys(db, viewer);
  const chosen = attorneys.find(({ member_id }) => member_id === attorney_id);
  if (attorney_id !== undefined && !chosen) throw new Refusal('not_found');
  const people = attorneys.map(({ person_id }) => person_id);
  const { cases, total } = await findFirmCases(
    db,
    viewer,
    { q, attorney_id: chosen?.person_id, status, otherwise: casesOfClientMatterForSystem(db, people, q) },
    { limit: per_page, offset: (page - 1) * per_page },
  );
  const ids = cases.map(({ id }) => id);
  const { time_zone } = await findCourt(db, viewer.court_id);
  const today = dateInZone(now(), time_zone);
  const [counsel, matters, hearings, deadlines, filed] = await Promise.all([
    findCounselForSystem(db, ids, people),
    findClientMattersForSystem(db, ids, people),
    findNextHearingsForSystem(db, ids, today),
    findNextDeadlines(db, viewer, ids, today),
    findLastFilingsForSystem(db, ids),
  ]);
  const names = new Map(attorneys.map(({ person_id, full_name }) => [person_id, full_name]));
  return {
    cases: cases.map((one) => ({
      ...one,
      attorneys: (counsel.get(one.id) ?? []).map((id) => names.get(id)!).sort(),
      client_matters: matters.get(one.id) ?? [],
      next_hearing: hearings.get(one.id) ?? null,
      next_deadline: deadlines.get(one.id) ?? null,
      last_filing: filed.get(one.id) ?? null,
    })),
    attorneys: attorneys.map(({ member_id, full_name }) => ({ member_id, full_name })),
    total,
    total_pages: Math.ceil(total / per_page),
  };
}
