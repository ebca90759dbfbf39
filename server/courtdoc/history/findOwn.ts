import { and, eq, gt } from 'drizzle-orm';
import { documentAnalyses, generatedDocuments } from '#server/db/schema/courtdoc';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

/** A transaction does as well. */
export type Looking = { db: Db; now: () => Date };

/** The user's analysis without filing; another person's, or an expired one, is not found. */
export async function findOwnAnalysis(needs: Looking, viewer: Actor, id: string) {
  const [found] = await selectOwnAnalysis(needs, viewer, id);
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The same, locked until the end of the transaction. */
export async function lockOwnAnalysis(needs: Looking, viewer: Actor, id: string) {
  const [found] = await selectOwnAnalysis(needs, viewer, id).for('update');
  if (!found) throw new Refusal('not_found');
  return found;
}

function selectOwnAnalysis({ db, now }: Looking, viewer: Actor, id: string) {
  return db
    .select()
    .from(documentAnalyses)
    .where(
      and(
        eq(documentAnalyses.id, id),
        eq(documentAnalyses.person_id, viewer.person_id),
        eq(documentAnalyses.court_id, viewer.court_id),
        gt(documentAnalyses.expires_at, now()),
      ),
    );
}

/** A document that the user generated; another person's is not found. */
export async function findOwnGenerated(db: Db, viewer: Actor, id: string) {
  const [found] = await db
    .select()
    .from(generatedDocuments)
    .where(
      and(
        eq(generatedDocuments.id, id),
        eq(generatedDocuments.person_id, viewer.person_id),
        eq(generatedDocuments.court_id, viewer.court_id),
      ),
    );
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The parts of a document of either kind that are needed to download or file it. */
export async function findOwnDocument(
  needs: Looking,
  viewer: Actor,
  { kind, id }: { kind: 'analysis' | 'generated'; id: string },
) {
  if (kind === 'analysis') return findOwnAnalysis(needs, viewer, id);
  const generated = await findOwnGenerated(needs.db, viewer, id);
  return { ...generated, file_type: generated.format };
}
