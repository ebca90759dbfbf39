import type { NewRuling, Ruling } from '#contract/rulings';
import { rulings } from '#server/db/schema/rulings';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { composeRuling } from './composeRuling.ts';
import { describeRuling } from './describeRuling.ts';
import { lockMotion } from './lockMotion.ts';
import { placeContinuance } from './placeContinuance.ts';
import { keyOfRuling, rulingJob } from './rulingJob.ts';
import { findRuling, findRulingsOfMotions } from './rulingRepository.ts';

/**
 * A judge rules on a motion. As with a clerk’s decision, the ruling can be undone for a minute; before it takes effect,
 * nothing is docketed, no hearing is moved, and no one is notified.
 */
export async function makeRuling(
  needs: { db: Db } & Needs<'config' | 'now'>,
  judge: Actor,
  asked: NewRuling,
): Promise<{ message: string; ruling: Ruling; text: string }> {
  return needs.db.transaction(async (tx) => {
    const motion = await lockMotion(tx, needs, judge, asked);
    const { filing, held, title, court } = motion;
    const { held: waiting } = await findRulingsOfMotions(tx, judge, [filing.id]);
    if (waiting.size > 0) throw new Refusal('ruling_held');
    const { values, hearing, text } = await composeRuling(tx, judge, motion, asked);
    await placeContinuance(tx, needs, judge, { hearing, details: values.details, disposition: values.disposition });
    const at = needs.now();
    const takes_effect_at = new Date(at.getTime() + needs.config.decision_hold_seconds * 1000);
    const about = { court_id: held.court_id, case_id: held.id, filing_id: filing.id, judge_id: judge.person_id };
    const [made] = await tx
      .insert(rulings)
      .values({ ...values, ...about, prepared_by: judge.person_id, prepared_at: at, takes_effect_at })
      .returning({ id: rulings.id });
    await addJob(tx, rulingJob, { ruling_id: made!.id }, { runAt: takes_effect_at, jobKey: keyOfRuling(made!.id) });
    await recordOnFiling(tx, needs, judge, filing, {
      action: 'ruling_prepared',
      values: { document: title, case_number: held.case_number, disposition: asked.disposition },
    });
    const ruling = describeRuling((await findRuling(tx, judge, made!.id))!, court.today);
    return { message: 'Ruling made. It is docketed in a moment.', ruling, text };
  });
}
