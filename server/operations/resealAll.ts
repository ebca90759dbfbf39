import type { Needs } from '#server/kernel/needs';
import { isSealedWithCurrentKey, openSecret, sealSecret } from '#server/secrets/sealing';
import { sealedPlaces } from './sealedPlaces.ts';

/** The number of values re-encrypted in each place, and the number that no key could decrypt. */
export type Resealed = { column: string; resealed: number; unchanged: number; unreadable: number };

/**
 * Re-encrypts every stored credential with the current ENCRYPTION_KEY, so that the old key can be destroyed. It can be
 * repeated; values that no key decrypts are left unchanged and counted.
 */
export async function resealAll(needs: Needs<'db' | 'config'>): Promise<Resealed[]> {
  const results: Resealed[] = [];
  for (const place of sealedPlaces) {
    const result: Resealed = { column: place.column, resealed: 0, unchanged: 0, unreadable: 0 };
    for (const { id, purpose, sealed } of await place.list(needs.db)) {
      if (await isSealedWithCurrentKey(needs, sealed)) {
        result.unchanged += 1;
        continue;
      }
      const secret = await openSecret(needs, purpose, sealed).catch(() => null);
      if (secret === null) {
        result.unreadable += 1;
        continue;
      }
      await place.replace(needs.db, id, await sealSecret(needs, purpose, secret));
      result.resealed += 1;
    }
    results.push(result);
  }
  return results;
}
