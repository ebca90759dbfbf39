import type { CheckResult } from '#domain/rules/checks/checkSubmission';
import { ofAttachment } from '#domain/rules/checks/ofAttachment';
import type { Db } from '#server/kernel/Database';
import { putCorrectionsInForce, readCheckedDocuments, type StoredChecked } from './readCheckedDocuments.ts';

type Checked = [StoredChecked, ...StoredChecked[]];

/**
 * The documents to check, and what of the result is about the filing. An attachment that was returned alone is checked
 * after its lead document: the rules for a lead document do not apply to an exhibit.
 */
export async function withLeadDocument(
  db: Db,
  attached_to: string | null,
  own: Checked,
): Promise<{ checked: Checked; own: (result: CheckResult) => CheckResult }> {
  const machine = attached_to === null ? null : await readCheckedDocuments(db, attached_to);
  if (attached_to === null || !machine) return { checked: own, own: (result) => result };
  const [lead] = await putCorrectionsInForce(db, attached_to, machine);
  const [attachment] = own;
  const supporting = { ...attachment, checked: { ...attachment.checked, kind: 'supporting' as const } };
  return { checked: [lead, supporting], own: ofAttachment };
}
