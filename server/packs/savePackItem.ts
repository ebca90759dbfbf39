import type { InputOf } from '#contract/endpoint';
import type * as contract from '#contract/packs';
import type { PackChanges, PackSection } from '#domain/practice/CourtPack';
import type { Actor } from '#server/kernel/actor';
import { Refusal } from '#server/kernel/Refusal';
import { changePack, type Done, newItemId, type Working, withItem } from './changePack.ts';

type Given =
  | InputOf<typeof contract.savePackCategory>
  | InputOf<typeof contract.savePackNumberFormat>
  | InputOf<typeof contract.savePackHearingType>
  | InputOf<typeof contract.savePackFilingCode>;

/** Adds an item to a section of the court's pack, or changes or disables one. */
export async function savePackItem<S extends PackSection>(
  needs: Working,
  actor: Actor,
  section: S,
  { version, id, ...values }: Given,
): Promise<Done> {
  return changePack(needs, actor, version, ({ pack, changes }) => {
    if (id !== undefined && !pack[section].some((one) => one.id === id)) throw new Refusal('not_found');
    const item = { ...values, id: id ?? newItemId() } as unknown as PackChanges[S][number];
    const { label, active } = values;
    return {
      changes: withItem(changes, section, item),
      change: { kind: 'item', section, label, active },
      message: `${label} saved`,
    };
  });
}
