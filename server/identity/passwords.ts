import { hash, type Options, verify } from '@node-rs/argon2';
import { inTurns } from '#server/kernel/inTurns';

/** Argon2id as OWASP's Password Storage Cheat Sheet asks: 19 MiB, two passes, one lane. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** The hash of a password that belongs to no one: a sign-in without an account takes as long as one with an account. */
export const hashOfNoOne =
  '$argon2id$v=19$m=19456,t=2,p=1$sP0nL5oWwdlhJaAHpO6fOw$gwnhQy9U5H+pqccwsq7aQV2pjMmzryFlSEqUxF3wG+Q';

// Each hash takes 19 MiB and a thread of the pool that files are read with too.
const inTurn = inTurns({ atOnce: 2, mayWait: 60, retryAfter: 5 });

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), argon2id));
}

/** True when the password is the hashed one. Takes the same work whether or not there is anything to compare with. */
export async function verifyPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  const matches = await inTurn(() => verify(hashed ?? hashOfNoOne, password.normalize('NFC')));
  return matches && Boolean(hashed);
}
