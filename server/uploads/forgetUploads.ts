import { dayMs } from '#domain/days/days';
import type { Needs } from '#server/kernel/needs';
import { forgetUpload } from './cancelUpload.ts';
import { findExpiredForSystem, findKnownForSystem } from './uploadRepository.ts';

/** Deletes expired uploads, and bytes whose upload was deleted with its draft. */
export async function forgetUploads(needs: Needs<'db' | 'blobs' | 'now'>): Promise<void> {
  for (const expired of await findExpiredForSystem(needs.db, needs.now())) await forgetUpload(needs, expired);
  const { parts } = needs.blobs;
  const old = await parts.untouched(new Date(needs.now().getTime() - dayMs));
  const known = await findKnownForSystem(needs.db, old);
  for (const id of old.filter((one) => !known.has(one))) await parts.remove(id);
}
