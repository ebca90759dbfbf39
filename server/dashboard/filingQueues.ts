import { writeReason, writeReturnReason } from '#contract/messages/writeMessages';
import type { NeedKind } from '#domain/dashboard/needs';
import { pathTo } from '#domain/paths/pathTo';
import { countInView, type FilingFilter, findInView, type LastDecision } from '#server/filings/filingsInView';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { shownOfEach, type WorkQueue } from './WorkQueue.ts';

type Reading = Needs<'db' | 'now'>;
type Found = Awaited<ReturnType<typeof findInView>>[number];
type Links = { href: string; hrefOf: (id: string) => string };

/**
 * The filings that need the clerk's decision, the oldest first; filings with doubtful values are in a separate queue.
 */
export function filingsToReview(needs: Reading, viewer: Actor): Promise<WorkQueue> {
  const links = { href: pathTo.queue({ sort: 'age' }), hrefOf: pathTo.review };
  return queueOf(needs, viewer, 'review', { undecided: true }, links, { sure: true });
}

/** Waiting filings in which a value was read with low confidence and no one has reviewed it. */
export function doubtfulReadings(needs: Reading, viewer: Actor): Promise<WorkQueue> {
  const links = { href: pathTo.filings('unsure'), hrefOf: pathTo.filing };
  return queueOf(needs, viewer, 'doubt', { view: 'unsure' }, links);
}

/** Returned filings whose time to correct is over: the clerk decides what becomes of them. */
export function lapsedReturns(needs: Reading, viewer: Actor): Promise<WorkQueue> {
  const links = { href: pathTo.queue({ state: 'returned' }), hrefOf: pathTo.review };
  return queueOf(needs, viewer, 'lapsed', { lapsedBefore: needs.now() }, links);
}

/** The filer's own filings that the court returned, with the time until which they can be corrected. */
export function returnedFilings(needs: Reading, viewer: Actor): Promise<WorkQueue> {
  const links = { href: pathTo.filings('returned'), hrefOf: pathTo.filing };
  return queueOf(needs, viewer, 'returned', { view: 'returned', filed_by: [viewer.person_id] }, links);
}

/** The filer's own filings that lack something and were not returned for it yet. */
export function incompleteFilings(needs: Reading, viewer: Actor): Promise<WorkQueue> {
  const links = { href: pathTo.filings('incomplete'), hrefOf: pathTo.filing };
  const own = { view: 'incomplete', state: 'received', filed_by: [viewer.person_id] } as const;
  return queueOf(needs, viewer, 'incomplete', own, links);
}

async function queueOf(
  { db, now }: Reading,
  viewer: Actor,
  kind: NeedKind,
  which: FilingFilter,
  { href, hrefOf }: Links,
  shown: FilingFilter = {},
): Promise<WorkQueue> {
  const [found, count] = await Promise.all([
    findInView(db, viewer, { ...which, ...shown }, { limit: shownOfEach, order: 'oldest' }),
    countInView(db, viewer, which),
  ]);
  return { kind, count, href, items: found.map((one) => toItem(one, now(), hrefOf)) };
}

function toItem({ filing, decision }: Found, now: Date, hrefOf: (id: string) => string): WorkQueue['items'][number] {
  const due = filing.state === 'returned' ? (decision?.correct_by ?? null) : null;
  return {
    id: filing.id,
    title: [filing.doc_type ?? filing.document_name, filing.case_number].filter(Boolean).join(' · '),
    body: whyOf(filing, decision) || filing.document_name,
    due: due?.toISOString() ?? null,
    overdue: due !== null && due < now,
    since: filing.received_at.toISOString(),
    href: hrefOf(filing.id),
  };
}

/** Of a returned filing, the reason of the return; of others, what they lack, each once. */
function whyOf({ state, is_complete, confidence_reasons }: Found['filing'], last: LastDecision | null): string {
  const words = state === 'returned' && last ? writeReturnReason(last.reason_code, last.reason) : '';
  if (words !== '') return words;
  return is_complete ? '' : [...new Set(confidence_reasons.map(writeReason))].join(' ');
}
