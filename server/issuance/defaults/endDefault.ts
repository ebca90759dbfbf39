import type {
  setDefaultAside as asked,
  declineDefault as declining,
  referDefault as referring,
} from '#contract/defaults';
import type { InputOf } from '#contract/endpoint';
import { say } from '#domain/messages/say';
import { insertEntry } from '#server/cases/enterOnDocket';
import { reopenAfterJudgment } from '#server/cases/life/disposeByJudgment';
import { announceEntry, enterEvent } from '#server/docketing/enterEvent';
import { makeDocument } from '#server/docketing/makeDocument';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findEvent } from '../findEvent.ts';
import { asParty, changeDefault, type Done, type InDefault, type Tools } from './changeDefault.ts';
import { writeDefault } from './defaultRepository.ts';

/** Declines to enter a default; the docket and the notice state the reason. */
export function declineDefault(needs: Tools, actor: Actor, input: InputOf<typeof declining>): Promise<Done> {
  const { reason } = input;
  return changeDefault(needs, actor, input, ['requested'], async (tx, known) => {
    const { stored, held, court, party, record, assessed } = known;
    const values = { against: asParty(party), reason, clerk: actor.full_name };
    const { event, text } = await findEvent(tx, actor, court, 'default_refused', values);
    const document = () => makeDocument(needs, { event, found: held, court, signer: actor, text: reason });
    const related_number = assessed.facts.request_entry;
    await enterEvent(tx, needs, actor, held, { event, text, filed_on: record.today, related_number, document });
    await writeDefault(tx, stored, { state: 'declined', ended_on: record.today, end_reason: reason });
    const named = { case_number: held.case_number, party: party.name, reason };
    return { message: 'Default declined', activity: { action: 'default_declined', values: named } };
  });
}

/** Refers a request to the judge of the case, who is notified. The docket has an entry for the court alone. */
export function referDefault(needs: Tools, actor: Actor, input: InputOf<typeof referring>): Promise<Done> {
  const { reason } = input;
  return changeDefault(needs, actor, input, ['requested', 'entered'], async (tx, known) => {
    const { stored, held, party, record } = known;
    const judge = held.judge_name;
    const { number } = await insertEntry(tx, held.id, {
      ...{ filed_on: record.today, entered_at: needs.now(), entered_by: actor.person_id, kind: 'notice' },
      description: say('docket.default_referred', { party: asParty(party), judge, reason }),
      access: 'court',
    });
    const { id, court_id, case_number, title: case_title } = held;
    await announce(tx, needs, {
      code: 'docket.entered',
      values: { case_number, case_title, entry: number },
      about: { case: { id, case_number } },
      court_id,
      to: held.judge_id ? [held.judge_id] : [],
    });
    await writeDefault(tx, stored, { referred_at: needs.now(), referred_to: judge, referral: reason });
    const values = { case_number, party: party.name, judge, reason };
    return { message: 'Request referred', activity: { action: 'default_referred', values } };
  });
}

/** Records that a default was set aside. A judgment and its disposition end with it; all of it remains on record. */
export function setDefaultAside(needs: Tools, actor: Actor, input: InputOf<typeof asked>): Promise<Done> {
  const { authority, reason } = input;
  return changeDefault(needs, actor, input, ['entered', 'judgment'], async (tx, known) => {
    const { stored, held, party, record } = known;
    await enterSetAside(tx, needs, actor, known, { authority, reason });
    const ended = { ended_on: record.today, end_reason: reason, end_authority: authority };
    await writeDefault(tx, stored, { state: 'set_aside', ...ended });
    if (stored.state === 'judgment') {
      await reopenAfterJudgment(tx, needs, actor, held, { party_id: party.id, reason });
    }
    const values = { case_number: held.case_number, party: party.name, reason };
    return { message: 'Default set aside', activity: { action: 'default_set_aside', values } };
  });
}

async function enterSetAside(
  tx: Db,
  needs: Tools,
  actor: Actor,
  { stored, held, party, record }: InDefault,
  said: { authority: string; reason: string },
): Promise<void> {
  const with_judgment = stored.state === 'judgment';
  const { number } = await insertEntry(tx, held.id, {
    ...{ filed_on: record.today, entered_at: needs.now(), entered_by: actor.person_id, kind: 'order' },
    description: say('docket.default_set_aside', { party: asParty(party), with_judgment, ...said }),
  });
  await announceEntry(tx, needs, held, number);
}
