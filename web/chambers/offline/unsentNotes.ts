import type { BinderNote } from '#contract/binders';
import * as contract from '#contract/binders';
import { afterAnswer, type Outcome, sendable } from '#domain/chambers/binder/unsentChanges';
import { errorText } from '#web/calls/errorText.ts';
import { askServer, isUnreachable } from './askServer.ts';
import { inTurn, openStore, recordsOf } from './deviceStore.ts';
import { offlineState, type Unsent } from './offlineState.ts';
import { openJson, sealJson } from './sealing.ts';

export type Owner = { person_id: string; key: CryptoKey };

/** The changes of notes in one binder that the court does not have yet. */
export async function readUnsent({ person_id, key }: Owner, hearing: string): Promise<Unsent[]> {
  const found = await (await openStore()).get('unsent', [person_id, hearing]);
  return found ? openJson<Unsent[]>(key, found.sealed) : [];
}

/** Changes the list of one binder. It is on the device when the promise is fulfilled. */
export async function changeUnsent(
  owner: Owner,
  hearing: string,
  change: (waiting: Unsent[]) => Unsent[],
): Promise<Unsent[]> {
  const { person_id, key } = owner;
  return inTurn('unsent notes', async () => {
    const store = await openStore();
    const before = await readUnsent(owner, hearing);
    const after = change(before);
    if (after.length === 0 && before.length === 0) return after;
    if (after.length === 0) await store.delete('unsent', [person_id, hearing]);
    else await store.put('unsent', { sealed: await sealJson(key, after) }, [person_id, hearing]);
    showUnsent(hearing, after);
    return after;
  });
}

export async function listHearingsWithUnsent(person_id: string): Promise<string[]> {
  const keys = await (await openStore()).getAllKeys('unsent', recordsOf(person_id));
  return keys.map(([, hearing]) => hearing);
}

export async function showAllUnsent(owner: Owner): Promise<void> {
  for (const hearing of await listHearingsWithUnsent(owner.person_id))
    showUnsent(hearing, await readUnsent(owner, hearing));
}

function showUnsent(hearing: string, changes: readonly Unsent[]): void {
  const { [hearing]: _before, ...others } = offlineState.read().unsent;
  offlineState.set({ unsent: changes.length > 0 ? { ...others, [hearing]: changes } : others });
}

/** Codes that concern the session, not the note. */
const waitsForSession = new Set(['session_ended', 'not_signed_in', 'second_factor_needed', 'judge_pending']);

/**
 * Sends the changes in their order, in one tab at a time. Ends at the first that does not arrive; what the court refuses
 * is kept with its reason. Returns whether something was saved.
 */
export function sendUnsent(owner: Owner): Promise<boolean> {
  return inTurn('send notes', async () => {
    let isSaved = false;
    for (const hearing of await listHearingsWithUnsent(owner.person_id)) {
      let waiting = await readUnsent(owner, hearing);
      for (let next = sendable(waiting)[0]; next; next = sendable(waiting)[0]) {
        const sent = next;
        const outcome = await send(hearing, sent);
        if (!outcome) return isSaved;
        isSaved = true;
        waiting = await changeUnsent(owner, hearing, (list) => afterAnswer(list, sent, outcome));
      }
    }
    return isSaved;
  });
}

async function send(hearing: string, { note_id, base, note }: Unsent): Promise<Outcome<BinderNote> | null> {
  const reply = note
    ? await askServer(contract.saveBinderNote, { ...placeOf(note), id: hearing, note_id, version: base })
    : await askServer(contract.removeBinderNote, { id: note_id, version: base });
  const { data, error } = reply;
  if (data) return { kind: 'saved', version: 'version' in data ? data.version : base };
  if (isUnreachable(error) || error.status === 429 || error.status >= 500 || waitsForSession.has(error.code ?? ''))
    return null;
  // A note that was removed elsewhere needs no removal.
  if (error.code === 'not_found' && !note) return { kind: 'changed', current: null };
  if (error.code === 'changed_meanwhile') {
    const current = (error.details as { current?: BinderNote | null } | undefined)?.current ?? null;
    return { kind: 'changed', current };
  }
  return { kind: 'refused', reason: errorText(error) };
}

const placeOf = ({ document_id, version_id, page, boxes, quote, kind, color, text, audience }: BinderNote) => ({
  ...{ document_id, version_id, page, boxes, quote, kind, color, text, audience },
});
