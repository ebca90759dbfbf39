import type { PendingMotion, Ruling } from '#contract/rulings';
import { findCases } from '#server/cases/caseRepository';
import { readCourt } from '#server/courts/readCourt';
import { findJudicialFilings } from '#server/filings/judicialFilings';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeMotions } from './describeMotions.ts';
import { describeRuling } from './describeRuling.ts';
import { findHistory, findRulingsOfMotions } from './rulingRepository.ts';
import { readTentativesOf } from './tentatives/describeTentative.ts';

/** A motion in the judge’s own cases, with all rulings on it. */
export async function readMotion(
  { db, now }: Needs<'db' | 'now'>,
  judge: Actor,
  id: string,
): Promise<{ today: string; motion: PendingMotion; history: Ruling[] }> {
  const found = await findJudicialFilings(db, judge, { ids: [id] }, { limit: 1, offset: 0 });
  const [court, cases, rulings, history] = await Promise.all([
    readCourt(db, now(), judge.court_id),
    findCases(
      db,
      judge,
      found.map(({ case_id }) => case_id),
    ),
    findRulingsOfMotions(db, judge, [id]),
    findHistory(db, judge, id),
  ]);
  const tentatives = await readTentativesOf(db, court, [id]);
  const [motion] = describeMotions(found, { court, cases, rulings, tentatives });
  if (!motion) throw new Refusal('not_found');
  return { today: court.today, motion, history: history.map((one) => describeRuling(one, court.today)) };
}
