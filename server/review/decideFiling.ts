import { eq } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import { writeDecisionProblem } from '#contract/messages/writeMessages';
import type { FieldProblem } from '#contract/refusals';
import type { decideFiling as asked, Hold } from '#contract/review';
import { awaitsDecision } from '#domain/filings/awaitsDecision';
import { checkDecision } from '#domain/filings/checkDecision';
import { hasEnded } from '#domain/filings/states';
import { recordActivity } from '#server/activity/recordActivity';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/record';
import { describeChangesSince } from '#server/filings/describeChangesSince';
import { holdFiling, type StoredFiling } from '#server/filings/filingRepository';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { chooseFilingTime } from './chooseFilingTime.ts';
import { choosePlacement } from './choosePlacement.ts';
import { correctionEnd } from './correctionEnd.ts';
import { readCourtsPolicy } from './courtsPolicy.ts';
import { decisionJob, holdMsOf, keyOf } from './decisionJob.ts';
import { findHeldReview, findHolds, findReturn, nameOf } from './reviewRepository.ts';

type Asked = InputOf<typeof asked>;

/**
 * A clerk decides on a filing, as the court's own policy allows. The decision is held for a minute, in which it can be
 * undone; nobody is told and nothing stands on the docket before it takes effect.
 */
export async function decideFiling(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  decision: Asked,
): Promise<{ message: string; hold: Hold }> {
  const hold = await needs.db.transaction(async (tx) => {
    const held = await holdFiling(tx, actor, decision.id);
    await assertOwnReview(tx, needs, actor, held, decision.version);
    const at = needs.now();
    const { court, policy, calendar, today } = await readCourtsPolicy(tx, held.filing.court_id, at);
    assertNoFieldProblems(
      checkDecision(policy, decision, today, calendar).map(({ field, says }) => ({
        field,
        message: writeDecisionProblem(says),
      })),
    );
    const placement =
      decision.decision === 'accepted' ? await choosePlacement(tx, held.filing, decision.placement) : null;
    const states = decision.decision !== 'accepted' || decision.deficiency;
    const [review] = await tx
      .insert(reviews)
      .values({
        filing_id: decision.id,
        decision: decision.decision,
        deficiency: decision.decision === 'accepted' && decision.deficiency,
        reason_code: states ? decision.reason_code! : null,
        reason: decision.reason?.trim() || null,
        authority: states ? decision.authority!.trim() : null,
        correct_by:
          states && decision.decision !== 'rejected' && decision.correct_by
            ? correctionEnd(policy, decision.correct_by, at, court.time_zone)
            : null,
        decided_by: actor.person_id,
        decided_at: at,
        filing_version: held.filing.version,
        placement,
        ...chooseFilingTime(held.filing, decision),
      })
      .returning({ id: reviews.id });
    await tx
      .update(filings)
      .set({ claimed_by: actor.person_id, claimed_at: held.filing.claimed_at ?? at })
      .where(eq(filings.id, decision.id));
    await addJob(
      tx,
      decisionJob,
      { review_id: review!.id },
      { runAt: new Date(at.getTime() + holdMsOf(needs.config)), jobKey: keyOf(review!.id), maxAttempts: 10 },
    );
    const [hold] = await findHolds({ ...needs, db: tx }, actor, decision.id);
    await recordActivity(tx, needs, actor, {
      action: 'decision_taken',
      subject_type: 'filing',
      subject_id: decision.id,
      values: {
        document: held.filing.document_name,
        decision: decision.decision,
        deficiency: Boolean(decision.deficiency),
      },
    });
    return hold!;
  });
  return { message: 'Decision recorded. It takes effect in a moment.', hold };
}

async function assertOwnReview(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  held: StoredFiling,
  version: number,
): Promise<void> {
  const { filing, analysis } = held;
  const returned = filing.state === 'returned' ? await findReturn(tx, filing.id) : undefined;
  if (!awaitsDecision(filing.state, returned?.correct_by ?? null, now())) throw new Refusal('not_waiting');
  if (!hasEnded(analysis.state)) throw new Refusal('analysis_running');
  if (await findHeldReview(tx, filing.id)) throw new Refusal('decision_held');
  if (filing.claimed_by !== null && filing.claimed_by !== actor.person_id) {
    throw new Refusal('claimed_by_another', { by: await nameOf(tx, filing.claimed_by) });
  }
  if (version !== filing.version) {
    throw new Refusal('changed_meanwhile', await describeChangesSince(tx, held, version));
  }
}

function assertNoFieldProblems(problems: FieldProblem[]): void {
  if (problems.length > 0) throw new Refusal('invalid_input', { fields: problems });
}
