import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { plainRecoveryCode, recoveryCodesMade, writeRecoveryCode } from '#domain/identity/recoveryCode';
import { recordOnPerson } from '#server/activity/recordOnPerson';
import { recoveryCodes } from '#server/db/schema/secondFactor';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { hashSecret } from '#server/secrets/tokens';
import { codeRefused, forgiveCodes, takeCodeTurn } from './codeAttempts.ts';
import { requireChangeable } from './requireChangeable.ts';
import { mailAboutSecondFactor } from './secondFactorMailJob.ts';
import { hasSecondFactor, lockMethodsOf } from './secondFactorRepository.ts';

const hashCode = (code: string) => hashSecret(plainRecoveryCode(code));

/** Creates ten codes in place of the person's previous ones. They leave the server only once. */
export async function makeRecoveryCodes(tx: Db, person_id: string, at: Date): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesMade }, () => writeRecoveryCode(randomBytes(10)));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.person_id, person_id));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ person_id, code_hash: hashCode(code), created_at: at })));
  return codes;
}

/** New codes at the user's wish. */
export async function renewRecoveryCodes(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
): Promise<{ message: string; recovery_codes: string[] }> {
  const recovery_codes = await needs.db.transaction(async (tx) => {
    await lockMethodsOf(tx, actor.person_id);
    if (!(await hasSecondFactor(tx, actor.person_id))) throw new Refusal('not_found');
    await requireChangeable(tx, needs, actor);
    const made = await makeRecoveryCodes(tx, actor.person_id, needs.now());
    await mailAboutSecondFactor(tx, actor.person_id, 'recovery_codes_renewed');
    await recordOnPerson(tx, needs, actor, actor.person_id, {
      action: 'recovery_codes_renewed',
      values: {},
    });
    return made;
  });
  return { message: 'These codes replace all previous ones.', recovery_codes };
}

/** Uses a recovery code. Its owner is notified by email. */
export async function checkRecoveryCode(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  code: string,
): Promise<void> {
  await takeCodeTurn(needs, actor);
  await needs.db.transaction(async (tx) => {
    const used = await tx
      .update(recoveryCodes)
      .set({ used_at: needs.now() })
      .where(
        and(
          eq(recoveryCodes.person_id, actor.person_id),
          eq(recoveryCodes.code_hash, hashCode(code)),
          isNull(recoveryCodes.used_at),
        ),
      )
      .returning({ person_id: recoveryCodes.person_id });
    if (used.length === 0) throw codeRefused();
    await mailAboutSecondFactor(tx, actor.person_id, 'recovery_code_used');
  });
  await forgiveCodes(needs, actor);
}
