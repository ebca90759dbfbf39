import type { ActivityMessage, ActivityMessages } from '#domain/activity/ActivityMessages';
import type { FiledAsOf } from '#domain/activity/messages/filings';
import { recordActivity } from '#server/activity/recordActivity';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { StoredReview } from '#server/filings/reviewRepository';
import { findPersonInCourt } from '#server/identity/findPersonInCourt';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { Outcome } from './Outcome.ts';
import type { Placed } from './placeFiling.ts';

/** Records a decision that takes effect, and the case that it opens, as acts of the clerk who decided. */
export async function recordOutcome(tx: Db, needs: Needs<'config' | 'now'>, outcome: Outcome): Promise<void> {
  const { filing, placed } = outcome;
  const clerk = await describeClerk(tx, outcome);
  if (placed?.opened) {
    await recordActivity(tx, needs, clerk, {
      action: 'case_opened',
      subject_type: 'case',
      subject_id: placed.case_id,
      values: describeOpening(placed, outcome),
      concerns: filing.filed_by,
    });
  }
  await recordOnFiling(tx, needs, clerk, filing, describeOutcome(outcome));
  for (const one of outcome.returned) await recordReturned(tx, needs, clerk, { filing, one });
  const set = describeSetDate(outcome);
  if (set) await recordOnFiling(tx, needs, clerk, filing, set);
}

/** One line for each returned attachment, about the filing that it is now. */
async function recordReturned(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  clerk: Awaited<ReturnType<typeof describeClerk>>,
  { filing, one: { title, authority, filing_id } }: { filing: Outcome['filing']; one: Outcome['returned'][number] },
): Promise<void> {
  await recordOnFiling(
    tx,
    needs,
    clerk,
    { ...filing, id: filing_id! },
    {
      action: 'attachment_returned',
      values: { document: title, lead: filing.document_name, authority },
    },
  );
}

async function describeClerk(tx: Db, { review, filing }: Outcome) {
  const found = await findPersonInCourt(tx, review.decided_by, filing.court_id);
  return {
    person_id: review.decided_by,
    full_name: found!.full_name,
    role: found!.role ?? 'clerk',
    address: null,
    court_id: filing.court_id,
  };
}

function describeOpening(
  { case_number, title }: Placed,
  { review: { placement }, filing }: Outcome,
): ActivityMessages['case_opened'] {
  const reason = placement && 'open' in placement ? placement.open.duplicate_reason : undefined;
  const named = reason && filing.case_number ? { case_number: filing.case_number, reason } : null;
  return { case_number, case_title: title, named };
}

function describeOutcome({ review, filing, placed }: Outcome): ActivityMessage {
  const { decision } = review;
  const authority = review.authority!;
  const document = filing.document_name;
  if (!placed) {
    return { action: decision === 'rejected' ? 'filing_rejected' : 'filing_returned', values: { document, authority } };
  }
  const { case_number, number: entry, attachment } = placed;
  const deficiency = review.deficiency ? authority : null;
  const filed_as_of = describeDate(review, placed);
  if (attachment !== null) {
    return { action: 'attachment_joined', values: { document, case_number, entry, attachment, filed_as_of } };
  }
  return { action: 'filing_accepted', values: { document, case_number, entry, deficiency, filed_as_of } };
}

/** The filing date that the clerk set instead of the one by rule. */
function describeSetDate({ review, filing, placed }: Outcome): ActivityMessage | null {
  if (!placed || placed.dated.basis === 'rule') return null;
  const { case_number, filed_on: day, dated } = placed;
  const { filed_as_of_reason, ordered_on } = review;
  const stated = { by_rule: dated.by_rule, day, reason: filed_as_of_reason ?? '', ordered_on };
  return { action: 'filing_date_set', values: { document: filing.document_name, case_number, ...stated } };
}

/** For a document that was submitted twice: which date the clerk gave it, and why. */
function describeDate({ filed_as_of, filed_as_of_reason }: StoredReview, { filed_on }: Placed): FiledAsOf | null {
  if (filed_as_of === null) return null;
  const receipt = filed_as_of === 'received' ? 'correction' : 'first';
  return { receipt, day: filed_on, reason: filed_as_of_reason || null };
}
