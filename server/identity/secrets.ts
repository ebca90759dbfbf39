import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses: 256 random bits, fit for addresses, headers and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the tables keep of a secret. Its 256 bits cannot be guessed, so that one round of SHA-256 is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
