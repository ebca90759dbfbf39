import { runCheck } from '#server/checks/runCheck';
import type { StoredReturn } from '#server/filings/attachments/returnedAttachments';
import { separateAttachmentForSystem } from '#server/filings/attachments/separateAttachment';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { Outcome } from '../Outcome.ts';

/**
 * Makes each attachment that an acceptance returns a separate filing. Its findings move with it: the accepted filing
 * and the attachment are checked again.
 */
export async function separateReturned(tx: Db, needs: Needs<'now'>, outcome: Outcome): Promise<StoredReturn[]> {
  const { filing: lead, review, placed, returned, at } = outcome;
  if (!placed || returned.length === 0) return [];
  const separated: StoredReturn[] = [];
  for (const one of returned) {
    const filing_id = await separateAttachmentForSystem(tx, one, { lead, placed, review, at });
    await runCheck(tx, needs, filing_id, { cause: 'documents', caused_by: review.decided_by });
    separated.push({ ...one, filing_id });
  }
  await runCheck(tx, needs, lead.id, { cause: 'documents', caused_by: review.decided_by });
  return separated;
}
