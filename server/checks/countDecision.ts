import { sql } from 'drizzle-orm';
import { likenessOfFindings } from '#domain/rules/checks/outlookOf';
import { decidedFilings } from '#server/db/schema/checks';
import type { filings } from '#server/db/schema/filings';
import { wasDecidedBefore } from '#server/filings/decideOnFiling';
import type { StoredReview } from '#server/filings/reviewRepository';
import type { Db } from '#server/kernel/Database';
import { findChecks } from './findChecks.ts';

type Decision = Pick<StoredReview, 'id' | 'filing_id' | 'decision'>;

/** Counts how a filing was decided the first time, by what its check had found. Later decisions are on a corrected one. */
export async function countDecision(tx: Db, filing: typeof filings.$inferSelect, review: Decision): Promise<void> {
  const [newest] = await findChecks(tx, filing.id, 1);
  if (!newest || (await wasDecidedBefore(tx, review))) return;
  const like = likenessOfFindings(newest.check.findings, filing.is_complete);
  const counted = review.decision === 'accepted' ? ('accepted' as const) : ('sent_back' as const);
  await tx
    .insert(decidedFilings)
    .values({ court_id: filing.court_id, ...like, [counted]: 1 })
    .onConflictDoUpdate({
      target: [
        decidedFilings.court_id,
        decidedFilings.returnable,
        decidedFilings.strikable,
        decidedFilings.is_complete,
      ],
      set: { [counted]: sql`${decidedFilings[counted]} + 1` },
    });
}
