import type { Confidence } from '#domain/authority/CheckedFact';
import { isCurrent } from '#domain/participants/endings';
import { isServed, type ServedParticipant } from '#domain/participants/isServed';
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

type Counsel = {
  ended_on: string | null;
  attorney_id: string | null;
  bar_number: string | null;
  full_name: string | null;
};
type Party = Omit<ServedParticipant, 'counsel'> & { full_name: string; role: string; counsel: readonly Counsel[] };

/** Someone whose signature a waiver needs. */
export type WaiverSigner = { key: string; name: string };

/**
 * Who must sign: every party, and every attorney of record once, also for several parties (CCP § 170.3(b)(1); 28 U.S.C.
 * § 455(e)). A friend of the court is no party.
 */
export function waiverSigners(participants: readonly Party[]): WaiverSigner[] {
  const signers = new Map<string, string>();
  for (const one of participants) {
    if (one.role_id === 'amicus' || !isServed(one, participants)) continue;
    signers.set(`party:${one.id}`, `${one.full_name} (${one.role})`);
    for (const { attorney_id, bar_number, full_name } of one.counsel.filter(isCurrent)) {
      const name = full_name ?? bar_number ?? '';
      signers.set(`counsel:${attorney_id ?? bar_number ?? name.trim().toLowerCase()}`, name);
    }
  }
  return [...signers].map(([key, name]) => ({ key, name }));
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
