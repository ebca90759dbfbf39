import type { CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { type CourtSystem, courtSystemOf } from '#domain/courts/courtSystemOf';
import type { AcceptancePolicy } from './AcceptancePolicy.ts';
import {
  boardOfImmigrationAppeals,
  federalAppellate,
  federalDistrict,
  immigrationCourt,
  scotus,
} from './policies/federal.ts';
import {
  californiaAppeal,
  floridaAppeal,
  illinoisReviewing,
  newYorkAppellate,
  texasAppeal,
} from './policies/stateAppellate.ts';
import { californiaTrial, floridaTrial, illinoisTrial, newYorkTrial, texasTrial } from './policies/trialCourts.ts';

/** A court whose policy is not on file: the clerk must cite the rule for every return. */
export const unlisted: AcceptancePolicy = {
  system: 'unlisted',
  name: 'Courts whose policy is not on file',
  may_return: true,
  may_reject: false,
  deficiency: null,
  reasons: { case_number_wrong: null, caption_wrong: null, illegible: null, wrong_court: null, filers_request: null },
  correction_time: null,
  return_notice: [],
  motion_days: null,
  must_file: [],
  advice: 'The portal has no acceptance policy on file for this court. Cite the rule on which you rely.',
  authority: null,
  confidence: 'uncertain',
  sources: [],
  checked_on: '2026-11-22',
};

/** The facts on which the clerk’s choices rest. */
export const acceptancePolicies: readonly AcceptancePolicy[] = [
  federalDistrict,
  federalAppellate,
  scotus,
  immigrationCourt,
  boardOfImmigrationAppeals,
  californiaTrial,
  californiaAppeal,
  newYorkTrial,
  newYorkAppellate,
  texasTrial,
  texasAppeal,
  floridaTrial,
  floridaAppeal,
  illinoisTrial,
  illinoisReviewing,
  unlisted,
];

const trialCourts: Record<Jurisdiction, AcceptancePolicy> = {
  California: californiaTrial,
  'New York': newYorkTrial,
  Texas: texasTrial,
  Florida: floridaTrial,
  Illinois: illinoisTrial,
};
const appellateCourts: Record<Jurisdiction, AcceptancePolicy> = {
  California: californiaAppeal,
  'New York': newYorkAppellate,
  Texas: texasAppeal,
  Florida: floridaAppeal,
  Illinois: illinoisReviewing,
};

/** What distinguishes courts: name and level, and the system if it is known from elsewhere. */
export type CourtIdentity = {
  name: string;
  level: CourtLevel;
  /** Null for a court of a state whose rules the portal does not have. */
  jurisdiction: Jurisdiction | null;
  system?: CourtSystem;
};

/**
 * Which policy binds the clerks of a court. The court alone decides, never the type of the case: an immigration matter in a U.S.
 * district court is a civil case there, and a federal court of appeals in California is no California court.
 */
export function policyOf(court: CourtIdentity): AcceptancePolicy {
  const { level, jurisdiction } = court;
  const system = court.system ?? courtSystemOf(court);
  if (system === 'administrative') {
    return level === 'Appellate Court' || /\bappeals\b/i.test(court.name)
      ? boardOfImmigrationAppeals
      : immigrationCourt;
  }
  if (system === 'federal') {
    if (level === 'Supreme Court') return scotus;
    return level === 'Appellate Court' ? federalAppellate : federalDistrict;
  }
  if (jurisdiction === null) return unlisted;
  if (level === 'State Court') return trialCourts[jurisdiction];
  // New York’s highest court has separate rules (22 NYCRR Part 500) that are not on file.
  return level === 'Supreme Court' && jurisdiction === 'New York' ? unlisted : appellateCourts[jurisdiction];
}
