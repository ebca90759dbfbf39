import { and, eq, isNull, sql } from 'drizzle-orm';
import { docketEventNamed } from '#domain/docketing/codesOf';
import { eventOfRuling } from '#domain/rulings/writeRuling';
import { lockVisibleCase, type StoredCase } from '#server/cases/caseRepository';
import { readCourt } from '#server/courts/readCourt';
import { rulings } from '#server/db/schema/rulings';
import { settleDeadlinesOfMotion } from '#server/deadlines/deadlinesOfRuling';
import { enterEvent } from '#server/docketing/enterEvent';
import { assertFilingSeen } from '#server/filings/assertFilingSeen';
import { findFilingForSystem, lockFilingForSystem } from '#server/filings/filingsForSystem';
import { findJudicialFilings } from '#server/filings/judicialFilings';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import { askToWeigh } from '#server/filings/weighPrioritiesJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { caseOrProposedOf } from '#server/visibility/caseOfFiling';
import { findDecided } from '../settleMotion.ts';
import { type FoundByLaw, findByLaw } from './findByLaw.ts';
import { findJudges } from './findJudges.ts';

type Working = Needs<'db' | 'config' | 'now'>;

/**
 * Enters on the docket that the law decided a motion, after a person has confirmed it. Everything is computed again: a
 * ruling, or another date on the docket, ends the proposal.
 */
export async function confirmByLaw(
  needs: Working,
  actor: Actor,
  filing_id: string,
): Promise<{ message: string; entry: number }> {
  return needs.db.transaction(async (tx) => {
    await assertFilingSeen(tx, actor, filing_id);
    await lockFilingForSystem(tx, filing_id);
    const filing = await findFilingForSystem(tx, filing_id);
    const case_id = filing && caseOrProposedOf(filing);
    if (!case_id || filing.court_id !== actor.court_id) throw new Refusal('not_found');
    const held = await lockVisibleCase(tx, actor, case_id);
    const found = await findIt(tx, needs, actor, filing_id);
    const entry = await enter(tx, needs, actor, held, found);
    await recordOnFiling(tx, needs, actor, filing, {
      action: 'ruling_by_law',
      values: {
        ...{ document: filing.title ?? filing.document_name, case_number: held.case_number },
        ...{ disposition: found.disposition, entry: entry.number, authority: found.clock.authority },
      },
    });
    return { message: `Entered on the docket as entry ${entry.number}.`, entry: entry.number };
  });
}

async function findIt(tx: Db, { now }: Working, actor: Actor, filing_id: string): Promise<FoundByLaw> {
  const court = await readCourt(tx, now(), actor.court_id);
  for (const judge of await findJudges(tx, actor)) {
    const motions = await findJudicialFilings(tx, judge, { ids: [filing_id], reader: actor }, { limit: 1, offset: 0 });
    if (motions.length === 0) continue;
    const [found] = (await findDecided(tx, filing_id)) ? [] : await findByLaw(tx, judge, court, motions);
    if (!found) throw new Refusal('not_decided_by_law');
    return found;
  }
  throw new Refusal('not_decided_by_law');
}

async function enter(tx: Db, needs: Working, actor: Actor, held: StoredCase, found: FoundByLaw) {
  const { motion, disposition, judge, text } = found;
  const at = needs.now();
  const { today } = await readCourt(tx, at, held.court_id);
  const entry = await enterEvent(tx, needs, actor, held, {
    ...{ event: docketEventNamed(eventOfRuling(disposition)), text, filed_on: today },
    ...{ related_number: motion.number, document: null },
  });
  const filing_id = motion.filing.id;
  const isPresent = and(eq(rulings.filing_id, filing_id), eq(rulings.stage, 'final'), isNull(rulings.superseded_at));
  await tx
    .update(rulings)
    .set({ superseded_at: at, version: sql`${rulings.version} + 1` })
    .where(isPresent);
  await tx.insert(rulings).values({
    ...{ court_id: held.court_id, case_id: held.id, filing_id, judge_id: judge.person_id, disposition },
    ...{ stage: 'final', entry_id: entry.id, ruled_at: at, prepared_by: actor.person_id, prepared_at: at },
  });
  await settleDeadlinesOfMotion(tx, needs, actor, { filing_id, case_id: held.id, entry: entry.number });
  await askToWeigh(tx, held.id);
  return entry;
}
