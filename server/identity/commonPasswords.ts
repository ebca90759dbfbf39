import type { CommonPasswords } from '#domain/identity/passwordWeakness';

let loaded: Promise<CommonPasswords> | null = null;

/** The published list of common passwords, read when a password is first set. */
export function commonPasswords(): Promise<CommonPasswords> {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return loaded;
}
