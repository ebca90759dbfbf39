import type { AppealRecord, assembleAppealRecord as asked } from '#contract/appealRecords';
import type { InputOf } from '#contract/endpoint';
import { recordRuleOf } from '#domain/appeals/recordRules';
import { codeSystemOf } from '#domain/docketing/codesOf';
import { recordActivity } from '#server/activity/recordActivity';
import { findCase } from '#server/cases/caseRepository';
import { readCourt } from '#server/courts/readCourt';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { recordJob } from './makeRecord.ts';
import { listChoices } from './readAppealRecords.ts';
import { insertRecord, listRecords } from './recordRepository.ts';

/**
 * Starts the assembly of a record from the designated entries. Refuses entries that cannot be in an open record, a
 * designation without what the rule requires, and a second record while one is being assembled.
 */
export async function assembleRecord(
  { db, config, now }: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id: case_id, reviewing_court, entries }: InputOf<typeof asked>,
): Promise<{ data: AppealRecord }> {
  return db.transaction(async (tx) => {
    const { court_id, case_number } = await findCase(tx, actor, case_id);
    const rule = recordRuleOf(codeSystemOf(await readCourt(tx, now(), court_id)));
    const chosen = new Set(entries);
    const choices = await listChoices(tx, actor, case_id, rule);
    const usable = choices.filter(({ place }) => place !== 'withheld' && place !== 'no_document');
    const unknown = [...chosen].filter((number) => !usable.some((one) => one.number === number));
    if (unknown.length > 0) throw refused(`These entries cannot be in the record: ${unknown.join(', ')}.`);
    const missing = choices.filter(({ number, place }) => place === 'required' && !chosen.has(number));
    if (missing.length > 0) {
      const numbers = missing.map(({ number }) => number).join(', ');
      throw refused(`The record must contain these entries: ${numbers} (${rule.authority}).`);
    }
    const numbers = usable.map(({ number }) => number).filter((number) => chosen.has(number));
    const { person_id } = actor;
    const more = { reviewing_court, entries: numbers, requested_at: now() };
    const made = await insertRecord(tx, { person_id, court_id, case_id, ...more });
    if (!made) throw new Refusal('record_being_assembled');
    await addJob(tx, recordJob, { id: made.id });
    await recordActivity(tx, { config, now }, actor, {
      action: 'appeal_record_requested',
      subject_type: 'case',
      subject_id: case_id,
      values: { case_number, entries: numbers.length },
    });
    const [data] = await listRecords(tx, actor, { case_id, id: made.id });
    return { data: data! };
  });
}

const refused = (message: string) => new Refusal('record_entries_refused', { fields: [{ field: 'entries', message }] });
