import { authorities } from '#server/db/schema/library';
import type { Db } from '#server/kernel/Database';

/** How many authorities the library has. */
export function countAuthorities(db: Db): Promise<number> {
  return db.$count(authorities);
}
