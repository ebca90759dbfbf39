import { eq, type SQL, sql } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';

/** The viewer: enough data to determine their access. */
export type Seer = Pick<Actor, 'capacity' | 'person_id' | 'court_id'>;

/**
 * Which filings a person may see. Every list, search, total, stream and download goes through here, and other
 * capacities have access to nothing.
 */
export function visibleFilings(viewer: Seer): SQL {
  switch (viewer.capacity) {
    case 'clerk':
    case 'judge':
    case 'court_administrator':
      return eq(filings.court_id, viewer.court_id);
    case 'self_represented':
    case 'attorney':
      return eq(filings.filed_by, viewer.person_id);
    default:
      return sql`false`;
  }
}
