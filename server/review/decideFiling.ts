import type { InputOf } from '#contract/endpoint';
import { writeDecisionProblem } from '#contract/messages/writeMessages';
import type { decideFiling as asked, Hold } from '#contract/review';
import { checkDecision } from '#domain/filings/checkDecision';
import { checkPartialReturn } from '#domain/filings/checkPartialReturn';
import { recordActivity } from '#server/activity/recordActivity';
import { assertScanned } from '#server/filings/assertScanned';
import { insertReturns } from '#server/filings/attachments/returnedAttachments';
import { insertReview } from '#server/filings/decideOnFiling';
import { lockFiling } from '#server/filings/filingRepository';
import { findFilingDate } from '#server/filings/findFilingDate';
import { findHolds } from '#server/filings/reviewRepository';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { assertNoProblems } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { assertOwnReview } from './assertOwnReview.ts';
import { namedAttachments } from './attachments/namedAttachments.ts';
import { chooseFilingTime } from './chooseFilingTime.ts';
import { choosePlacement } from './choosePlacement.ts';
import { readCourtsPolicy } from './courtsPolicy.ts';
import { decisionJob, keyOf } from './decisionJob.ts';
import { confirmEntry } from './entry/confirmEntry.ts';
import { statementOf } from './statementOf.ts';

type Asked = InputOf<typeof asked>;

/**
 * A clerk decides on a filing, within the court's policy. For a minute, the decision can be undone; before it takes
 * effect, no one is notified and nothing is docketed.
 */
export async function decideFiling(
  needs: { db: Db } & Needs<'config' | 'now'>,
  actor: Actor,
  decision: Asked,
): Promise<{ message: string; hold: Hold }> {
  const hold = await needs.db.transaction(async (tx) => {
    const at = needs.now();
    const held = await lockFiling(tx, actor, decision.id);
    const { filing } = held;
    await assertOwnReview(tx, actor, held, decision.version, at);
    const { court, policy, partial, calendar, today } = await readCourtsPolicy(tx, filing.court_id, at);
    const returns = decision.returns ?? [];
    const problems = [
      ...checkDecision(policy, decision, today, calendar),
      ...checkPartialReturn(policy, partial, { ...decision, returns }, { today, calendar }),
    ];
    assertNoProblems(problems.map(({ field, says }) => ({ field, message: writeDecisionProblem(says) })));
    const isAcceptance = decision.decision === 'accepted';
    if (isAcceptance) await assertScanned(tx, [held]);
    const attachments = namedAttachments(held, returns, { policy, at, time_zone: court.time_zone });
    const placement = isAcceptance ? await choosePlacement(tx, filing, decision.placement) : null;
    // The entry that an attachment joins is amended when the decision takes effect.
    const hasEntry = isAcceptance && filing.attached_to === null;
    const review = {
      filing_id: decision.id,
      decision: decision.decision,
      deficiency: isAcceptance && decision.deficiency,
      reason: decision.reason?.trim() || null,
      ...statementOf(decision, policy, at, court.time_zone),
      decided_by: actor.person_id,
      decided_at: at,
      filing_version: filing.version,
      placement,
      ...chooseFilingTime(await findFilingDate(tx, court, filing), decision, today),
      docket_entry: hasEntry
        ? await confirmEntry(tx, actor, { filing, court, placement, asked: decision.docket, at })
        : null,
    };
    const review_id = await insertReview(tx, review, filing.claimed_at ?? at);
    await insertReturns(tx, review_id, attachments);
    const runAt = new Date(at.getTime() + needs.config.decision_hold_seconds * 1000);
    await addJob(tx, decisionJob, { review_id }, { runAt, jobKey: keyOf(review_id), maxAttempts: 10 });
    const [hold] = await findHolds({ ...needs, db: tx }, actor, decision.id);
    await recordActivity(tx, needs, actor, {
      action: 'decision_taken',
      subject_type: 'filing',
      subject_id: decision.id,
      values: { document: filing.document_name, decision: decision.decision, deficiency: Boolean(decision.deficiency) },
    });
    return hold!;
  });
  return { message: 'Decision recorded. It takes effect in a moment.', hold };
}
