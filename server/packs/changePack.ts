import { randomUUID } from 'node:crypto';
import { packProblemTexts } from '#contract/messages/en/packProblems';
import type { PackChanges, PackItem, PackSection } from '#domain/practice/CourtPack';
import { changedPack, changesIn } from '#domain/practice/changedPack';
import { checkCodes, checkPack } from '#domain/practice/checkPack';
import type { PackChange } from '#domain/practice/PackChange';
import type { PackProblem } from '#domain/practice/PackProblem';
import { recordActivity } from '#server/activity/recordActivity';
import type { Actor } from '#server/kernel/actor';
import { assertNoProblems } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { type FoundPack, findPack } from './findPack.ts';
import { storePack } from './storePack.ts';

export type Working = Needs<'db' | 'config' | 'now'>;
export type Done = { message: string; version: number };

type Edit = { changes: PackChanges; change: PackChange; message: string };

/** Changes a court's pack: reads it, refuses a stale version and an unusable pack, stores it, and records the change. */
export async function changePack(
  needs: Working,
  actor: Actor,
  version: number,
  edit: (found: FoundPack) => Edit,
): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    const found = await findPack(tx, actor.court_id);
    if (found.version !== version) throw new Refusal('changed_meanwhile', { version: found.version });
    const { changes, change, message } = edit(found);
    const pack = changedPack(found.builtIn, changes);
    assertNoProblems([...checkPack(pack), ...checkCodes(found.builtIn, pack)].map(fieldProblemOf));
    // What equals the built-in pack is not kept as a change of the court.
    const kept = changesIn(found.builtIn, pack);
    const next = await storePack(tx, needs, actor, { changes: kept, change, version });
    await recordActivity(tx, needs, actor, {
      action: 'pack_changed',
      values: change,
      subject_type: 'court',
      subject_id: actor.court_id,
    });
    return { message, version: next };
  });
}

/** The field of the form that a problem is about. */
const fields: Partial<Record<PackProblem['code'], string>> = {
  id_twice: 'label',
  letters_twice: 'letters',
  format_unknown: 'numbering',
  value_unknown: 'text',
  code_unknown: 'id',
};
const fieldProblemOf = ({ code, value }: PackProblem) => ({
  field: fields[code] ?? 'template',
  message: packProblemTexts[code](value),
});

/** A court's changes with one item in place of the court's earlier one. */
export function withItem<S extends PackSection>(
  changes: PackChanges,
  section: S,
  item: PackChanges[S][number],
): PackChanges {
  const others = (changes[section] as PackItem[]).filter(({ id }) => id !== item.id);
  return { ...changes, [section]: [...others, item] };
}

/** An ID for an item that the court adds. */
export const newItemId = () => `own.${randomUUID().slice(0, 8)}`;
