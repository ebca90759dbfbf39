import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ruleFor } from '#domain/cases/assignmentRules';
import { drawJudge, type ExcludedJudge } from '#domain/cases/judgeDraw';
import { findAbsentJudgesForSystem } from '#server/calendar/findAbsentJudgesForSystem';
import { judgeRules } from '#server/db/schema/caseLife';
import type { cases } from '#server/db/schema/cases';
import { findJudges } from '#server/identity/findJudges';
import type { Db } from '#server/kernel/Database';
import { findDisqualified } from './disqualifications.ts';
import { findRules, nameJudges } from './judgeRuleRepository.ts';
import { writeAssignment } from './writeAssignment.ts';

type StoredCase = typeof cases.$inferSelect;
type Order = { at: Date; by: string | null; reason: string | null };

/**
 * Draws a judge for a case by the court’s rule and assigns the case, in the caller’s transaction. The rule’s row is
 * locked until it ends, so that two cases that open at the same moment draw from the deck one after the other. Returns
 * the name of the rule and the judge; null if no rule applies or no judge can be drawn.
 */
export async function drawForCase(
  tx: Db,
  held: StoredCase,
  order: Order,
): Promise<{ rule: string; judge_id: string; judge: string } | null> {
  const chosen = ruleFor(await findRules(tx, held.court_id), held.case_type);
  if (!chosen) return null;
  const [locked] = await tx.select().from(judgeRules).where(eq(judgeRules.id, chosen.id)).for('update');
  if (!locked) return null;
  const rule = nameJudges(locked, await findJudges(tx, held.court_id));
  const excluded = await findExcluded(tx, held, rule, order.at);
  const seed = randomBytes(16).toString('hex');
  const draw = drawJudge({ method: rule.method, judges: rule.judges, dealt: rule.dealt, excluded, seed });
  if (!draw) return null;
  await tx.update(judgeRules).set({ dealt: draw.dealt }).where(eq(judgeRules.id, locked.id));
  await writeAssignment(tx, held, {
    source: 'rule',
    rule_name: rule.name,
    method: rule.method,
    judge_id: draw.chosen.judge_id,
    judge_name: draw.chosen.name,
    cards: draw.cards,
    excluded: draw.excluded,
    seed: draw.point === null ? null : seed,
    point: draw.point,
    ...order,
  });
  return { rule: rule.name, judge_id: draw.chosen.judge_id, judge: draw.chosen.name };
}

async function findExcluded(
  tx: Db,
  held: StoredCase,
  rule: ReturnType<typeof nameJudges>,
  at: Date,
): Promise<ExcludedJudge[]> {
  const challenged = await findDisqualified(tx, held.id);
  const absent = rule.skip_absent ? await findAbsentJudgesForSystem(tx, held.court_id, at) : new Set<string>();
  return rule.judges.flatMap(({ judge_id, name }): ExcludedJudge[] => {
    if (name === '') return [{ judge_id, name, why: 'not_verified' }];
    if (challenged.has(judge_id)) return [{ judge_id, name, why: 'challenged' }];
    if (judge_id === held.judge_id) return [{ judge_id, name, why: 'current_judge' }];
    return absent.has(judge_id) ? [{ judge_id, name, why: 'absent' }] : [];
  });
}
