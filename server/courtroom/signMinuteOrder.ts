import type { signMinuteOrder as asked } from '#contract/courtroom';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { HearingRecord, Outcome } from '#domain/courtroom/HearingRecord';
import { statusOfOutcome } from '#domain/courtroom/outcomes';
import { recordActivity } from '#server/activity/recordActivity';
import { findCase, lockVisibleCase } from '#server/cases/caseRepository';
import { readCourt } from '#server/courts/readCourt';
import { enterEvent } from '#server/docketing/enterEvent';
import { serveEntry } from '#server/entryService/serveEntry';
import { lockFilingForSystem } from '#server/filings/filingsForSystem';
import { endIn } from '#server/hearings/endHearing';
import { checkSecondFactor } from '#server/identity/secondFactor/confirmSecondFactor';
import { hasSecondFactor } from '#server/identity/secondFactor/secondFactorRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { judgeActor } from '#server/rulings/judgeActor';
import { moveHearingOfRuling } from '#server/rulings/moveHearingOfRuling';
import { ruleOnMotion } from '#server/rulings/ruleOnMotion';
import { recordSealed } from '#server/seals/certificateRepository';
import { type ComposedMinutes, composeMinutes } from './composeMinutes.ts';
import { findMotionsOfHearing } from './findMotionsOfHearing.ts';
import { findHearingWithCase, type HearingWithCase } from './findSessionHearing.ts';
import {
  findRecordsForSystem,
  lockRecord,
  markRecordSigned,
  type StoredRecord,
  toRecord,
  writeRecord,
} from './recordRepository.ts';
import { writeMinuteOrder } from './writeMinuteOrder.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;
type Ended = HearingRecord & { outcome: Outcome };

/**
 * The clerk signs the minute order. The second factor is checked and the PDF is sealed first; then everything that
 * follows is written in one transaction: the calendar, the docket entry with its document, the rulings with their
 * deadlines, the service on everyone in the case, and the activity record.
 */
export async function signMinuteOrder(
  needs: Working,
  clerk: Actor,
  { id, version, confirmation }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const { db } = needs;
  const hearing = await findHearingWithCase(db, clerk, id);
  const found = await findCase(db, clerk, hearing.case_id);
  const stored = (await findRecordsForSystem(db, [id])).get(id);
  if (stored?.signed_at) throw new Refusal('record_signed');
  if (stored?.version !== version) throw new Refusal('changed_meanwhile', { version: stored?.version ?? 0 });
  const { minutes } = await compose(db, needs, clerk, hearing, stored);
  if (!(await hasSecondFactor(db, clerk.person_id))) throw new Refusal('second_factor_to_sign');
  await checkSecondFactor(needs, clerk, confirmation);
  const at = needs.now();
  const final = await writeMinuteOrder(needs, clerk, { text: minutes.text, found, at });
  const number = await db.transaction(async (tx) => {
    const held = (await lockRecord(tx, { hearing_id: id, version }))!;
    for (const { filing_id } of held.rulings) await lockFilingForSystem(tx, filing_id);
    return write(tx, needs, clerk, { hearing_id: id, held, final, text: minutes.text, at });
  });
  return { message: `Signed and entered on the docket as entry ${number}. Service has begun.`, entry: number };
}

type Composed = { record: Ended; minutes: ComposedMinutes };

/** The minutes of a record that has its outcome, if no ruling of the judge is still held. */
async function compose(
  db: Db,
  needs: Working,
  clerk: Actor,
  hearing: HearingWithCase,
  stored: StoredRecord,
): Promise<Composed> {
  if (hearing.status !== 'scheduled') throw new Refusal('hearing_over');
  const record = toRecord(stored, hearing);
  if (!record.outcome) throw new Refusal('outcome_missing');
  const { motions, made } = await findMotionsOfHearing(db, needs, hearing);
  if (motions.some(({ held }) => held?.hearing_id === hearing.id)) throw new Refusal('ruling_held');
  const minutes = await composeMinutes(db, { hearing, record, made, clerk: clerk.full_name });
  return { record: { ...record, outcome: record.outcome }, minutes: minutes! };
}

type Final = Awaited<ReturnType<typeof writeMinuteOrder>>;
type Writing = { hearing_id: string; held: StoredRecord; final: Final; text: string; at: Date };

async function write(tx: Db, needs: Working, clerk: Actor, { hearing_id, held, final, text, at }: Writing) {
  const hearing = await findHearingWithCase(tx, clerk, hearing_id);
  const found = await lockVisibleCase(tx, clerk, hearing.case_id);
  const { record, minutes } = await compose(tx, needs, clerk, hearing, held);
  if (minutes.text !== text) throw new Refusal('changed_meanwhile', { version: held.version });
  const { today } = await readCourt(tx, at, found.court_id);
  const { event, docket_text } = minutes;
  const entry = await enterEvent(tx, needs, clerk, found, {
    ...{ event, text: docket_text, filed_on: today, document: final.document },
  });
  await recordSealed(tx, final.record);
  await endHearingInCourt(tx, needs, clerk, hearing, record.outcome);
  await enterRulings(tx, needs, clerk, { hearing, record, entry });
  const change = { court_id: found.court_id, hearing_id, by: clerk.person_id, at };
  await writeRecord(tx, held, { ...record, minutes: { text, basis: minutes.generated } }, change);
  await markRecordSigned(tx, held, { entry_id: entry.id, by: clerk.person_id, at });
  await serveEntry(tx, needs, { case_id: found.id, court_id: found.court_id, entry_id: entry.id, at });
  await recordActivity(tx, needs, clerk, {
    action: 'minutes_signed',
    values: {
      ...{ case_number: found.case_number, event_type: hearing.event_type },
      ...{ day: hearing.hearing_date, entry: entry.number },
    },
    subject_type: 'hearing',
    subject_id: hearing_id,
    concerns: hearing.judge_id,
  });
  return entry.number;
}

/** What the outcome does to the calendar. The hearing keeps its date; a continuance has a separate hearing. */
async function endHearingInCourt(
  tx: Db,
  needs: Working,
  clerk: Actor,
  hearing: HearingWithCase,
  outcome: Outcome,
): Promise<void> {
  const { id, reason, next_hearing } = outcome;
  if (id === 'continued' || id === 'off_calendar') {
    const details = next_hearing ? { next_hearing } : {};
    await moveHearingOfRuling(tx, needs, clerk, { disposition: id, hearing, details, reasons: reason });
    return;
  }
  const said = id === 'vacated' ? `Vacated. ${reason}` : reason;
  const end = { id: hearing.id, version: hearing.version, reason: said || undefined, wasCalled: true };
  await endIn(tx, needs, clerk, end, statusOfOutcome[id]);
}

type Ruling = { hearing: HearingWithCase; record: HearingRecord; entry: { id: string; number: number } };

/** What the judge pronounced takes effect with the minute order, which is the entry of each ruling. */
async function enterRulings(tx: Db, needs: Working, clerk: Actor, { hearing, record, entry }: Ruling): Promise<void> {
  const { judge_id, court_id } = hearing;
  if (record.rulings.length === 0) return;
  if (judge_id === null) throw new Refusal('hearing_without_judge');
  const judge = await judgeActor(tx, { judge_id, court_id });
  for (const { filing_id, disposition, reasons, details, submitted_on, version } of record.rulings) {
    const asked = { filing_id, disposition, reasons, details, hearing_id: hearing.id, version };
    const ruled = { ...asked, ...(submitted_on && { submitted_on }) };
    await ruleOnMotion(tx, needs, judge, ruled, { recorded_by: clerk, entry });
  }
}
