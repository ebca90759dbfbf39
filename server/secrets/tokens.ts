import { createHash, randomBytes } from 'node:crypto';

/** An unguessable secret: 256 random bits, suitable for URLs, headers, and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a secret. Its 256 bits cannot be guessed, so one round of SHA-256 is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
