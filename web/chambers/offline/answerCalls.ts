import type { Binder, BinderNote } from '#contract/binders';
import * as contract from '#contract/binders';
import { type DocumentView, readPageText, viewDocument } from '#contract/documentViewer';
import type { Endpoint, InputOf } from '#contract/endpoint';
import { addChange, withUnsent } from '#domain/chambers/binder/unsentChanges';
import { device } from '#web/session/device.ts';
import { openStore } from './deviceStore.ts';
import { keepBinder, keepNotes, listCopies, readCopy, removeCopy } from './keptCopies.ts';
import { offlineState } from './offlineState.ts';
import { openBytes, openJson } from './sealing.ts';
import { changeUnsent, type Owner, readUnsent } from './unsentNotes.ts';
import { isLost } from './updateCopy.ts';

export type DeviceCall = { endpoint: Endpoint; input: unknown };
type Reply = { data?: unknown; error?: { status: number; code?: string } | undefined };

/** The reply of a call without a network, from the copy on this device; undefined for what is not kept. */
export async function answerFromDevice(owner: Owner, { endpoint, input }: DeviceCall): Promise<unknown> {
  if (endpoint === contract.readBinder) {
    const copy = await readCopy(owner, (input as { id: string }).id);
    if (!copy) return;
    device.isUsed = true;
    offlineState.set({ offlineSince: copy.updated_at });
    return openJson<Binder>(owner.key, copy.binder);
  }
  if (endpoint === contract.listBinderNotes) return listNotes(owner, (input as { id: string }).id);
  if (endpoint === contract.saveBinderNote) return saveNote(owner, input as InputOf<typeof contract.saveBinderNote>);
  if (endpoint === contract.removeBinderNote)
    return removeNote(owner, input as InputOf<typeof contract.removeBinderNote>);
  if (endpoint === viewDocument) {
    const { version_id } = input as { version_id: string };
    for (const copy of await listCopies(owner.person_id)) {
      if (!(version_id in copy.sizes)) continue;
      const views = await openJson<Record<string, DocumentView>>(owner.key, copy.views);
      if (views[version_id]) return views[version_id];
    }
  }
  if (endpoint === readPageText) {
    const { version_id, page } = input as { version_id: string; page: number };
    const kept = await (await openStore()).get('pages', [owner.person_id, version_id, Number(page)]);
    return kept && openJson(owner.key, kept.text);
  }
  return;
}

/** The image of a page from this device. Tiles of enlarged pages are not kept. */
export async function pictureFromDevice(owner: Owner, address: string): Promise<Blob | null> {
  const [, version, page] = /\/documents\/versions\/([\w-]+)\/pages\/(\d+)\?(?!.*tile=)/.exec(address) ?? [];
  if (!version) return null;
  const kept = await (await openStore()).get('pages', [owner.person_id, version, Number(page)]);
  return kept ? new Blob([await openBytes(owner.key, kept.picture)], { type: 'image/webp' }) : null;
}

/**
 * Keeps what the server replied, and removes what it no longer gives this person. Notes that were not sent are shown with
 * those of the court.
 */
export async function followServer(owner: Owner, { endpoint, input }: DeviceCall, reply: Reply): Promise<Reply> {
  const { id } = (input ?? {}) as { id: string };
  if (endpoint === contract.readBinder) {
    if (isLost(reply.error)) await removeCopy(owner, id, true);
    else if (reply.data) await keepBinder(owner, reply.data as Binder);
  }
  if (endpoint === contract.listBinderNotes && reply.data) {
    const { data } = reply.data as { data: BinderNote[] };
    await keepNotes(owner, id, data);
    return { data: { data: withUnsent(data, await readUnsent(owner, id)) } };
  }
  if (endpoint === contract.saveBinderNote && reply.data) {
    const { note_id } = input as { note_id: string };
    await changeUnsent(owner, id, (waiting) => waiting.filter((one) => one.note_id !== note_id));
  }
  if (endpoint === contract.removeBinderNote && reply.data) await forgetNote(owner, id);
  return reply;
}

async function listNotes(owner: Owner, hearing: string): Promise<{ data: BinderNote[] } | undefined> {
  const copy = await readCopy(owner, hearing);
  if (!copy) return;
  const notes = await openJson<BinderNote[]>(owner.key, copy.notes);
  return { data: withUnsent(notes, await readUnsent(owner, hearing)) };
}

type Saved = InputOf<typeof contract.saveBinderNote>;

/** The note is on the device before the screen says that it is saved. */
async function saveNote(owner: Owner, { id, note_id, version, ...rest }: Saved): Promise<BinderNote | undefined> {
  if (!(await readCopy(owner, id))) return;
  const { color = 'yellow', text = '', audience = 'judge', ...place } = rest;
  const written = { color, text, audience, updated_at: new Date().toISOString(), version };
  const note: BinderNote = { ...place, ...written, id: note_id, on_earlier_version: false };
  await changeUnsent(owner, id, (waiting) => addChange(waiting, { note_id, base: version, note }));
  return note;
}

async function removeNote(owner: Owner, { id, version }: { id: string; version: number }) {
  const hearing = await hearingOf(owner, id);
  if (hearing === undefined) return;
  await changeUnsent(owner, hearing, (waiting) => addChange(waiting, { note_id: id, base: version, note: null }));
  return { message: 'Note removed' };
}

async function forgetNote(owner: Owner, id: string): Promise<void> {
  for (const copy of await listCopies(owner.person_id))
    await changeUnsent(owner, copy.hearing_id, (waiting) => waiting.filter((one) => one.note_id !== id));
}

async function hearingOf(owner: Owner, note_id: string): Promise<string | undefined> {
  for (const { hearing_id } of await listCopies(owner.person_id)) {
    const notes = (await listNotes(owner, hearing_id))?.data ?? [];
    if (notes.some(({ id }) => id === note_id)) return hearing_id;
  }
  return;
}
