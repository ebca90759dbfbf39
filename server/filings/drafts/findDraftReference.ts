import type { DraftReference } from '#contract/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { StoredFiling } from '../filingRepository.ts';
import { findDraft } from './draftRepository.ts';

/** The draft to which an analyzed document belongs; null once it is filed. */
export async function findDraftReference(
  db: Db,
  viewer: Actor,
  { filing }: Pick<StoredFiling, 'filing'>,
): Promise<DraftReference | null> {
  if (filing.state !== 'draft' || filing.envelope_id === null) return null;
  const { id, version } = await findDraft(db, viewer, filing.envelope_id);
  return { id, version };
}
