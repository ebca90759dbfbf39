import type { confirmDefaultItem as asked } from '#contract/defaults';
import type { InputOf } from '#contract/endpoint';
import { defaultConfirmations } from '#server/db/schema/defaults';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import { Refusal } from '#server/kernel/Refusal';
import { changeDefault, type Done, type Tools } from './changeDefault.ts';
import { withdrawConfirmation, writeDefault } from './defaultRepository.ts';

/** Confirms or overrides an item that the record does not prove, or withdraws that. What the law bars stays barred. */
export function confirmItem(
  needs: Tools,
  actor: Actor,
  { item, confirmed, reason, ...of }: InputOf<typeof asked>,
): Promise<Done> {
  return changeDefault(needs, actor, of, ['requested', 'entered'], async (tx, { stored, assessed, held, party }) => {
    const at = needs.now();
    const { entry, judgment } = assessed.checklists;
    const found = [...entry, ...judgment].find((one) => one.item === item);
    if (!found) throw invalidInput('item', 'Choose an item of this checklist.');
    await withdrawConfirmation(tx, stored.id, item, at);
    await writeDefault(tx, stored, {});
    const named = { case_number: held.case_number, party: party.name, item };
    if (!confirmed) {
      return { message: 'Confirmation withdrawn', activity: { action: 'default_item_reopened', values: named } };
    }
    if (found.bar) throw new Refusal('checklist_item_barred');
    if (reason.length < 3) throw invalidInput('reason', 'Enter what you verified');
    const made = { confirmed_by: actor.person_id, confirmed_at: at };
    await tx.insert(defaultConfirmations).values({ default_id: stored.id, item, reason, ...made });
    return { message: 'Item confirmed', activity: { action: 'default_item_confirmed', values: { ...named, reason } } };
  });
}
