import type { Binder, BinderNote } from '#contract/binders';
import { lastDayOffline } from '#domain/chambers/binder/unsentChanges';
import { dateInZone } from '#domain/days/dateInZone';
import { deviceMark } from '#web/session/device.ts';
import { deleteStore, inTurn, type KeptCopy, openStore, recordsOf } from './deviceStore.ts';
import { offlineState } from './offlineState.ts';
import { openJson, sealJson } from './sealing.ts';
import type { Owner } from './unsentNotes.ts';
import { removeWorker } from './worker.ts';

/** A person's copy of a binder. */
export async function readCopy({ person_id }: Owner, hearing: string): Promise<KeptCopy | undefined> {
  return (await openStore()).get('copies', [person_id, hearing]);
}

export async function listCopies(person_id: string): Promise<KeptCopy[]> {
  return (await openStore()).getAll('copies', recordsOf(person_id));
}

export async function putCopy(copy: KeptCopy): Promise<void> {
  await (await openStore()).put('copies', copy);
  const { hearing_id, updated_at, last_day, pages, kept, sizes } = copy;
  const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const { copies } = offlineState.read();
  offlineState.set({ copies: { ...copies, [hearing_id]: { updated_at, last_day, pages, kept, bytes } } });
}

/** Changes a copy, if it is still kept, one change at a time. Returns whether it is. */
export async function changeCopy(owner: Owner, hearing: string, part: Partial<KeptCopy>): Promise<boolean> {
  return inTurn('copies', async () => {
    const copy = await readCopy(owner, hearing);
    if (copy) await putCopy({ ...copy, ...part });
    return copy !== undefined;
  });
}

/** Keeps the binder as the server sent it now; pages of documents that are no longer in it are removed. */
export async function keepBinder(owner: Owner, binder: Binder): Promise<void> {
  const last_day = lastDayOffline(binder.hearing.hearing_date);
  const part = { last_day, updated_at: Date.now(), binder: await sealJson(owner.key, binder) };
  if (await changeCopy(owner, binder.hearing.id, part)) await removeOtherPages(owner);
}

export async function keepNotes(owner: Owner, hearing: string, notes: readonly BinderNote[]): Promise<void> {
  await changeCopy(owner, hearing, { notes: await sealJson(owner.key, notes) });
}

/** Removes the pages that no copy of the person has. */
export async function removeOtherPages(owner: Owner): Promise<void> {
  const store = await openStore();
  const wanted = new Set<string>();
  for (const copy of await listCopies(owner.person_id)) {
    const { items } = await openJson<Binder>(owner.key, copy.binder);
    for (const { document } of items) if (document) wanted.add(document.version_id);
  }
  for (const key of await store.getAllKeys('pages', recordsOf(owner.person_id)))
    if (!wanted.has(key[1])) await store.delete('pages', key);
}

/**
 * Removes a copy. Notes that were not sent are kept, unless the judge lost access to the case, where the court would
 * refuse them.
 */
export async function removeCopy(owner: Owner, hearing: string, withUnsent = false): Promise<void> {
  const store = await openStore();
  await store.delete('copies', [owner.person_id, hearing]);
  const { copies, unsent } = offlineState.read();
  const { [hearing]: _copy, ...rest } = copies;
  offlineState.set({ copies: rest });
  if (withUnsent) {
    await store.delete('unsent', [owner.person_id, hearing]);
    const { [hearing]: _notes, ...others } = unsent;
    offlineState.set({ unsent: others });
  }
  await removeOtherPages(owner);
  if (Object.keys(rest).length > 0) return;
  await removePerson(owner.person_id);
  offlineState.set({ hasPasscode: false });
}

/**
 * Removes everything that a person keeps here, except notes that were not sent. Those stay encrypted, without the
 * passcode: only the key that the server gives this person opens them.
 */
export async function removePerson(person_id: string): Promise<void> {
  const store = await openStore();
  const everything = recordsOf(person_id);
  const tx = store.transaction(['people', 'copies', 'pages', 'unsent'], 'readwrite');
  await Promise.all([tx.objectStore('copies').delete(everything), tx.objectStore('pages').delete(everything)]);
  const people = tx.objectStore('people');
  const person = await people.get(person_id);
  const isWaiting = (await tx.objectStore('unsent').count(everything)) > 0;
  if (person && isWaiting) await people.put({ ...person, by_passcode: null });
  else await people.delete(person_id);
  await tx.done;
  await removeWhatNoOneNeeds();
}

/** Removes the copies whose last day is over, by the later of this device's clock and the latest moment it had. */
export async function removeExpired(): Promise<void> {
  const store = await openStore();
  for (const person of await store.getAll('people')) {
    const now = Math.max(Date.now(), person.seen_at);
    await store.put('people', { ...person, seen_at: now });
    const copies = await listCopies(person.person_id);
    const over = copies.filter(({ last_day, time_zone }) => dateInZone(new Date(now), time_zone) > last_day);
    for (const { hearing_id } of over) await store.delete('copies', [person.person_id, hearing_id]);
    if (copies.length > 0 && over.length === copies.length) await removePerson(person.person_id);
  }
}

async function removeWhatNoOneNeeds(): Promise<void> {
  const store = await openStore();
  if ((await store.count('copies')) === 0) await removeWorker();
  if ((await store.count('people')) > 0) return;
  await deleteStore();
  localStorage.removeItem(deviceMark);
}
