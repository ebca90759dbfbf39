import { eq } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { closeInstrument as asked, CaseIssuance } from '#contract/issuance';
import { say } from '#domain/messages/say';
import { recordActivity } from '#server/activity/recordActivity';
import { lockVisibleCase } from '#server/cases/caseRepository';
import { insertEntry } from '#server/cases/enterOnDocket';
import { readCourt } from '#server/courts/readCourt';
import { issuedInstruments } from '#server/db/schema/issuance';
import { announceEntry } from '#server/docketing/enterEvent';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { lockInstrument } from './instrumentRepository.ts';
import { readIssuance } from './readIssuance.ts';

/** Records that an instrument was returned, served or not, or recalled. The docket shows it. */
export async function closeInstrument(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, instrument_id, version, state, on, reason }: InputOf<typeof asked>,
): Promise<{ message: string; issuance: CaseIssuance }> {
  return needs.db.transaction(async (tx) => {
    const held = await lockVisibleCase(tx, actor, id);
    const found = await lockInstrument(tx, id, instrument_id);
    if (!found) throw new Refusal('not_found');
    if (found.version !== version) {
      const current = await readIssuance(tx, needs, actor, { id });
      throw new Refusal('changed_meanwhile', { version: found.version, current });
    }
    if (found.state !== 'issued') throw new Refusal('instrument_closed');
    const { today } = await readCourt(tx, needs.now(), held.court_id);
    if (on > today) throw invalidInput('on', 'This date is in the future.');
    if (on < found.issued_on) throw invalidInput('on', 'This date is before the instrument was issued.');
    if (state === 'recalled' && reason.length < 3) throw invalidInput('reason', 'Enter why it is recalled.');
    await tx
      .update(issuedInstruments)
      .set({ state, closed_on: on, close_reason: reason || null, version: version + 1 })
      .where(eq(issuedInstruments.id, found.id));
    const { title, issuance_number: number } = found;
    const entry = await insertEntry(tx, id, {
      ...{ filed_on: today, entered_at: needs.now(), entered_by: actor.person_id, kind: 'notice' },
      description: say('docket.instrument_closed', { title, number, how: state, on, reason: reason || null }),
    });
    await announceEntry(tx, needs, held, entry.number);
    await recordActivity(tx, needs, actor, {
      action: 'instrument_closed',
      values: { case_number: held.case_number, number, state },
      subject_type: 'case',
      subject_id: id,
    });
    return { message: 'Instrument updated', issuance: await readIssuance(tx, needs, actor, { id }) };
  });
}
