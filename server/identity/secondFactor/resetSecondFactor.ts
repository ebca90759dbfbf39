import { eq } from 'drizzle-orm';
import { recoveryCodes, secondFactors } from '#server/db/schema/secondFactor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { endSessions } from '../endSessions.ts';
import { mailAboutSecondFactor } from './secondFactorMailJob.ts';

/**
 * Removes every method and recovery code of a person who lost them, ends their sessions, and notifies them by email. If
 * their role requires it, they set up a new one at the next sign-in.
 */
export async function resetSecondFactor(tx: Db, needs: Needs<'now'>, person_id: string): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.person_id, person_id));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.person_id, person_id));
  await endSessions(tx, needs, person_id);
  await mailAboutSecondFactor(tx, person_id, 'second_factor_reset');
}
