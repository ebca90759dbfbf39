import type { Db } from '#server/kernel/Database';
import { putCorrectionsInForce, readCheckedDocuments, type StoredChecked } from './readCheckedDocuments.ts';

/**
 * An attachment that was returned alone with its lead document before it, as it is checked: the rules for a lead document
 * do not apply to an exhibit. Null for a filing of its own.
 */
export async function withLeadDocument(
  db: Db,
  attached_to: string | null,
  [own]: readonly [StoredChecked, ...StoredChecked[]],
): Promise<[StoredChecked, StoredChecked] | null> {
  if (attached_to === null) return null;
  const machine = await readCheckedDocuments(db, attached_to);
  if (!machine) return null;
  const [lead] = await putCorrectionsInForce(db, attached_to, machine);
  return [lead, { ...own, checked: { ...own.checked, kind: 'supporting' } }];
}
