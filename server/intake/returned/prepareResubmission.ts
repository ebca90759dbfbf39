import type { InputOf } from '#contract/endpoint';
import type { prepareResubmission as asked, Resubmission } from '#contract/resubmissions';
import { fieldOfWire, type WireName } from '#domain/reading/wireName';
import { storable } from '#server/db/storable';
import { holdAuthority } from '#server/firms/holdAuthority';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { discardPrepared } from './discardPrepared.ts';
import { findReturnedFiling } from './findReturnedFiling.ts';
import { readResubmission } from './readResubmission.ts';
import { lockPrepared, notePrepared } from './resubmissionRepository.ts';

/**
 * Keeps what the filer of a returned filing types, or a delegate of the filer, and removes prepared documents. A change of an older version is
 * refused, so that two windows do not overwrite each other.
 */
export async function prepareResubmission(
  needs: Needs<'db' | 'now'>,
  actor: Actor,
  { id, version, answer, values, remove }: InputOf<typeof asked>,
): Promise<Resubmission> {
  const at = needs.now();
  await needs.db.transaction(async (tx) => {
    await holdAuthority(tx, actor, 'prepare');
    const about = await findReturnedFiling(tx, actor, id);
    const prepared = await lockPrepared(tx, actor, about, { version, at });
    if (remove) await discardPrepared(tx, needs, prepared, remove);
    await notePrepared(tx, prepared, at, {
      ...(answer !== undefined && { answer: storable(answer) }),
      ...(values !== undefined && { changed_values: storable(asFields(values)) }),
    });
  });
  return readResubmission(needs, actor, id);
}

function asFields(values: NonNullable<InputOf<typeof asked>['values']>) {
  const typed = Object.entries(values).filter(([, value]) => value !== undefined) as [WireName, string][];
  return Object.fromEntries(typed.map(([name, value]) => [fieldOfWire(name), value]));
}
