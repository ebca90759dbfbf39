import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import { recordActivity } from '#server/activity/recordActivity';
import type { StoredAccount } from '#server/feeAccounts/accountRepository';
import { findEnvelopeFilings } from '#server/filings/findEnvelopeFilings';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/** Writes a line about a fee to the record of its case, of its filing, or of the court. */
export async function recordOnAccount(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { case_id, envelope_id, court_id }: Pick<StoredAccount, 'case_id' | 'envelope_id' | 'court_id'>,
  line: ActivityMessage,
): Promise<void> {
  const [filing] = envelope_id === null ? [] : await findEnvelopeFilings(tx, actor, envelope_id);
  if (filing) return recordOnFiling(tx, needs, actor, filing, line);
  const about =
    case_id === null
      ? { subject_type: 'court' as const, subject_id: court_id }
      : { subject_type: 'case' as const, subject_id: case_id };
  return recordActivity(tx, needs, actor, { ...line, ...about });
}
