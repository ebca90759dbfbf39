import { afterJudgment, isJudgmentEvent } from '#domain/appeals/afterJudgment';
import { codeSystemOf } from '#domain/docketing/codesOf';
import { findEntryForSystem } from '#server/cases/docket/entryRepository';
import { readCourt } from '#server/courts/readCourt';
import { startDeadlinesOfEntry } from '#server/deadlines/deadlinesOfRuling';
import { serveEntry } from '#server/entryService/serveEntry';
import { findMemberInCourt } from '#server/identity/findActorsByCourt';
import type { Needs } from '#server/kernel/needs';

const from = { session_id: 'judgment', address: '', user_agent: '' };

/**
 * What follows from the entry of a judgment: the clerk’s notice to everyone on the service list, where the law has the
 * clerk give it, and the time to appeal, from the day of the entry. A second run changes nothing.
 */
export async function followJudgment(needs: Needs<'db' | 'config' | 'now'>, entry_id: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const { entry, found: held } = await findEntryForSystem(tx, entry_id);
    const { code, entered_by, struck_at } = entry;
    if (!code || !isJudgmentEvent(code) || !entered_by || struck_at) return;
    const { court_id, case_type, id: case_id } = held;
    const clerk = await findMemberInCourt(tx, { person_id: entered_by, court_id }, from);
    if (!clerk) throw new Error(`The person who made entry ${entry_id} is no longer in the court.`);
    const court = await readCourt(tx, needs.now(), court_id);
    const { notice, rules } = afterJudgment(code, { system: codeSystemOf(court), case_type });
    const of = { held, filing_id: null, court, entry: entry.number, on: entry.filed_on };
    const started = rules.map((rule_id) => ({ kind: 'rule' as const, rule_id }));
    await startDeadlinesOfEntry(tx, needs, clerk, of, started);
    if (notice !== null) await serveEntry(tx, needs, { case_id, court_id, entry_id, at: needs.now() });
  });
}
