import { deleteFixes } from '#server/filings/fixes/fixRepository';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { type Prepared, removePreparedDocuments } from './resubmissionRepository.ts';

/** Removes documents of a locked resubmission, and the fixes from which they came: the court never received them. */
export async function discardPrepared(
  tx: Db,
  needs: Needs<'now'>,
  prepared: Prepared,
  ids: readonly string[],
): Promise<void> {
  const { files, resubmission } = prepared;
  const document_ids = files.flatMap(({ id, replaces }) => (replaces !== null && ids.includes(id) ? [replaces] : []));
  await deleteFixes(tx, needs, { document_ids, onlyOpen: false, review_id: resubmission.review_id });
  await removePreparedDocuments(tx, prepared, ids, needs.now());
}
