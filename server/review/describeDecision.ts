import { and, eq } from 'drizzle-orm';
import type { ActivityMessage, ActivityMessages } from '#domain/activity/ActivityMessages';
import type { FiledAsOf } from '#domain/activity/messages/filings';
import type { Placed } from '#server/cases/placeFiling';
import type { filings } from '#server/db/schema/filings';
import { people, personRoles } from '#server/db/schema/people';
import type { Db } from '#server/kernel/Database';
import type { StoredReview } from './reviewRepository.ts';
import type { Outcome } from './tellOutcome.ts';

type Filing = typeof filings.$inferSelect;

/** The clerk who decided, as the line of the record names them. */
export async function describeClerk(tx: Db, review: StoredReview, filing: Filing) {
  const [found] = await tx
    .select({ full_name: people.full_name, role: personRoles.role })
    .from(people)
    .leftJoin(personRoles, and(eq(personRoles.person_id, people.id), eq(personRoles.court_id, filing.court_id)))
    .where(eq(people.id, review.decided_by))
    .limit(1);
  return {
    person_id: review.decided_by,
    full_name: found!.full_name,
    role: found!.role ?? 'clerk',
    address: null,
    court_id: filing.court_id,
  };
}

/** The line of the record on a case that the acceptance opened. */
export function describeOpening(
  { case_number, title }: Placed,
  { placement }: StoredReview,
  filing: Filing,
): ActivityMessages['case_opened'] {
  const reason = placement && 'open' in placement ? placement.open.duplicate_reason : undefined;
  const named = reason && filing.case_number ? { case_number: filing.case_number, reason } : null;
  return { case_number, case_title: title, named };
}

/** The line of the record on the decision. */
export function describeOutcome({ review, filing, placed }: Outcome): ActivityMessage {
  const { decision } = review;
  const authority = review.authority!;
  const document = filing.document_name;
  if (!placed) {
    return { action: decision === 'rejected' ? 'filing_rejected' : 'filing_returned', values: { document, authority } };
  }
  const { case_number, number: entry } = placed;
  const deficiency = review.deficiency ? authority : null;
  const filed_as_of = describeDate(review, placed);
  return { action: 'filing_accepted', values: { document, case_number, entry, deficiency, filed_as_of } };
}

/** For a correction that is a different document: which date the clerk gave it, and why. */
function describeDate({ filed_as_of, filed_as_of_reason }: StoredReview, { filed_on }: Placed): FiledAsOf | null {
  if (filed_as_of === null) return null;
  const receipt = filed_as_of === 'received' ? 'correction' : 'first';
  return { receipt, day: filed_on, reason: filed_as_of_reason || null };
}
