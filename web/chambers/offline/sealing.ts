import type { Sealed } from './deviceStore.ts';

/** AES-GCM with a new 96-bit nonce for each value, which comes before the bytes. */
const algorithm = 'AES-GCM';
const nonceBytes = 12;
/** OWASP's number for PBKDF2 with SHA-256. */
const rounds = 600_000;

export const randomKey = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32));

export const toKey = (raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, algorithm, false, ['encrypt', 'decrypt']);

export async function keyFromPasscode(passcode: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  // The same characters have the same key on each keyboard.
  const bytes = new TextEncoder().encode(passcode.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return crypto.subtle.deriveKey(how, base, { name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
}

export async function sealBytes(key: CryptoKey, bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: algorithm, iv }, key, bytes));
  const all = new Uint8Array(nonceBytes + sealed.length);
  all.set(iv);
  all.set(sealed, nonceBytes);
  return all;
}

/** Rejects with another key, and for bytes that were changed. */
export async function openBytes(key: CryptoKey, sealed: Sealed): Promise<Uint8Array<ArrayBuffer>> {
  const iv = sealed.slice(0, nonceBytes);
  return new Uint8Array(await crypto.subtle.decrypt({ name: algorithm, iv }, key, sealed.slice(nonceBytes)));
}

export const sealJson = (key: CryptoKey, value: unknown): Promise<Sealed> =>
  sealBytes(key, new TextEncoder().encode(JSON.stringify(value)));

export async function openJson<Value>(key: CryptoKey, sealed: Sealed): Promise<Value> {
  return JSON.parse(new TextDecoder().decode(await openBytes(key, sealed))) as Value;
}

export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

export const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
