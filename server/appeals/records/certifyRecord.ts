import type { AppealRecord } from '#contract/appealRecords';
import { recordActivity } from '#server/activity/recordActivity';
import { lockVisibleCase } from '#server/cases/caseRepository';
import { readCourt } from '#server/courts/readCourt';
import { enterEvent } from '#server/docketing/enterEvent';
import { findEvent } from '#server/issuance/findEvent';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { changeRecord, listRecords, lockRecord } from './recordRepository.ts';

/** Certifies an assembled record: an entry on the docket contains it from then on. Repeated, it changes nothing. */
export async function certifyRecord(
  { db, config, now }: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<{ message: string; data: AppealRecord }> {
  return db.transaction(async (tx) => {
    const record = await lockRecord(tx, actor, id);
    const { case_id, reviewing_court, sha256, file_size, pages } = record;
    const held = await lockVisibleCase(tx, actor, case_id);
    if (record.state !== 'certified') {
      if (record.state !== 'ready' || !sha256 || !file_size) throw new Refusal('record_not_ready');
      const court = await readCourt(tx, now(), held.court_id);
      const { event, text } = await findEvent(tx, actor, court, 'record_certified', { court: reviewing_court });
      const file_name = `Record on appeal ${held.case_number}.pdf`;
      const document = { sha256, file_name, file_type: 'pdf' as const, file_size, pages };
      const entering = { event, text, filed_on: court.today, document };
      const entry = await enterEvent(tx, { now }, actor, held, entering);
      await changeRecord(tx, id, { state: 'certified', certified_entry_id: entry.id });
      await recordActivity(tx, { config, now }, actor, {
        action: 'appeal_record_certified',
        subject_type: 'case',
        subject_id: case_id,
        values: { case_number: held.case_number, entry: entry.number, sha256 },
      });
    }
    const [data] = await listRecords(tx, actor, { case_id, id });
    return { message: `Certified as entry ${data!.certified_entry}`, data: data! };
  });
}
