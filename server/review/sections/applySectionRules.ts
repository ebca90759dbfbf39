import { z } from 'zod';
import type { RuleApplication } from '#contract/reviewSections';
import { sectionFor } from '#domain/review/sectionFor';
import { recordActivity } from '#server/activity/recordActivity';
import { lockUndecidedForSystem } from '#server/filings/lane/laneRepository';
import { countPendingForSystem } from '#server/filings/sections/pendingCounts';
import { setSection } from '#server/filings/sections/placeInSection';
import { findPendingRoutedForSystem } from '#server/filings/sections/routedFacts';
import { changeRouting, findRouting, findSectionRules, lockRouting } from '#server/filings/sections/sectionRepository';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { defineJob } from '#server/kernel/ports/Job';
import { Refusal } from '#server/kernel/Refusal';
import { describeApplication } from './readSectionSettings.ts';

const After = z.object({ received_at: z.string(), id: z.uuid() }).nullable();

/** Applies the routing rules to one part of a court's pending filings, and then queues the next part. */
export const sectionRulesJob = defineJob(
  'apply_section_rules',
  z.object({ court_id: z.string(), asked_at: z.iso.datetime(), after: After }),
);
type Part = z.infer<typeof sectionRulesJob.payload>;

const atOnce = 200;
const keyOf = (court_id: string) => `${sectionRulesJob.name}:${court_id}`;

/** An administrator has the routing rules applied to all pending filings that no clerk has moved. */
export async function askToApplyRules(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
): Promise<{ message: string; application: RuleApplication }> {
  const application = await needs.db.transaction(async (tx) => {
    const { court_id } = actor;
    const at = needs.now();
    const held = await lockRouting(tx, court_id, at);
    if (held.apply_asked_at && !held.apply_finished_at) throw new Refusal('rules_being_applied');
    const pending = await countPendingForSystem(tx, court_id);
    const begun = await changeRouting(tx, court_id, {
      apply_asked_by: actor.person_id,
      apply_asked_at: at,
      apply_finished_at: null,
      apply_total: pending,
      apply_examined: 0,
      apply_moved: 0,
    });
    const first = { court_id, asked_at: at.toISOString(), after: null };
    await addJob(tx, sectionRulesJob, first, { jobKey: keyOf(court_id) });
    await recordActivity(tx, needs, actor, {
      action: 'section_rules_applied',
      subject_type: 'court',
      subject_id: court_id,
      values: { pending },
    });
    return (await describeApplication(tx, begun))!;
  });
  return { message: 'The routing rules are being applied', application };
}

/** One part of the application, in one transaction with the queued next part, so that a restart continues where it was. */
export async function applySectionRules({ db, now }: Needs<'db' | 'now'>, part: Part): Promise<void> {
  await db.transaction(async (tx) => {
    const { court_id, asked_at, after } = part;
    const held = await lockRouting(tx, court_id, now());
    // A job that ran already has moved on, or a later request replaced it.
    if (held.apply_finished_at || held.apply_asked_at?.toISOString() !== asked_at) return;
    const some = await findPendingRoutedForSystem(tx, court_id, after, atOnce);
    const rules = await findSectionRules(tx, court_id);
    let moved = 0;
    for (const filing of some) {
      const section_id = sectionFor(filing.facts, rules);
      if (filing.section_set_by === null && section_id !== filing.section_id) {
        if (await moveByRules(tx, filing.id, section_id)) moved++;
      }
    }
    const last = some.at(-1);
    const isDone = some.length < atOnce || !last;
    await changeRouting(tx, court_id, {
      apply_examined: held.apply_examined + some.length,
      apply_moved: held.apply_moved + moved,
      ...(isDone && { apply_finished_at: now() }),
    });
    if (isDone) return;
    const next = { received_at: last.received_at, id: last.id };
    await addJob(tx, sectionRulesJob, { court_id, asked_at, after: next }, { jobKey: keyOf(court_id) });
  });
}

/** Unless a clerk has moved or decided it since. */
async function moveByRules(tx: Db, id: string, section_id: string | null): Promise<boolean> {
  const filing = await lockUndecidedForSystem(tx, id);
  if (!filing || filing.section_set_by !== null) return false;
  await setSection(tx, id, { section_id, section_set_by: null });
  return true;
}

/** The application failed permanently: it is ended, so that it can be requested again. */
export async function endApplication({ db, now }: Needs<'db' | 'now'>, { court_id, asked_at }: Part): Promise<void> {
  const routing = await findRouting(db, court_id);
  if (routing?.apply_asked_at?.toISOString() !== asked_at) return;
  await changeRouting(db, court_id, { apply_finished_at: now() });
}
