import { eq } from 'drizzle-orm';
import type { decideChallenge as asked } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import { findChallengeRule, mayDecide } from '#domain/cases/challenges';
import type { ChallengeRule } from '#domain/cases/JudgeChallenge';
import { say } from '#domain/messages/say';
import { recordActivity } from '#server/activity/recordActivity';
import { readCourt } from '#server/courts/readCourt';
import { judgeChallenges } from '#server/db/schema/caseLife';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findCase, findCases, readCaseDetails, type StoredCase } from '../caseRepository.ts';
import { enterOnDocket } from '../enterOnDocket.ts';
import { announceAssignment } from './announceAssignment.ts';
import { recordDisqualification } from './disqualifications.ts';
import { drawForCase } from './drawForCase.ts';
import { vacateJudge } from './vacateJudge.ts';

type Tools = Needs<'db' | 'config' | 'now'>;
type StoredChallenge = typeof judgeChallenges.$inferSelect;
type Decided = InputOf<typeof asked>;

/** Decides on a challenge. If granted, the judge loses the case, and the court’s rule draws another one. */
export async function decideChallenge(
  needs: Tools,
  actor: Actor,
  decided: Decided,
): Promise<{ message: string; case: CaseDetails | null }> {
  return needs.db.transaction(async (tx) => {
    const { challenge, held, rule } = await lockChallenge(tx, actor, decided);
    const granted = decided.decision === 'granted';
    const at = needs.now();
    await tx
      .update(judgeChallenges)
      .set({
        status: decided.decision,
        decided_by: actor.person_id,
        decided_at: at,
        decision_reason: decided.reason,
        version: challenge.version + 1,
      })
      .where(eq(judgeChallenges.id, challenge.id));
    await tx
      .update(cases)
      .set({ version: held.version + 1 })
      .where(eq(cases.id, held.id));
    const values = { challenge: rule.name, judge: challenge.judge_name, granted, reason: decided.reason };
    await enterOnDocket(tx, held.id, {
      filed_on: (await readCourt(tx, at, held.court_id)).today,
      entered_at: at,
      entered_by: actor.person_id,
      kind: actor.capacity === 'judge' ? 'order' : 'notice',
      description: say('docket.challenge_decided', { ...values, decided_by: actor.full_name }),
    });
    if (granted) await disqualify(tx, { challenge, held, rule, by: actor.person_id, at, reason: decided.reason });
    const isAssigned = challenge.judge_id === null || challenge.judge_id === held.judge_id;
    const next = granted && isAssigned ? await replaceJudge(tx, needs, actor, held, rule) : null;
    // It is hidden now from a judge who decided for recusal.
    const isSeen = (await findCases(tx, actor, [held.id])).size > 0;
    const details = isSeen ? await readCaseDetails(tx, actor, held.id) : null;
    await recordActivity(tx, needs, actor, {
      action: 'challenge_decided',
      values: { case_number: held.case_number, ...values },
      subject_type: 'case',
      subject_id: held.id,
      concerns: challenge.judge_id,
    });
    return { message: messageOf(granted, next), case: details };
  });
}

type Disqualifying = {
  challenge: StoredChallenge;
  held: StoredCase;
  rule: ChallengeRule;
  by: string;
  at: Date;
  reason: string;
};

async function disqualify(tx: Db, { challenge, held, rule, by, at, reason }: Disqualifying): Promise<void> {
  const { judge_id, judge_name, id: challenge_id } = challenge;
  if (judge_id === null) return;
  const about = { court_id: held.court_id, case_id: held.id, judge_id, judge_name, challenge_id };
  await recordDisqualification(tx, { ...about, authority: rule.authority, reason, recorded_by: by, recorded_at: at });
}

async function lockChallenge(tx: Db, actor: Actor, { id, version }: Decided) {
  const [named] = await tx
    .select({ case_id: judgeChallenges.case_id })
    .from(judgeChallenges)
    .where(eq(judgeChallenges.id, id));
  if (!named) throw new Refusal('not_found');
  await findCase(tx, actor, named.case_id);
  const [held] = await tx.select().from(cases).where(eq(cases.id, named.case_id)).for('update');
  const [challenge] = await tx.select().from(judgeChallenges).where(eq(judgeChallenges.id, id)).for('update');
  if (challenge!.status !== 'pending') throw new Refusal('challenge_decided');
  if (challenge!.version !== version) throw new Refusal('changed_meanwhile', { version: challenge!.version });
  const rule = findChallengeRule(challenge!.rule_id)!;
  if (!mayDecide(rule, decider(actor, challenge!))) throw new Refusal('challenge_needs_judge');
  return { challenge: challenge!, held: held!, rule };
}

/** Who decides, as the domain asks it. */
export function decider(actor: Actor, { judge_id, late }: Pick<StoredChallenge, 'judge_id' | 'late'>) {
  return { capacity: actor.capacity, is_challenged: judge_id === actor.person_id, late };
}

/** The judge is unset first, so that the case needs an assignment if the rule can draw no other judge. */
async function replaceJudge(
  tx: Db,
  needs: Tools,
  actor: Actor,
  held: StoredCase,
  rule: ChallengeRule,
): Promise<string | null> {
  const by = actor.person_id;
  const reason = `${rule.name} (${rule.authority})`;
  const drawn = await drawForCase(tx, held, { at: needs.now(), by, reason });
  if (drawn) {
    await announceAssignment(tx, needs, held, { ...drawn, reason, by });
    return drawn.judge;
  }
  await vacateJudge(tx, needs, actor, held, reason);
  return null;
}

function messageOf(granted: boolean, next: string | null): string {
  if (!granted) return 'Challenge denied';
  return next === null ? 'Challenge granted. The case needs an assignment' : `Challenge granted. Assigned to ${next}`;
}
