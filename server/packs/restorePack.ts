import type { InputOf } from '#contract/endpoint';
import type { restorePack as asked, savePackNumbering as numberingAsked } from '#contract/packs';
import { noChanges, type PackItem } from '#domain/practice/CourtPack';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import { Refusal } from '#server/kernel/Refusal';
import { changePack, type Done, type Working } from './changePack.ts';

/** Restores the built-in pack, or one of its items. An item that the court added stays until it is disabled. */
export async function restorePack(
  needs: Working,
  actor: Actor,
  { version, item }: InputOf<typeof asked>,
): Promise<Done> {
  return changePack(needs, actor, version, ({ builtIn, changes }) => {
    if (!item) {
      // Cases may have the categories that the court added, so they are disabled, not removed.
      const added = changes.categories
        .filter(({ id }) => !builtIn.categories.some((one) => one.id === id))
        .map((one) => ({ ...one, active: false }));
      return {
        changes: { ...noChanges, categories: added },
        change: { kind: 'restored' },
        message: 'Built-in pack restored',
      };
    }
    const { section, id } = item;
    const own = (changes[section] as PackItem[]).find((one) => one.id === id);
    const original = (builtIn[section] as PackItem[]).find((one) => one.id === id);
    if (!own) throw new Refusal('not_found');
    if (!original) throw invalidInput('item', 'The court added this item. Disable it instead.');
    return {
      changes: { ...changes, [section]: (changes[section] as PackItem[]).filter((one) => one !== own) },
      change: { kind: 'item_restored', section, label: original.label },
      message: `${original.label} restored`,
    };
  });
}

/** Chooses the number format of each case type. */
export async function savePackNumbering(
  needs: Working,
  actor: Actor,
  { version, numbering }: InputOf<typeof numberingAsked>,
): Promise<Done> {
  return changePack(needs, actor, version, ({ changes }) => ({
    changes: { ...changes, numbering: { ...changes.numbering, ...numbering } },
    change: { kind: 'numbering' },
    message: 'Number formats saved',
  }));
}
