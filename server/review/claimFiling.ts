import type { Claim } from '#contract/review';
import { recordActivity } from '#server/activity/recordActivity';
import { findPersonName } from '#server/directory/findPeople';
import { setClaim } from '#server/filings/decideOnFiling';
import { lockFiling } from '#server/filings/filingRepository';
import { describeClaim } from '#server/filings/reviewRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

type Writing = Needs<'db' | 'config' | 'now'>;

/** Claims a filing for the clerk, so that no one else starts on it. Claiming it again changes nothing. */
export async function claimFiling(
  needs: Writing,
  actor: Actor,
  id: string,
): Promise<{ message: string; claim: Claim }> {
  const claim = await needs.db.transaction(async (tx) => {
    const { filing } = await lockFiling(tx, actor, id);
    if (filing.state !== 'received') throw new Refusal('not_waiting');
    if (filing.claimed_by !== null && filing.claimed_by !== actor.person_id) {
      throw new Refusal('claimed_by_another', { by: await findPersonName(tx, filing.claimed_by) });
    }
    if (filing.claimed_by === actor.person_id) return describeClaim(filing, actor.full_name, actor)!;
    const claimed = { claimed_by: actor.person_id, claimed_at: needs.now() };
    await setClaim(tx, id, { by: claimed.claimed_by, at: claimed.claimed_at });
    await recordActivity(tx, needs, actor, {
      action: 'filing_claimed',
      subject_type: 'filing',
      subject_id: id,
      values: { document: filing.document_name },
    });
    return describeClaim(claimed, actor.full_name, actor)!;
  });
  return { message: 'Filing claimed', claim };
}

/** Releases a filing to the queue: one's own, or any for an administrator. */
export async function releaseFiling(needs: Writing, actor: Actor, id: string): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const { filing } = await lockFiling(tx, actor, id);
    const own = filing.claimed_by === actor.person_id;
    if (filing.claimed_by === null || !(own || actor.capacity === 'court_administrator')) {
      throw new Refusal('not_claimed');
    }
    await setClaim(tx, id, null);
    await recordActivity(tx, needs, actor, {
      action: 'filing_released',
      subject_type: 'filing',
      subject_id: id,
      values: { document: filing.document_name },
    });
  });
  return { message: 'Filing released' };
}
