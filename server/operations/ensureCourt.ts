import { putCourt } from '#server/courts/courtRepository';
import type { Needs } from '#server/kernel/needs';

/** Puts this installation's own court on record. */
export async function ensureCourt({ db, config }: Needs<'db' | 'config'>): Promise<void> {
  await putCourt(db, config.court);
}
