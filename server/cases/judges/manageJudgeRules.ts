import { and, eq } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { changeJudgeRule as asked, NewJudgeRule } from '#contract/judgeAssignment';
import { recordActivity } from '#server/activity/recordActivity';
import { judgeRules } from '#server/db/schema/caseLife';
import { findJudges } from '#server/identity/findJudges';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

type Tools = Needs<'db' | 'config' | 'now'>;
type Done = { message: string };

/** Adds a rule by which new cases are assigned. */
export async function addJudgeRule(needs: Tools, actor: Actor, rule: NewJudgeRule): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    await assertJudges(tx, actor, rule);
    const values = { ...rule, department: rule.department || null, court_id: actor.court_id, dealt: {} };
    const [made] = await tx.insert(judgeRules).values(values).returning({ id: judgeRules.id });
    await record(tx, needs, actor, made!.id, 'judge_rule_saved', rule.name);
    return { message: `${rule.name} added` };
  });
}

/** Changes a rule. If its method, judges, or weights change, the deck is shuffled again. */
export async function changeJudgeRule(
  needs: Tools,
  actor: Actor,
  { id, version, ...rule }: InputOf<typeof asked>,
): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    const [held] = await tx.select().from(judgeRules).where(ofCourt(actor, id)).for('update');
    if (!held) throw new Refusal('not_found');
    if (held.version !== version) throw new Refusal('changed_meanwhile', { version: held.version });
    await assertJudges(tx, actor, rule);
    const isSameDeck = held.method === rule.method && JSON.stringify(held.judges) === JSON.stringify(rule.judges);
    const values = { ...rule, department: rule.department || null, dealt: isSameDeck ? held.dealt : {} };
    await tx
      .update(judgeRules)
      .set({ ...values, version: version + 1 })
      .where(eq(judgeRules.id, id));
    await record(tx, needs, actor, id, 'judge_rule_saved', rule.name);
    return { message: `${rule.name} saved` };
  });
}

/** Removes a rule. The log of its draws names it still. */
export async function removeJudgeRule(needs: Tools, actor: Actor, id: string): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    const [gone] = await tx.delete(judgeRules).where(ofCourt(actor, id)).returning({ name: judgeRules.name });
    if (!gone) throw new Refusal('not_found');
    await record(tx, needs, actor, id, 'judge_rule_removed', gone.name);
    return { message: `${gone.name} removed` };
  });
}

async function assertJudges(tx: Db, actor: Actor, { judges }: Pick<NewJudgeRule, 'judges'>): Promise<void> {
  const known = new Set((await findJudges(tx, actor.court_id)).map(({ id }) => id));
  if (!judges.every(({ judge_id }) => known.has(judge_id))) {
    throw invalidInput('judges', 'Choose verified judges of this court');
  }
}

function record(
  tx: Db,
  needs: Tools,
  actor: Actor,
  id: string,
  action: 'judge_rule_saved' | 'judge_rule_removed',
  rule: string,
): Promise<void> {
  return recordActivity(tx, needs, actor, { action, values: { rule }, subject_type: 'court', subject_id: id });
}

const ofCourt = (actor: Actor, id: string) => and(eq(judgeRules.id, id), eq(judgeRules.court_id, actor.court_id));
