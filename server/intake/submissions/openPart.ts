import { openEnvelope } from '#server/filings/envelopeRepository';
import { copyNotes } from '#server/filings/submissions/copyChoices';
import { beginSubmission } from '#server/filings/submissions/submissionRepository';
import { copySharingForSystem } from '#server/firms/copySharing';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

type From = Parameters<typeof beginSubmission>[1];

/** Opens a part of the submission of a locked draft, with its notes and its sharing. Returns its ID. */
export async function openPart(
  tx: Db,
  { person_id }: Actor,
  from: From,
  { at, isCopy }: { at: Date; isCopy: boolean },
) {
  const submission_id = await beginSubmission(tx, from);
  const copied_from = isCopy ? from.id : null;
  const id = await openEnvelope(tx, {
    ...{ submitted_by: person_id, submitted_at: at, changed_at: at, submission_id, copied_from },
  });
  await copyNotes(tx, from.id, id, at);
  await copySharingForSystem(tx, from.id, id);
  return id;
}
