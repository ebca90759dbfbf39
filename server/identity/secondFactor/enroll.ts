import type { Session } from '#contract/identity';
import type { SecondFactor } from '#contract/secondFactor';
import { recordOnPerson } from '#server/activity/recordOnPerson';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { completeSignIn } from './completeSignIn.ts';
import { makeRecoveryCodes } from './recoveryCodes.ts';
import { requireChangeable } from './requireChangeable.ts';
import { mailAboutSecondFactor } from './secondFactorMailJob.ts';
import {
  describeSecondFactor,
  hasSecondFactor,
  lockMethodsOf,
  type StoredSecondFactor,
} from './secondFactorRepository.ts';

export type Enrolled = {
  message: string;
  second_factor: SecondFactor;
  recovery_codes: string[] | null;
  session: Session | null;
  browser_secret: string | null;
};

/** Activates a verified method; the first one includes recovery codes. */
export async function enroll(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  store: (tx: Db, at: Date) => Promise<StoredSecondFactor>,
): Promise<Enrolled> {
  return needs.db.transaction(async (tx) => {
    const { person_id } = actor;
    const at = needs.now();
    await lockMethodsOf(tx, person_id);
    await requireChangeable(tx, needs, actor);
    const isFirst = !(await hasSecondFactor(tx, person_id));
    const second_factor = describeSecondFactor(await store(tx, at));
    const recovery_codes = isFirst ? await makeRecoveryCodes(tx, person_id, at) : null;
    await mailAboutSecondFactor(tx, person_id, 'second_factor_added');
    await recordOnPerson(tx, needs, actor, person_id, {
      action: 'second_factor_added',
      values: { kind: second_factor.kind },
    });
    const completed = await completeSignIn(tx, needs, actor);
    return {
      message: 'Your second factor is set up.',
      second_factor,
      recovery_codes,
      session: completed?.session ?? null,
      browser_secret: completed?.browser_secret ?? null,
    };
  });
}
