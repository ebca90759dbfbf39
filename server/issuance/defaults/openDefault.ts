import type { openDefault as asked } from '#contract/defaults';
import type { InputOf } from '#contract/endpoint';
import { partyDefaults } from '#server/db/schema/defaults';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import { Refusal } from '#server/kernel/Refusal';
import { type Done, inParty, type Tools } from './changeDefault.ts';
import { lockDefault } from './defaultRepository.ts';

/** Opens the checklist for the default of a party, from a request on the docket or for one on paper. */
export function openDefault(
  needs: Tools,
  actor: Actor,
  { request_entry, ...of }: InputOf<typeof asked>,
): Promise<Done> {
  return inParty(needs, actor, of, async (tx, { party, record, held }) => {
    if (await lockDefault(tx, party.id)) throw new Refusal('default_exists');
    const entry = record.entries.find(({ number }) => number === request_entry);
    if (request_entry !== undefined && entry?.code !== 'request_default') {
      throw invalidInput('request_entry', 'Choose the docket entry of the request for entry of default.');
    }
    await tx.insert(partyDefaults).values({
      party_id: party.id,
      state: 'requested',
      requested_on: entry?.filed_on ?? record.today,
      request_entry_id: entry?.id ?? null,
      opened_by: actor.person_id,
      opened_at: needs.now(),
    });
    const values = { case_number: held.case_number, party: party.name, entry: entry?.number ?? null };
    return { message: 'Checklist opened', activity: { action: 'default_requested', values } };
  });
}
