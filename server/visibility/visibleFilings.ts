import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';

/** The viewer: enough data to determine their access. */
export type Seer = Pick<Actor, 'capacity' | 'person_id' | 'court_id'>;

/** Drafts are not filed. Written as the conditions of the indexes have it, so that PostgreSQL can use them. */
export const isFiled = sql`${filings.state} <> 'draft'`;

/**
 * Which filings a person may see. Every list, search, total, stream and download goes through here, and other
 * capacities have access to nothing. Drafts are in none of them, not even their owner's.
 */
export function visibleFilings(viewer: Seer): SQL {
  return and(ofViewer(viewer), isFiled)!;
}

/** A person's drafts in the court in which the person acts. No one else has access to them. */
export function ownDrafts({ person_id, court_id }: Seer): SQL {
  return and(sql`${filings.state} = 'draft'`, eq(filings.filed_by, person_id), eq(filings.court_id, court_id))!;
}

/**
 * What a person can open: the filings that the person may see, and the person's own drafts. Only for one record that
 * is named by its ID: its reading, its pages, and changes of a draft. Lists and totals use `visibleFilings`.
 */
export function openFilings(viewer: Seer): SQL {
  return or(visibleFilings(viewer), ownDrafts(viewer))!;
}

function ofViewer(viewer: Seer): SQL {
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
