import type { ReviewOptions } from '#contract/review';
import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import { findNewestChecks } from '#server/checks/findChecks';
import type { filings } from '#server/db/schema/filings';
import { findEnvelopeFilings } from '#server/filings/attachments/envelopeFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { wordsFromCheck } from '../wordsFromFindings.ts';

/** The other filings of an envelope, each with the number of findings on which the clerk may act. */
export async function listEnvelope(
  db: Db,
  viewer: Actor,
  filing: typeof filings.$inferSelect,
  policy: AcceptancePolicy,
): Promise<ReviewOptions['envelope']> {
  const others = await findEnvelopeFilings(db, viewer, filing);
  const checks = await findNewestChecks(
    db,
    others.map(({ id }) => id),
  );
  return others.map((one) => {
    const check = checks.get(one.id);
    return { ...one, findings: check ? wordsFromCheck(check, policy).length : 0 };
  });
}
