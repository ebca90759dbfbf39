import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { envelopes, filings } from '#server/db/schema/filings';
import { draftShares } from '#server/db/schema/firms';
import { isFilingShown, isShown } from './hiddenCases.ts';
import type { Seer } from './Seer.ts';

export type { Seer };

/** Drafts are not filed. Written as the conditions of the indexes have it, so that PostgreSQL can use them. */
export const isFiled = sql`${filings.state} <> 'draft'`;

/**
 * Which filings a person may see. Every list, search, total, stream and download goes through here, and other
 * capacities have access to nothing. Drafts are in none of them, not even their owner's.
 */
export function visibleFilings(viewer: Seer): SQL {
  return and(ofViewer(viewer), isFiled)!;
}

/** In this court, or a part of a submission with several parts, which its owner continues in any court. */
const inCourtOrSubmission = (court_id: string): SQL =>
  or(
    eq(filings.court_id, court_id),
    sql`exists (select from ${envelopes} part where part.id = ${filings.envelope_id} and part.submission_id is not null)`,
  )!;

/**
 * The drafts that a person can open in the court in which the person acts: the person's own, those of the attorneys for
 * whom the person acts, and those that a member of the person's firm shares with the person. No one else has access.
 */
export function openDrafts({ person_id, court_id, firm }: Seer): SQL {
  const inCourt = and(sql`${filings.state} = 'draft'`, inCourtOrSubmission(court_id));
  if (!firm) return and(inCourt, eq(filings.filed_by, person_id))!;
  const owners = inArray(filings.filed_by, [person_id, ...firm.acts_for]);
  // As arrays, which PostgreSQL computes once and then finds by the indexes.
  const shared = sql`${filings.envelope_id} = any(array(
    select shared.envelope_id from ${draftShares} shared where shared.member_id = ${firm.member_id}))`;
  return and(inCourt, or(owners, shared))!;
}

/** The same with what the person, or a delegate of the person, has filed in this court or in the same submission. */
export function ownSubmissions(viewer: Seer): SQL {
  return or(and(inCourtOrSubmission(viewer.court_id), filedFor(viewer), isFiled), openDrafts(viewer))!;
}

/**
 * What a person can open: the filings that the person may see, and the drafts that are open to the person. Only for one
 * record that is named by its ID: its reading, its pages, and changes of a draft. Lists and totals use `visibleFilings`.
 */
export function openFilings(viewer: Seer): SQL {
  return or(visibleFilings(viewer), openDrafts(viewer))!;
}

/**
 * What a person filed. For attorneys for whom the person still acts, what the person submitted, first or after a return,
 * and what the court returned for correction, which is prepared like a draft.
 */
function filedFor({ person_id, firm }: Seer): SQL {
  const own = eq(filings.filed_by, person_id);
  if (!firm || firm.acts_for.length === 0) return own;
  const submitted = sql`exists (select from ${envelopes} sent
    where sent.id = ${filings.envelope_id} and sent.submitted_by = ${person_id})`;
  const again = eq(filings.resubmitted_by, person_id);
  const ofAttorney = or(submitted, again, sql`${filings.state} = 'returned'`);
  return or(own, and(inArray(filings.filed_by, [...firm.acts_for]), ofAttorney))!;
}

/** The case in which the court placed a filing, or that it names. */
const itsCase = sql`coalesce(${filings.case_id}, ${filings.proposed_case_id})`;

function ofViewer(viewer: Seer): SQL {
  switch (viewer.capacity) {
    case 'clerk':
    case 'judge':
    case 'court_administrator':
      return and(eq(filings.court_id, viewer.court_id), isShown(itsCase, viewer), isFilingShown(filings.id, viewer))!;
    case 'self_represented':
    case 'attorney':
      return filedFor(viewer);
    default:
      return sql`false`;
  }
}
