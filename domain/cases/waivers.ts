import type { Confidence } from '#domain/authority/CheckedFact';
import type { ChallengeRule } from './JudgeChallenge.ts';

/** A ground of a disqualification, and whether the parties can waive it. */
export type WaiverGround = {
  id: string;
  /** The rule of `challengeRules` under which the judge is disqualified. */
  rule: string;
  ground: string;
  waivable: boolean;
  authority: string;
  confidence: Confidence;
};

/**
 * The grounds that a disqualification can have. It names its authority, as the docket states it, and not the rule; a
 * peremptory challenge has no ground that could be waived.
 */
export function groundsOf(
  authority: string,
  rules: readonly ChallengeRule[],
  grounds: readonly WaiverGround[],
): WaiverGround[] {
  const ids = rules
    .filter((rule) => !rule.peremptory && (rule.authority === authority || rule.id === authority))
    .map(({ id }) => id);
  return grounds.filter(({ rule }) => ids.includes(rule));
}

/** Why a waiver is not effective, or null: everyone signs it, parties and attorneys (CCP § 170.3(b)(1)). */
export function refusesWaiver(
  ground: WaiverGround | undefined,
  { signers, signed_by }: { signers: readonly { key: string }[]; signed_by: readonly string[] },
): 'waiver_not_allowed' | 'waiver_not_signed' | null {
  if (!ground?.waivable) return 'waiver_not_allowed';
  const isSigned = signers.length > 0 && signers.every(({ key }) => signed_by.includes(key));
  return isSigned ? null : 'waiver_not_signed';
}
