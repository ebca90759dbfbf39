import type { FilingProgress, FilingStep } from '#contract/receipts';
import type { Review } from '#contract/review';
import { dateInZone } from '#domain/days/dateInZone';
import { filerStatusOf } from '#domain/filings/filerStatus';
import { placedStates } from '#domain/filings/states';
import { timelineOf } from '#domain/filings/timelineOf';
import { findDocketPlaceForSystem } from '#server/cases/findDocketPlaceForSystem';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { findDocketNumbersForSystem } from '#server/filings/attachments/envelopeFilings';
import { findFiling, type StoredFiling } from '#server/filings/filingRepository';
import { findFilingDate, readFilingDates } from '#server/filings/findFilingDate';
import { measureDecisionTimesForSystem, measuredDays } from '#server/filings/receipts/measureDecisionTimes';
import { findReceiptForSystem, findReceiptVersions } from '#server/filings/receipts/receiptRepository';
import { findTimelineFactsForSystem } from '#server/filings/receipts/timelineFacts';
import { findReviews } from '#server/filings/reviewRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { describeReceipt } from './describeReceipt.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Filing = StoredFiling['filing'];

/** The receipt of a filing, and what has happened to it at the court. */
export async function readFilingProgress(needs: Working, viewer: Actor, id: string): Promise<FilingProgress> {
  const { db, now } = needs;
  const stored = await findFiling(db, viewer, id);
  const { filing, documents } = stored;
  const court = await readCourt(db, now(), filing.court_id);
  const status = filerStatusOf(filing.state, filing.claimed_at !== null);
  const waits = status === 'received' || status === 'in_review';
  const [receipt, usual, steps, docketed_as, counts_as_filed] = await Promise.all([
    findReceiptForSystem(db, filing),
    waits ? measureDecisionTimesForSystem(needs, filing.court_id) : null,
    readSteps(db, stored),
    findDocketedAs(db, filing),
    waits || status === 'accepted' ? findCountsAsFiled(db, court, filing) : null,
  ]);
  const versions = receipt ? await findReceiptVersions(db, viewer, receipt.id) : [];
  const lead = documents.find(({ document }) => document.kind === 'lead');
  const isPlaced = placedStates.some((one) => one === filing.state);
  return {
    status,
    court: court.name,
    time_zone: court.time_zone,
    receipt: receipt ? describeReceipt(needs, { receipt, versions, court }) : null,
    submitted_for: stored.submitter === null ? null : { filer: stored.filer, by: stored.submitter },
    counts_as_filed,
    usual_time: usual && { ...usual, days: measuredDays },
    steps,
    docketed_as,
    stamp: lead?.version.file_type === 'pdf' ? (isPlaced ? 'FILED' : 'RECEIVED') : null,
  };
}

/** The date that a filing counts as filed, where it is not the date of its receipt. */
async function findCountsAsFiled(
  db: Db,
  court: KnownCourt,
  filing: Filing,
): Promise<FilingProgress['counts_as_filed']> {
  const { date } = await readFilingDates(db, filing, await findFilingDate(db, court, filing));
  if (date.filed_on === dateInZone(filing.received_at, court.time_zone)) return null;
  return { on: date.filed_on, steps: date.steps };
}

async function findDocketedAs(db: Db, filing: Filing): Promise<FilingProgress['docketed_as']> {
  const number = (await findDocketNumbersForSystem(db, [filing])).get(filing.id);
  if (number === undefined) return null;
  const place =
    (await findDocketPlaceForSystem(db, filing.id)) ??
    (filing.attached_to ? await findDocketPlaceForSystem(db, filing.attached_to) : undefined);
  return place ? { case_id: place.id, case_number: place.case_number, title: place.title, number } : null;
}

async function readSteps(db: Db, stored: StoredFiling): Promise<FilingStep[]> {
  const { filing } = stored;
  const [reviews, { checked_at, corrected_at }] = await Promise.all([
    findReviews(db, stored, false),
    findTimelineFactsForSystem(db, filing),
  ]);
  const steps = timelineOf({
    state: filing.state,
    received_at: (filing.first_received_at ?? filing.received_at).toISOString(),
    checked_at: checked_at?.toISOString() ?? null,
    claimed_at: filing.claimed_at?.toISOString() ?? null,
    corrected_at: corrected_at.map((at) => at.toISOString()),
    decisions: reviews.map(({ decision, decided_at }) => ({ decision, at: decided_at })),
  });
  const answers = reviews.filter(({ decision }) => decision === 'returned').map(({ answer }) => answer);
  let corrections = 0;
  return steps.map(({ kind, at, decision }) => ({
    ...{ kind, at },
    ...describeDecision(decision === null ? undefined : reviews[decision]),
    answer: kind === 'corrected' ? (answers[corrections++] ?? null) : null,
  }));
}

/** The court's words and then the clerk's own, each once. */
function describeDecision(review: Review | undefined) {
  const words = [review?.reason_words, review?.reason, review?.filed_as_of_reason].filter((one) => one != null);
  return {
    by: review?.decided_by ?? null,
    words: [...new Set(words.map((one) => one.trim()).filter(Boolean))],
    authority: review?.authority ?? null,
    correct_by: review?.correct_by ?? null,
    deficiency: review?.deficiency ?? false,
    returned: review?.returned ?? [],
  };
}
