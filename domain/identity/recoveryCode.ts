/** Crockford's base 32: no letter that reads as a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Codes that a person has in hand for the day when the passkey or the app is lost. */
export const recoveryCodesMade = 10;

/** Writes ten random bytes, 80 bits, as a code of four groups. */
export function writeRecoveryCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{5}/g)!.map((five) => alphabet[Number.parseInt(five, 2)]!);
  return letters.join('').match(/.{4}/g)!.join('-');
}

/** A code as it is compared, however it was typed. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
}
