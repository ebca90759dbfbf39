import { eq } from 'drizzle-orm';
import type { FilingCourtStatus } from '#contract/review';
import { policyOf } from '#domain/acceptance/acceptancePolicies';
import { dateInZone } from '#domain/days/dateInZone';
import { relationBackOf } from '#domain/filingDates/relationBack';
import { courtDaysAfter } from '#domain/filings/checkDecision';
import { envelopeState } from '#domain/filings/envelopeState';
import { needsNewDocument } from '#domain/filings/needsNewDocument';
import { placedStates } from '#domain/filings/states';
import { may } from '#domain/identity/permissions';
import { describeRelationBack } from '#server/cases/filingDates/describeFilingDate';
import { findDocketPlaceForSystem } from '#server/cases/findDocketPlaceForSystem';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { datingOf } from '#server/courts/readCourtDating';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { preparesFor } from '#server/visibility/actsForFiler';
import { findEnvelopeFilings } from './attachments/envelopeFilings.ts';
import { findFiling } from './filingRepository.ts';
import { findFilingDate, readFilingDates } from './findFilingDate.ts';
import { isOnPaper } from './intakes/findIntakes.ts';
import { findReturn, findReviews } from './reviewRepository.ts';

/** The status of a filing at the court: decisions in effect, correction deadline, envelope, case, and docket entry. */
export async function readFilingCourtStatus(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  id: string,
): Promise<FilingCourtStatus> {
  const stored = await findFiling(db, viewer, id);
  const { filing } = stored;
  const staff = may(viewer.capacity, 'filings:review');
  const [court, reviews, envelope, entry] = await Promise.all([
    readCourt(db, now(), filing.court_id),
    findReviews(db, stored, staff),
    describeEnvelope(db, filing.envelope_id),
    findDocketPlaceForSystem(db, isPlaced(filing) ? (filing.attached_to ?? id) : id),
  ]);
  const filing_date = await readFilingDates(db, filing, await findFilingDate(db, court, filing));
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
    envelope_filings: await findEnvelopeFilings(db, viewer, filing),
    attached_to: filing.attached_to,
    case: entry ? { id: entry.id, case_number: entry.case_number, title: entry.title } : null,
    docket_number: entry?.number ?? null,
    reviews,
    needs_new_document: needsNewDocument(returned?.reason_code ?? null),
    can_correct: returned !== undefined && inTime && preparesFor(viewer, filing.filed_by),
    can_take_in_correction:
      returned !== undefined && may(viewer.capacity, 'filings:take-in') && (await isOnPaper(db, filing)),
    correct_by,
    filing_date,
    relation_back: await readRelationBack(db, court, filing),
    correction_terms: [...policyOf(court).return_notice],
  };
}

/** A corrected attachment is on the docket in the entry of its lead document once it is accepted. */
function isPlaced({ state }: typeof filings.$inferSelect): boolean {
  return placedStates.some((one) => one === state);
}

/** For a returned filing: what its correction does to its date, and the last day of a motion for the first date. */
async function readRelationBack(
  db: Db,
  court: KnownCourt,
  filing: typeof filings.$inferSelect,
): Promise<FilingCourtStatus['relation_back']> {
  const returned = await findReturn(db, { filing });
  if (!returned) return null;
  const rule = relationBackOf(datingOf(court));
  const noticed = dateInZone(returned.settled_at ?? returned.decided_at, court.time_zone);
  const { motion_days } = rule;
  const motion_by = motion_days === null ? null : courtDaysAfter(noticed, motion_days, court.calendar);
  return { ...describeRelationBack(rule), motion_by };
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
