/** Crockford's base 32, without letters that resemble digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Backup codes for a person who loses the passkey or the app. */
export const recoveryCodesMade = 10;

/** Writes ten random bytes, 80 bits, as a code of four groups. */
export function writeRecoveryCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{5}/g)!.map((five) => alphabet[Number.parseInt(five, 2)]!);
  return letters.join('').match(/.{4}/g)!.join('-');
}

/** A code normalized for comparison. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
}
