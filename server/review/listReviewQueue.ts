import type { InputOf } from '#contract/endpoint';
import { writePriority, writeReason } from '#contract/messages/writeMessages';
import type { listReviewQueue as asked, QueueRow, ReviewQueue } from '#contract/review';
import { missingIn } from '#domain/acceptance/assessCompleteness';
import { countWaiting, findQueued, type QueuedFiling } from '#server/filings/reviewQueue';
import { describeClaim, findHolds } from '#server/filings/reviewRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { caseOrProposedOf } from '#server/visibility/caseOfFiling';
import { sectionsAsked } from './sections/sectionsAsked.ts';

export const queuePerPage = 25;

/** One page of the clerk's queue, with the held decisions and the number of waiting filings. */
export async function listReviewQueue(
  needs: Needs<'db' | 'config' | 'now'>,
  viewer: Actor,
  query: InputOf<typeof asked>,
): Promise<ReviewQueue> {
  const { db } = needs;
  const { section, ...others } = query;
  // A decided filing is in no section's queue.
  const sections = query.state === 'decided' ? null : await sectionsAsked(db, viewer, section);
  const [{ queued, total, more }, waiting, holds] = await Promise.all([
    findQueued(db, viewer, { ...others, sections }, queuePerPage),
    countWaiting(db, viewer),
    findHolds(needs, viewer),
  ]);
  return {
    results: queued.map((one) => describeQueued(one, viewer)),
    total,
    total_pages: Math.ceil(total / queuePerPage),
    more,
    waiting: waiting.total,
    more_waiting: waiting.more,
    oldest_received_at: waiting.oldest?.toISOString() ?? null,
    holds,
  };
}

function describeQueued({ filing, filer, claimant, ...row }: QueuedFiling, viewer: Actor): QueueRow {
  return {
    id: filing.id,
    document_name: filing.document_name,
    doc_type: filing.doc_type,
    document_type: filing.document_type,
    case_id: caseOrProposedOf(filing),
    case_number: filing.case_number,
    case_type: filing.case_type,
    parties: nameSides(filing),
    filed_by: filer,
    channel: row.channel,
    state: filing.state,
    analysis_state: row.analysis_state,
    is_complete: filing.is_complete,
    missing: filing.is_complete ? [] : missingIn(filing.confidence_reasons).map(writeReason),
    doubts: row.doubts,
    priority: filing.priority,
    priority_reason: writePriority(filing.priority_reason),
    received_at: filing.received_at.toISOString(),
    resubmitted_at: filing.resubmitted_at?.toISOString() ?? null,
    correct_by: filing.state === 'returned' ? (row.correct_by?.toISOString() ?? null) : null,
    claim: describeClaim(filing, claimant, viewer),
    section: row.section,
    version: filing.version,
  };
}

export function nameSides({ plaintiffs, claimants, defendants }: QueuedFiling['filing']): string | null {
  const sides = [[...plaintiffs, ...claimants], defendants].filter((names) => names.length > 0);
  return sides.map(([first, ...others]) => (others.length > 0 ? `${first}, et al.` : first)).join(' v. ') || null;
}
