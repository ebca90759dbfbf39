import { spellDay } from '#domain/days/spellDay';
import { docketStyleOf } from '#domain/docketing/codesOf';
import type { DocketEvent } from '#domain/docketing/DocketEvent';
import { type DocketStyle, docketText } from '#domain/docketing/docketText';
import { givesDates } from '#domain/hearings/batches/batchActs';
import { writeClock } from '#domain/settings/writeClock';
import { onePeriod } from '#domain/text/onePeriod';
import { wasRequest } from '#server/calendar/hearingMoves';
import { lockCaseForSystem } from '#server/cases/findCaseForSystem';
import { readCourt } from '#server/courts/readCourt';
import { enterEvent } from '#server/docketing/enterEvent';
import { findPersonInCourt } from '#server/identity/findPersonInCourt';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findEventsFor } from '#server/packs/findCodes';
import type { StoredBatch } from './batchRepository.ts';
import type { Rescheduled } from './Rescheduled.ts';

/** Enters what a batch did with each hearing on the docket of its case. Those with an account have the batch’s notice. */
export async function enterOnDockets(
  tx: Db,
  needs: Needs<'now'>,
  batch: StoredBatch,
  rescheduled: readonly Rescheduled[],
): Promise<void> {
  const events = await findEventsFor(tx, batch.court_id, 'clerk');
  const person = await findPersonInCourt(tx, batch.made_by, batch.court_id);
  if (!person) return;
  const court = await readCourt(tx, needs.now(), batch.court_id);
  const actor = { person_id: batch.made_by, full_name: person.full_name };
  // In the order of the cases’ IDs, so that two transactions never wait for each other.
  for (const one of rescheduled.toSorted((a, b) => ((a.hearing.case_id ?? '') < (b.hearing.case_id ?? '') ? -1 : 1))) {
    const event = events.find(({ id }) => id === eventOf(batch, one));
    if (one.hearing.case_id === null || !event) continue;
    const held = await lockCaseForSystem(tx, one.hearing.case_id);
    const text = writeEntry(batch, one, event, docketStyleOf(court));
    await enterEvent(tx, needs, actor, held, {
      event,
      text,
      filed_on: court.today,
      document: null,
      notice: 'without_account',
    });
  }
}

function eventOf({ act }: StoredBatch, { move }: Rescheduled) {
  if (!givesDates(act)) return 'hearing_vacated';
  return wasRequest(move) ? 'notice_hearing' : 'hearing_continued';
}

/** The text of the entry, from the court’s own template of the event. */
function writeEntry(
  { act, reason }: StoredBatch,
  { move, hearing }: Rescheduled,
  event: DocketEvent,
  style: DocketStyle,
) {
  const old = spellDay(move.from_date);
  if (act === 'vacate' || act === 'cancel') {
    const verb = act === 'vacate' ? 'vacated' : 'canceled';
    return onePeriod(`${hearing.event_type} set for ${old} ${verb}. ${reason}.`);
  }
  const { event_type: hearing_type, venue: courtroom, judge } = hearing;
  const values = {
    ...{ hearing_type, courtroom, judge, dept: courtroom.match(/^dep(?:artmen)?t\.? (.+)$/i)?.[1] },
    reason: reason.replace(/\.$/, ''),
    ...(move.to_date
      ? { old, date: spellDay(move.to_date), time: writeClock(move.to_time!.slice(0, 5), '12h') }
      : { date: old }),
  };
  const written = docketText(event, values, style);
  return 'text' in written
    ? written.text
    : onePeriod(`${hearing.event_type} set for ${old} ${event.label}. ${reason}.`);
}
