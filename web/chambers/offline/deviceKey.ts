import { readOfflineKeys } from '#contract/binders';
import type { Session } from '#contract/identity';
import { type AuthData, session } from '#web/session/session.ts';
import { askServer } from './askServer.ts';
import { type KeptPerson, openStore } from './deviceStore.ts';
import {
  fromBase64url,
  keyFromPasscode,
  openBytes,
  openJson,
  randomKey,
  sealBytes,
  sealJson,
  toBase64url,
  toKey,
} from './sealing.ts';

/** The token of a tab in which a copy was opened by passcode. The server refuses it, and the person signs in again. */
export const withoutSession = 'offline';
/** A tab that a passcode opened is asked again after this time. */
const openMilliseconds = 12 * 3_600_000;

/** The key of this tab, in session storage, which ends with the tab, so that a reload does not ask for the passcode. */
const tabKey = 'offlineKey';
type Held = { person_id: string; raw: string };
let held: { person_id: string; key: CryptoKey } | null = null;

let finding: Promise<CryptoKey | null> | null = null;

/** The person's key: from this tab, otherwise from the server. Null without either. */
export async function findKey(person_id: string): Promise<CryptoKey | null> {
  if (held?.person_id === person_id) return held.key;
  finding ??= seekKey(person_id).finally(() => {
    finding = null;
  });
  await finding;
  return held?.person_id === person_id ? held.key : null;
}

async function seekKey(person_id: string): Promise<CryptoKey | null> {
  const ofTab = readTab();
  if (ofTab?.person_id === person_id) return hold(person_id, fromBase64url(ofTab.raw));
  const person = await (await openStore()).get('people', person_id);
  if (!person) return null;
  const reply = await askServer(readOfflineKeys, {});
  for (const key of reply.data?.data ?? []) {
    const raw = await openBytes(await toKey(fromBase64url(key)), person.by_server).catch(() => null);
    if (raw) return hold(person_id, raw);
  }
  return null;
}

/** Chooses a key and a passcode for a person who keeps a binder here for the first time. Null without the server's key. */
export async function createKey(user: AuthData, passcode: string): Promise<CryptoKey | null> {
  const { data } = await askServer(readOfflineKeys, {});
  if (!data) return null;
  const raw = randomKey();
  const key = await toKey(raw);
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const person: KeptPerson = {
    person_id: user.user_id,
    by_server: await sealBytes(await toKey(fromBase64url(data.data[0]!)), raw),
    by_passcode: { salt, sealed: await sealBytes(await keyFromPasscode(passcode, salt), raw) },
    user: await sealJson(key, { ...user, token: withoutSession }),
    seen_at: Date.now(),
  };
  await (await openStore()).put('people', person);
  return hold(user.user_id, raw);
}

/** Adds a passcode again after the person signed out with unsent notes on the device. */
export async function choosePasscode(user: AuthData, passcode: string): Promise<CryptoKey | null> {
  const store = await openStore();
  const person = await store.get('people', user.user_id);
  const key = person && (await findKey(user.user_id));
  const raw = readTab()?.raw;
  if (!person || !key || raw === undefined) return createKey(user, passcode);
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const sealed = await sealBytes(await keyFromPasscode(passcode, salt), fromBase64url(raw));
  await store.put('people', { ...person, by_passcode: { salt, sealed } });
  return key;
}

/** Opens a person's copies by passcode: the person's session without its token. Null for another passcode. */
export async function openByPasscode(person: KeptPerson, passcode: string): Promise<Session | null> {
  if (!person.by_passcode) return null;
  const { salt, sealed } = person.by_passcode;
  const raw = await openBytes(await keyFromPasscode(passcode, salt), sealed).catch(() => null);
  if (!raw) return null;
  const key = await hold(person.person_id, raw);
  const user = await openJson<Session>(key, person.user);
  const until = Date.now() + openMilliseconds;
  return { ...user, token: withoutSession, expiry: until, idle_expiry: until };
}

/** Forgets the key of this tab. */
export function dropKey(): void {
  held = null;
  sessionStorage.removeItem(tabKey);
}

async function hold(person_id: string, raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const key = await toKey(raw);
  held = { person_id, key };
  sessionStorage.setItem(tabKey, JSON.stringify({ person_id, raw: toBase64url(raw) } satisfies Held));
  return key;
}

/** Only together with the session of the same person, which may have ended since. */
function readTab(): Held | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(tabKey) ?? 'null') as Held | null;
    const user = session.read();
    return found && user?.user_id === found.person_id ? found : null;
  } catch {
    return null;
  }
}
