import { and, asc, eq, lt, not, type SQL, sql } from 'drizzle-orm';
import { writeReason, writeReturnReason } from '#contract/messages/writeMessages';
import type { NeedKind } from '#domain/dashboard/needs';
import { pathTo } from '#domain/paths/pathTo';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { isInView } from '#server/filings/isInView';
import { waitingForDecision } from '#server/filings/reviewQueue';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { type Heap, shownOfEach } from './Heap.ts';

type Reading = Needs<'db' | 'now'>;

/** Until when the last return of a filing lets it be corrected; in a query of one table its name must be said. */
const correctBy = sql<Date | null>`(
  select last.correct_by from ${reviews} as last
  where last.filing_id = "filings"."id" and last.state = 'effective'
  order by last.decided_at desc limit 1)`.mapWith(reviews.correct_by);

/** The clerk's own words of the last return, with its reason; null where the clerk gave none. */
const lastReturn = sql<{ code: string | null; words: string | null } | null>`(
  select json_build_object('code', last.reason_code, 'words', last.reason) from ${reviews} as last
  where last.filing_id = "filings"."id" and last.state = 'effective'
  order by last.decided_at desc limit 1)`;

/** Filings that need the clerk's decision, the oldest first; filings with doubts are in a separate queue. */
export function filingsToReview(needs: Reading, viewer: Actor): Promise<Heap> {
  const waiting = and(visibleFilings(viewer), ...waitingForDecision(needs.db));
  const plain = not(isInView('unsure'));
  return heapOf(needs, 'review', waiting, pathTo.queue({ sort: 'age' }), pathTo.review, plain);
}

/** Waiting filings in which something was read with little certainty and no one has reviewed it. */
export function doubtfulReadings(needs: Reading, viewer: Actor): Promise<Heap> {
  const unsure = and(visibleFilings(viewer), isInView('unsure'));
  return heapOf(needs, 'doubt', unsure, pathTo.filings('unsure'), pathTo.filing);
}

/** Returned filings whose time to correct is over: the clerk decides what becomes of them. */
export function lapsedReturns(needs: Reading, viewer: Actor): Promise<Heap> {
  const lapsed = and(visibleFilings(viewer), isInView('returned'), lt(correctBy, sql`${needs.now().toISOString()}`));
  return heapOf(needs, 'lapsed', lapsed, pathTo.queue({ state: 'returned' }), pathTo.review);
}

/** The filer's own that the court returned, with until when they can be corrected. */
export function returnedFilings(needs: Reading, viewer: Actor): Promise<Heap> {
  const own = and(eq(filings.filed_by, viewer.person_id), visibleFilings(viewer), isInView('returned'));
  return heapOf(needs, 'returned', own, pathTo.filings('returned'), pathTo.filing);
}

/** The filer's own that lack something and were not returned for it yet. */
export function incompleteFilings(needs: Reading, viewer: Actor): Promise<Heap> {
  const own = and(
    eq(filings.filed_by, viewer.person_id),
    visibleFilings(viewer),
    isInView('incomplete'),
    eq(filings.state, 'received'),
  );
  return heapOf(needs, 'incomplete', own, pathTo.filings('incomplete'), pathTo.filing);
}

async function heapOf(
  { db, now }: Reading,
  kind: NeedKind,
  matching: SQL | undefined,
  href: string,
  hrefOf: (id: string) => string,
  shown?: SQL,
): Promise<Heap> {
  const [found, counted] = await Promise.all([
    db
      .select({ filing: filings, correct_by: correctBy, returned: lastReturn })
      .from(filings)
      .where(and(matching, shown))
      .orderBy(asc(filings.received_at), asc(filings.id))
      .limit(shownOfEach),
    db.$count(filings, matching),
  ]);
  const items = found.map(({ filing, correct_by, returned }) => {
    const due = filing.state === 'returned' ? correct_by : null;
    return {
      id: filing.id,
      title: [filing.doc_type ?? filing.document_name, filing.case_number].filter(Boolean).join(' · '),
      body: whyOf(filing, returned) || filing.document_name,
      due: due?.toISOString() ?? null,
      overdue: due !== null && due < now(),
      since: filing.received_at.toISOString(),
      href: hrefOf(filing.id),
    };
  });
  return { kind, count: counted, href, items };
}

/** Of a returned filing what the clerk says; of others what is missing in them, each once. */
function whyOf(
  { state, is_complete, confidence_reasons }: typeof filings.$inferSelect,
  returned: { code: string | null; words: string | null } | null,
): string {
  const words = state === 'returned' && returned ? writeReturnReason(returned.code, returned.words) : '';
  if (words !== '') return words;
  return is_complete ? '' : [...new Set(confidence_reasons.map(writeReason))].join(' ');
}
