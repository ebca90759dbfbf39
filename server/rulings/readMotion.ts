import type { ReplyOf } from '#contract/endpoint';
import type { readMotion as asked } from '#contract/rulings';
import { codeSystemOf } from '#domain/docketing/codesOf';
import { filingCodeOf } from '#domain/docketing/filingCodeOf';
import { judgesDispositions } from '#domain/rulings/allowedDispositions';
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
): Promise<ReplyOf<typeof asked>> {
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
  const tentatives = await readTentativesOf(db, court, [id], judge);
  const [motion] = describeMotions(found, { court, cases, rulings, tentatives, viewer: judge });
  if (!motion) throw new Refusal('not_found');
  const { code: entered, filing } = found[0]!;
  const { document_type, title } = filing;
  const code = entered ?? filingCodeOf({ document_type, title }, court)?.id ?? null;
  return {
    motion,
    history: history.map((one) => describeRuling(one, court.today)),
    today: court.today,
    recommendable: judgesDispositions(code, codeSystemOf(court)),
  };
}
