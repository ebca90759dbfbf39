import type { DraftDetails } from '#contract/drafts';
import { findCourts } from '#server/courts/findCourt';
import { findPersonName } from '#server/directory/findPeople';
import { findDraft } from '#server/filings/drafts/draftRepository';
import { describeDraft } from '#server/filings/drafts/listDrafts';
import { findDraftsIn } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { describeDoubted, findDoubtsOfDrafts } from './findDoubtsOfDrafts.ts';

/** One draft of a person's, with what the person is asked to confirm before it is filed. */
export async function readDraft(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  id: string,
  /** Who reads it, if a colleague does. */
  reader: Actor = viewer,
): Promise<DraftDetails> {
  const envelope = await findDraft(db, viewer, id);
  const leads = await findDraftsIn(db, viewer, [id]);
  const doubted = await findDoubtsOfDrafts(db, { now }, viewer, leads);
  const courts = new Map((await findCourts(db)).map((one) => [one.id, one.name]));
  const changed_by = await findPersonName(db, envelope.changed_by);
  const described = describeDraft({ draft: envelope, changed_by, courts }, leads, reader);
  return {
    ...described,
    in_firm: Boolean(reader.firm),
    court: courts.get(viewer.court_id)!,
    has_parts: courts.size > 1 || leads.length > 1 || envelope.submission_id !== null,
    doubted: doubted.map(describeDoubted),
  };
}
