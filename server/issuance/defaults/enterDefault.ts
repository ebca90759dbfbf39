import type { enterDefault as asked } from '#contract/defaults';
import type { InputOf } from '#contract/endpoint';
import { spellLongDay } from '#domain/days/spellDay';
import { enterEvent } from '#server/docketing/enterEvent';
import { makeDocument } from '#server/docketing/makeDocument';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { Refusal } from '#server/kernel/Refusal';
import { assertComplete } from '../describeChecklist.ts';
import { findEvent } from '../findEvent.ts';
import { asParty, changeDefault, type Done, type InDefault, type Tools } from './changeDefault.ts';
import { writeDefault } from './defaultRepository.ts';

/**
 * Enters the default of a party: by the clerk with a complete checklist and an entry on the docket, or as the court
 * ordered in an entry that is on the docket already.
 */
export function enterDefault(needs: Tools, actor: Actor, { order_entry, ...of }: InputOf<typeof asked>): Promise<Done> {
  return changeDefault(needs, actor, of, ['requested'], async (tx, known) => {
    const { stored, held, party, record } = known;
    if (!record.is_open) throw new Refusal('default_case_closed');
    const entry = order_entry === undefined ? await enter(tx, needs, actor, known) : orderOf(known, order_entry);
    await writeDefault(tx, stored, { state: 'entered', entry_id: entry.id, entered_on: record.today });
    const values = { case_number: held.case_number, party: party.name, entry: entry.number };
    return {
      message: `Default entered, docket entry ${entry.number}`,
      activity: { action: 'default_entered', values },
    };
  });
}

function orderOf({ record }: InDefault, number: number) {
  const found = record.entries.find((entry) => entry.number === number);
  if (found?.kind !== 'order') throw invalidInput('order_entry', 'Choose the docket entry of the order.');
  return found;
}

async function enter(tx: Db, needs: Tools, actor: Actor, known: InDefault) {
  const { held, court, party, law, assessed, record } = known;
  // Where there is no separate entry of default, only a court's order can be recorded.
  if (law.entry !== 'clerk') throw new Refusal('default_by_court');
  assertComplete(assessed.checklists.entry);
  const { facts } = assessed;
  const against = asParty(party);
  const { event, text } = await findEvent(tx, actor, court, 'default_entered', { against, clerk: actor.full_name });
  const document = () =>
    makeDocument(needs, { event, found: held, court, signer: actor, text: bodyOf(against, known) });
  const related_number = facts.request_entry;
  return enterEvent(tx, needs, actor, held, { event, text, filed_on: record.today, related_number, document });
}

function bodyOf(against: string, { law, assessed: { facts } }: InDefault): string {
  const authority = law.items.entry.entry_power?.authority ?? '';
  const due = facts.time && `The time to respond ended on ${spellLongDay(facts.time.due_date)}.`;
  return [`Default of ${against}.`, due, `Authority: ${authority}.`].filter(Boolean).join('\n\n');
}
