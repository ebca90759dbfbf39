import { noteDraftChanged } from '#server/filings/drafts/draftRepository';
import { type LockedFiling, lockFilingOrDraft, type StoredDocument } from '#server/filings/filingRepository';
import type { FixedInFiling, StoredFix } from '#server/filings/fixes/fixRepository';
import { swapVersion } from '#server/filings/fixes/swapVersion';
import { withReturn } from '#server/intake/returned/findReturnedFiling';
import type { ReturnedFiling } from '#server/intake/returned/resubmissionRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import type { FixPlace } from './FixPlace.ts';
import { findReplacement, type Replacement, replaceInCorrection } from './replaceInCorrection.ts';

type Locked = { filing: LockedFiling; document: StoredDocument };

/**
 * The place of a fix in a draft or in the correction of a returned filing, for which `read` is what takes the place of the
 * document. What the court has is not fixed anymore.
 */
export async function placeInFiling(
  tx: Db,
  needs: Needs<'now'>,
  actor: Actor,
  { fix, of }: StoredFix & { of: FixedInFiling },
  read: Replacement,
): Promise<FixPlace> {
  const filing = await lockFilingOrDraft(tx, actor, of.document.filing_id);
  const document = filing.documents.find((one) => one.document.id === of.document.id)!;
  if (fix.review_id !== null) {
    return inCorrection(tx, needs, actor, { filing, document }, { review_id: fix.review_id, read });
  }
  if (filing.filing.state !== 'draft' || !filing.abilities.file) throw new Refusal('fix_after_filing');
  return {
    subject: subjectOf(filing),
    sha256: document.version.sha256,
    async put(within, file) {
      await swapVersion(within, needs, actor, filing, document, file);
      await noteDraftChanged(within, needs, actor, filing.filing);
    },
  };
}

async function inCorrection(
  tx: Db,
  needs: Needs<'now'>,
  actor: Actor,
  { filing, document }: Locked,
  { review_id, read }: { review_id: string; read: Replacement },
): Promise<FixPlace> {
  const returned = await lockReturn(tx, actor, filing, review_id);
  const replacement = await findReplacement(tx, actor, returned, document);
  return {
    subject: subjectOf(filing),
    sha256: (replacement ?? document.version).sha256,
    put: (within) => replaceInCorrection(within, needs, actor, returned, read),
  };
}

const subjectOf = ({ filing }: LockedFiling): FixPlace['subject'] => ({
  subject_type: 'draft',
  subject_id: filing.id,
});

async function lockReturn(tx: Db, actor: Actor, filing: LockedFiling, review_id: string): Promise<ReturnedFiling> {
  if (filing.filing.state !== 'returned') throw new Refusal('fix_after_filing');
  const about = await withReturn(tx, actor, filing);
  if (about.returned.id !== review_id) throw new Refusal('fix_after_filing');
  return about;
}
