import { courts } from '#server/db/schema';
import type { Needs } from '#server/needs';

/** Puts this installation's own court on record, as the configuration names it today. */
export async function ensureCourt({ db, config }: Needs<'db' | 'config'>): Promise<void> {
  const { court } = config;
  await db.insert(courts).values(court).onConflictDoUpdate({ target: courts.id, set: court });
}
