import { and, eq, isNull } from 'drizzle-orm';
import { personRoles } from '#server/db/schema/people';
import { reviews } from '#server/db/schema/reviews';
import { announce } from '#server/events/announce';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { FoundDocument } from './awaitingDocuments.ts';

/** Notifies the filer and the clerk who accepted a filing, or all clerks, that the judge sent it back; or no longer does. */
export async function notifySentBack(
  tx: Db,
  needs: Needs<'now'>,
  { filing, found_case }: FoundDocument,
  { judge, reason }: { judge: string; reason: string | null },
): Promise<void> {
  const document = filing.title ?? filing.document_name;
  const values = { judge, document, case_number: found_case.case_number };
  await announce(tx, needs, {
    court_id: filing.court_id,
    to: [filing.filed_by, ...(await clerksOf(tx, filing))],
    ...(reason === null
      ? { code: 'order.request_withdrawn', values }
      : { code: 'order.sent_back', values: { ...values, reason } }),
    about: { filing: { id: filing.id } },
  });
}

async function clerksOf(tx: Db, filing: FoundDocument['filing']): Promise<string[]> {
  const accepted = await tx
    .select({ id: reviews.decided_by })
    .from(reviews)
    .where(and(eq(reviews.filing_id, filing.id), eq(reviews.state, 'effective'), eq(reviews.decision, 'accepted')));
  if (accepted.length > 0) return accepted.map(({ id }) => id);
  const clerks = await tx
    .select({ id: personRoles.person_id })
    .from(personRoles)
    .where(and(eq(personRoles.court_id, filing.court_id), eq(personRoles.role, 'clerk'), isNull(personRoles.ended_at)));
  return clerks.map(({ id }) => id);
}
