import { type DBSchema, deleteDB, openDB } from 'idb';

/** Bytes that only the person's key opens. */
export type Sealed = Uint8Array<ArrayBuffer>;

/** A person who keeps binders on this device, and the key of their copies under the two keys that open it. */
export type KeptPerson = {
  person_id: string;
  /** Under the key that the server gives in a session. */
  by_server: Sealed;
  /** Under the person's passcode; null after signing out, when only unsent notes are left. */
  by_passcode: { salt: Uint8Array<ArrayBuffer>; sealed: Sealed } | null;
  /** The person's session without its token, so that the screens know who opens a copy. */
  user: Sealed;
  /** The latest moment that was seen, in milliseconds, so that a clock that is set back keeps nothing longer. */
  seen_at: number;
};

export type KeptCopy = {
  person_id: string;
  hearing_id: string;
  /** YYYY-MM-DD in the court's time zone. */
  last_day: string;
  time_zone: string;
  /** When the server last confirmed it, in milliseconds. */
  updated_at: number;
  /** The pages of its documents, and those that are on the device. */
  pages: number;
  kept: number;
  /** Bytes of the pages on the device, by version. */
  sizes: Record<string, number>;
  binder: Sealed;
  notes: Sealed;
  /** The views of its documents by version. */
  views: Sealed;
};

export type KeptPage = { picture: Sealed; text: Sealed };

interface Schema extends DBSchema {
  people: { key: string; value: KeptPerson };
  copies: { key: [person_id: string, hearing_id: string]; value: KeptCopy };
  pages: { key: [person_id: string, version_id: string, page: number]; value: KeptPage };
  unsent: { key: [person_id: string, hearing_id: string]; value: { sealed: Sealed } };
}

export type DeviceStore = Awaited<ReturnType<typeof openDB<Schema>>>;

const name = 'assize-binders';
let opened: Promise<DeviceStore> | null = null;

/** The database of this browser. Rejects where the browser has none, such as in some private windows. */
export function openStore(): Promise<DeviceStore> {
  opened ??= openDB<Schema>(name, 1, {
    upgrade(store) {
      store.createObjectStore('people', { keyPath: 'person_id' });
      store.createObjectStore('copies', { keyPath: ['person_id', 'hearing_id'] });
      store.createObjectStore('pages');
      store.createObjectStore('unsent');
    },
    // Another tab removes everything.
    blocking: () => void closeStore(),
    terminated: () => {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

async function closeStore(): Promise<void> {
  const store = await opened?.catch(() => null);
  opened = null;
  store?.close();
}

export async function deleteStore(): Promise<void> {
  await closeStore();
  await deleteDB(name);
}

/** All records whose key begins with this person, and with the version or hearing if given. */
export const recordsOf = (person_id: string, next?: string): IDBKeyRange =>
  next === undefined
    ? IDBKeyRange.bound([person_id], [person_id, []])
    : IDBKeyRange.bound([person_id, next], [person_id, next, []]);

/** One at a time, in all tabs of this browser. */
export function inTurn<Result>(what: string, act: () => Promise<Result>): Promise<Result> {
  // Browsers without locks have no service workers either, and keep nothing.
  return navigator.locks ? (navigator.locks.request(`assize ${what}`, act) as Promise<Result>) : act();
}
