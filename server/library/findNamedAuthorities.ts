import { asc, sql } from 'drizzle-orm';
import { matchesAll } from '#server/db/matchesAll';
import { authorities } from '#server/db/schema/library';
import type { Db } from '#server/kernel/Database';
import { named, shortestPart } from './searchLibrary.ts';

/** Of a word that many names have, only these are ordered, so that a key press costs the same in any library. */
const mostRead = 100;

/** The authorities whose name or citation has every word, the newest first. A trigram index answers it. */
export function findNamedAuthorities(
  db: Db,
  q: string,
  limit: number,
): Promise<{ id: string; title: string; citation_line: string }[]> {
  if (q.split(/\s+/).every((word) => word.length < shortestPart)) return Promise.resolve([]);
  const some = db
    .select({
      id: authorities.id,
      title: authorities.title,
      citation_line: authorities.citation_line,
      dated: authorities.dated,
    })
    .from(authorities)
    .where(matchesAll(named, q))
    .limit(mostRead)
    .as('some');
  return db
    .select({ id: some.id, title: some.title, citation_line: some.citation_line })
    .from(some)
    .orderBy(sql`${some.dated} desc nulls last`, asc(some.id))
    .limit(limit);
}
