import { randomUUID } from 'node:crypto';
import type { CourtRecord, CourtroomEntry } from '#contract/courtroom';
import { appearanceChoices } from '#domain/courtroom/appearanceChoices';
import { type EntryProblem, enterOnRecord, type RecordEntry } from '#domain/courtroom/enterOnRecord';
import type { HearingRecord } from '#domain/courtroom/HearingRecord';
import { findCase } from '#server/cases/caseRepository';
import { listParticipants } from '#server/cases/participants/listParticipants';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { placeContinuance } from '#server/rulings/placeContinuance';
import { composeMinutes } from './composeMinutes.ts';
import { enterExhibit } from './enterExhibit.ts';
import { findMotionsOfHearing } from './findMotionsOfHearing.ts';
import { findHearingWithCase, type HearingWithCase } from './findSessionHearing.ts';
import { pronounce, submitPending } from './pronounce.ts';
import { describeRecord } from './readCourtRecord.ts';
import { lockRecord, toRecord, writeRecord } from './recordRepository.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Asked = { id: string; version: number; entry: CourtroomEntry };

/** The clerk makes one entry on the record of a hearing. Nothing is docketed until the minute order is signed. */
export async function enterInCourt(needs: Working, clerk: Actor, { id, version, entry }: Asked): Promise<CourtRecord> {
  return needs.db.transaction(async (tx) => {
    const hearing = await findHearingWithCase(tx, clerk, id);
    await findCase(tx, clerk, hearing.case_id);
    if (hearing.status !== 'scheduled') throw new Refusal('hearing_over');
    const held = await lockRecord(tx, { hearing_id: id, version });
    const before = toRecord(held, hearing);
    const isExhibit = entry.does === 'mark_exhibit' || entry.does === 'move_exhibit';
    const after = isExhibit
      ? await enterExhibit(tx, needs, clerk, { hearing, before, entry })
      : await enter(tx, needs, { clerk, hearing, before, entry });
    const change = { court_id: hearing.court_id, hearing_id: id, by: clerk.person_id, at: needs.now() };
    await writeRecord(tx, held, after, change);
    return describeRecord(tx, needs, clerk, id);
  });
}

async function enter(tx: Db, needs: Working, entering: Entering): Promise<HearingRecord> {
  const { record, more } = await toEntries(tx, needs, entering);
  return apply(apply(entering.before, more), [record]);
}

function apply(record: HearingRecord, entries: readonly RecordEntry[]): HearingRecord {
  return entries.reduce((present, entry) => {
    const entered = enterOnRecord(present, entry);
    if ('problem' in entered) throw refusalOf(entered.problem);
    return entered.record;
  }, record);
}

function refusalOf(problem: EntryProblem): Refusal {
  switch (problem) {
    case 'reason_missing':
      return invalidInput('reason', 'Enter the reason.');
    case 'time_missing':
      return invalidInput('next_hearing', 'Choose the date and time to which the hearing is continued.');
    case 'ended':
      return new Refusal('record_ended');
    case 'not_ended':
      return new Refusal('outcome_missing');
    default:
      return new Refusal(problem);
  }
}

type OfRecord = Exclude<CourtroomEntry, { does: 'mark_exhibit' | 'move_exhibit' }>;
type Entering = { clerk: Actor; hearing: HearingWithCase; before: HearingRecord; entry: OfRecord };
type Entered = { record: RecordEntry; more: RecordEntry[] };

/** The entry with what only the database knows: names, the text of a ruling, whether a time is available. */
async function toEntries(tx: Db, needs: Working, { clerk, hearing, before, entry }: Entering): Promise<Entered> {
  const only = (record: RecordEntry): Entered => ({ record, more: [] });
  switch (entry.does) {
    case 'call':
      await assertToday(tx, needs, hearing);
      return only(entry);
    case 'appear':
      return only(await nameAppearance(tx, clerk, { hearing, before }, entry));
    case 'rule':
      return only({ does: 'rule', ruling: await pronounce(tx, needs, clerk, hearing, entry) });
    case 'end': {
      const { outcome, reason, moved_by, next_hearing } = entry;
      const isContinued = outcome === 'continued';
      if (isContinued && next_hearing) {
        await placeContinuance(tx, needs, clerk, { disposition: 'continued', hearing, details: { next_hearing } });
      }
      const more = outcome === 'submitted' ? await submitPending(tx, needs, clerk, hearing, before) : [];
      const ended = { id: outcome, reason, moved_by: isContinued ? moved_by : '' };
      return {
        record: { does: 'end', outcome: { ...ended, next_hearing: (isContinued && next_hearing) || null } },
        more,
      };
    }
    case 'correct_minutes': {
      if (entry.text === null) return only({ does: 'correct_minutes', minutes: null });
      const { made } = await findMotionsOfHearing(tx, needs, hearing);
      const composing = { hearing, record: before, made, clerk: clerk.full_name };
      const basis = (await composeMinutes(tx, composing))?.generated ?? '';
      return only({ does: 'correct_minutes', minutes: { text: entry.text, basis } });
    }
    default:
      return only(entry);
  }
}

async function assertToday(tx: Db, { now }: Working, { court_id, hearing_date }: HearingWithCase): Promise<void> {
  const { today } = await readCourt(tx, now(), court_id);
  if (hearing_date !== today) throw new Refusal('not_called_today');
}

type Appear = Extract<CourtroomEntry, { does: 'appear' }>;

/** The name of who appears comes from the case; of someone who is not on record, from the clerk. */
async function nameAppearance(
  tx: Db,
  clerk: Actor,
  { hearing, before: { appearances } }: Pick<Entering, 'hearing' | 'before'>,
  { key, name = '', for: role = '', manner }: Appear,
): Promise<RecordEntry> {
  if (key === undefined) {
    if (name === '') throw invalidInput('name', 'Enter the name.');
    return { does: 'appear', appearance: { key: `other:${randomUUID()}`, name, for: role }, manner };
  }
  const known =
    appearanceChoices((await listParticipants(tx, clerk, hearing.case_id)).results).find(
      (choice) => choice.key === key,
    ) ?? appearances.find((one) => one.key === key);
  if (!known) throw invalidInput('key', 'This person is no longer in the case. Reload the page.');
  return { does: 'appear', appearance: { key, name: known.name, for: known.for }, manner };
}
