import { eq } from 'drizzle-orm';
import { recordActivity } from '#server/activity/recordActivity';
import { cases } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { announceAssignment } from './announceAssignment.ts';
import { drawForCase } from './drawForCase.ts';

/**
 * Assigns a case that was just opened by the court’s rule, in the transaction that opened it. A case that came with its
 * judge keeps that judge; without a rule, a person assigns the case.
 */
export async function assignOpenedCase(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  case_id: string,
  by: string | null,
): Promise<void> {
  const [opened] = await tx.select().from(cases).where(eq(cases.id, case_id)).for('update');
  if (!opened || opened.judge_id !== null || opened.judge_name !== null) return;
  const drawn = await drawForCase(tx, opened, { at: needs.now(), by, reason: null });
  if (!drawn) return;
  await announceAssignment(tx, needs, opened, { ...drawn, reason: null, by });
  await recordActivity(tx, needs, 'portal', {
    action: 'judge_assigned',
    values: { case_number: opened.case_number, judge: drawn.judge, before: null, rule: drawn.rule, reason: '' },
    subject_type: 'case',
    subject_id: case_id,
    court_id: opened.court_id,
  });
}
