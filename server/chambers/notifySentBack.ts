import { peopleInRole } from '#server/directory/findPeople';
import { announce } from '#server/events/announce';
import { findAcceptingClerksForSystem } from '#server/filings/reviewRepository';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { FoundDocument } from './awaitingDocuments.ts';

/** Notifies the filer and the clerk who accepted a filing, or all clerks, that the judge sent it back or took that back. */
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

async function clerksOf(tx: Db, { id, court_id }: FoundDocument['filing']): Promise<string[]> {
  const accepting = await findAcceptingClerksForSystem(tx, id);
  return accepting.length > 0 ? accepting : peopleInRole(tx, court_id, ['clerk']);
}
