import { eq } from 'drizzle-orm';
import { may } from '#domain/identity/permissions';
import { recordActivity } from '#server/activity/recordActivity';
import { findCase } from '#server/cases/caseRepository';
import { isOwnCaseOf } from '#server/cases/isOwnCaseOf';
import { rulings } from '#server/db/schema/rulings';
import { announce } from '#server/events/announce';
import { lockFilingForSystem } from '#server/filings/filingsForSystem';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { filersWhoSee } from '#server/visibility/visibleCases';
import { findFilingOfRuling, lockRulingForSystem, type StoredRuling } from '../rulingRepository.ts';

type Working = Needs<'db' | 'config' | 'now'>;

/** Withdraws a tentative ruling; chambers staff only a draft that the judge has not made. If it was published, it leaves the public page, and the people in the case are notified. */
export async function withdrawTentative(needs: Working, actor: Actor, id: string): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const ruling = await lockTentative(tx, actor, id);
    if (!ruling.awaits_judge && !may(actor.capacity, 'rulings:make')) throw new Refusal('tentative_of_judge');
    await tx
      .update(rulings)
      .set({
        ...{ stage: 'withdrawn', lapsed_because: 'withdrawn', superseded_at: needs.now() },
        version: ruling.version + 1,
      })
      .where(eq(rulings.id, id));
    if (ruling.published_at) await announceWithdrawn(tx, needs, actor, ruling);
    await recordActivity(tx, needs, actor, {
      ...{ action: 'tentative_withdrawn', values: {}, subject_type: 'draft', subject_id: id },
    });
  });
  return { message: 'Tentative ruling withdrawn' };
}

/** A tentative ruling in a case of the judge’s, locked; one that was ruled on or withdrawn is not found. */
export async function lockTentative(tx: Db, actor: Actor, id: string): Promise<StoredRuling> {
  const filing_id = await findFilingOfRuling(tx, id);
  // In the order in which a ruling locks them.
  if (filing_id) await lockFilingForSystem(tx, filing_id);
  const ruling = await lockRulingForSystem(tx, id);
  if (ruling?.stage !== 'tentative' || ruling.court_id !== actor.court_id) throw new Refusal('not_found');
  if (!(await isOwnCaseOf(tx, actor, ruling.case_id))) throw new Refusal('not_found');
  if (ruling.superseded_at) throw new Refusal('tentative_over');
  return ruling;
}

async function announceWithdrawn(tx: Db, needs: Working, actor: Actor, { case_id, court_id }: StoredRuling) {
  const { case_number, title: case_title } = await findCase(tx, actor, case_id);
  await announce(tx, needs, {
    code: 'case.tentative_withdrawn',
    values: { case_number, case_title },
    ...{ about: { case: { id: case_id, case_number } }, court_id, to: await filersWhoSee(tx, case_id) },
  });
}
