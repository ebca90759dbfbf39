import type { SecondFactors } from '#contract/secondFactor';
import { confirmedUntil } from '#domain/identity/secondFactor';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { requiresSecondFactor } from './requiresSecondFactor.ts';
import {
  countRecoveryCodes,
  describeSecondFactor,
  findSecondFactors,
  secondFactorGivenAt,
} from './secondFactorRepository.ts';

/** The user's own methods. */
export async function readSecondFactors(
  needs: Needs<'db' | 'config' | 'now'>,
  { person_id, session_id, role }: Actor,
): Promise<SecondFactors> {
  const methods = await findSecondFactors(needs.db, person_id);
  const given_at = await secondFactorGivenAt(needs.db, session_id);
  return {
    methods: methods.map(describeSecondFactor),
    recovery_codes_left: await countRecoveryCodes(needs.db, person_id),
    required: requiresSecondFactor(needs, role),
    confirmed_until: confirmedUntil(given_at, needs.now())?.toISOString() ?? null,
  };
}
