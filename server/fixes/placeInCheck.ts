import { recheckOwn } from '#server/courtdoc/analysis/recheckOwn';
import { lockOwnAnalysis } from '#server/courtdoc/history/findOwn';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { AnalyzedDocument } from '#server/kernel/ports/DocumentEngine';
import { Refusal } from '#server/kernel/Refusal';
import type { FixPlace } from './FixPlace.ts';

/** The place of a fix in a check of one's own. `read`: what was read in the file that is put there. */
export async function placeInCheck(
  tx: Db,
  needs: Needs<'now'>,
  actor: Actor,
  { analysis_id, read }: { analysis_id: string; read: AnalyzedDocument | null },
): Promise<FixPlace> {
  const analysis = await lockOwnAnalysis({ db: tx, now: needs.now }, actor, analysis_id);
  return {
    subject: { subject_type: 'document_analysis', subject_id: analysis_id },
    sha256: analysis.sha256,
    async put(within, { sha256, file_size }) {
      // It became ready or was applied in another window since then.
      if (!read) throw new Refusal('fix_not_ready');
      await recheckOwn(within, needs, actor, analysis, { sha256, file_size, read });
    },
  };
}
