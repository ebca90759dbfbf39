import { eq } from 'drizzle-orm';
import type { FilingCourtStatus } from '#contract/review';
import { policyOf } from '#domain/acceptance/acceptancePolicies';
import { envelopeState } from '#domain/filings/envelopeState';
import { may } from '#domain/identity/permissions';
import { findDocketPlaceForSystem } from '#server/cases/findDocketPlaceForSystem';
import { findCourt } from '#server/courts/findCourt';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findFiling } from './filingRepository.ts';
import { findReviews } from './reviewRepository.ts';

/** The status of a filing at the court: decisions in effect, correction deadline, envelope, case, and docket entry. */
export async function readFilingCourtStatus(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  id: string,
): Promise<FilingCourtStatus> {
  const stored = await findFiling(db, viewer, id);
  const { filing } = stored;
  const staff = may(viewer.capacity, 'filings:review');
  const [reviews, envelope, entry] = await Promise.all([
    findReviews(db, stored, staff),
    describeEnvelope(db, filing.envelope_id),
    findDocketPlaceForSystem(db, id),
  ]);
  const returned =
    filing.state === 'returned' ? reviews.findLast(({ in_force_at }) => in_force_at !== null) : undefined;
  const correct_by = returned?.correct_by ?? null;
  const inTime = correct_by === null || new Date(correct_by) >= now();
  return {
    state: filing.state,
    received_at: filing.received_at.toISOString(),
    resubmitted_at: filing.resubmitted_at?.toISOString() ?? null,
    first_received_at: filing.first_received_at?.toISOString() ?? null,
    envelope,
    case: entry ? { id: entry.id, case_number: entry.case_number, title: entry.title } : null,
    docket_number: entry?.number ?? null,
    reviews,
    can_correct: returned !== undefined && inTime && filing.filed_by === viewer.person_id,
    correct_by,
    correction_terms: [...policyOf(await findCourt(db, filing.court_id)).return_notice],
  };
}

async function describeEnvelope(db: Db, id: string | null): Promise<FilingCourtStatus['envelope']> {
  if (id === null) return null;
  const inIt = await db
    .select({ state: filings.state, claimed_by: filings.claimed_by })
    .from(filings)
    .where(eq(filings.envelope_id, id));
  const state = envelopeState(
    inIt.map((one) => ({ state: one.state, taken_up: one.claimed_by !== null })),
    true,
  );
  return { id, state, filings: inIt.length };
}
