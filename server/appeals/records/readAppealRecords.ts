import type { AppealRecords, RecordChoice } from '#contract/appealRecords';
import { placeInRecord, recordRuleOf } from '#domain/appeals/recordRules';
import { codeSystemOf } from '#domain/docketing/codesOf';
import { findCase } from '#server/cases/caseRepository';
import { describeEntries } from '#server/cases/docket/describeEntries';
import { findEntries } from '#server/cases/readDocket';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { listRecords } from './recordRepository.ts';

const entriesAtOnce = 500;

/** The records on appeal of a case, and the place of each docket entry in a new one. */
export async function readAppealRecords(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  case_id: string,
): Promise<AppealRecords> {
  const { court_id } = await findCase(db, actor, case_id);
  const rule = recordRuleOf(codeSystemOf(await readCourt(db, now(), court_id)));
  const choices = await listChoices(db, actor, case_id, rule);
  return { authority: rule.authority, choices, records: await listRecords(db, actor, { case_id }) };
}

/** The entries of a case with their place in its record, the oldest first. */
export async function listChoices(
  db: Db,
  actor: Actor,
  case_id: string,
  rule: ReturnType<typeof recordRuleOf>,
): Promise<RecordChoice[]> {
  const choices: RecordChoice[] = [];
  for (let offset = 0; ; offset += entriesAtOnce) {
    const span = { limit: entriesAtOnce, offset };
    const { entries, total } = await findEntries(db, actor, case_id, span, { order: 'oldest' });
    for (const shown of await describeEntries(db, actor, entries)) {
      const { number, code, filed, documents, access, withheld } = shown;
      const facts = {
        number,
        code,
        hasDocument: filed || documents.length > 0,
        isOpen: access === 'public' && !withheld,
      };
      choices.push({ number, filed_on: shown.filed_on, text: shown.description, place: placeInRecord(facts, rule) });
    }
    if (offset + entriesAtOnce >= total) return choices;
  }
}
