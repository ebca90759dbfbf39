import { organization } from '#domain/reading/caption/nameWords';
import { counselDutyOf } from './findRole.ts';
import type { PracticeSystem } from './practiceSystem.ts';

/** Why a participant without an attorney must have one. It is a note for the court’s staff. */
export const counselFindings = [
  'organization',
  'role',
  'personal_representative',
  'guardian_not_attorney',
  'minor_without_guardian',
] as const;
export type CounselFinding = { code: (typeof counselFindings)[number]; authority: string };

type Participant = {
  kind: 'person' | 'organization';
  role_id: string | null;
  is_minor: boolean;
  has_counsel: boolean;
  /** A guardian ad litem or attorney who acts for them in this case. */
  has_representative: boolean;
};

/**
 * What staff learn about a participant who needs an attorney and has none. It is never a ground to refuse a document:
 * the judge decides (FRCP 5(d)(4); TRCP 21; Fla. R. Gen. Prac. & Jud. Admin. 2.525).
 */
export function counselFinding(
  { kind, role_id, is_minor, has_counsel, has_representative }: Participant,
  system: PracticeSystem,
  caseType: string,
): CounselFinding | null {
  if (has_counsel) return null;
  const duty = counselDutyOf(role_id);
  // CCP § 116.540; TRCP 500.4; Fla. Sm. Cl. R. 7.050; Ill. S. Ct. R. 282: small claims are excepted.
  if (kind === 'organization' && duty === 'optional' && caseType !== 'Small Claims' && isPartyRole(role_id)) {
    return { code: 'organization', authority: organizationRules[system] };
  }
  if (duty === 'required') return { code: 'role', authority: organizationRules[system] };
  if (duty === 'required_unless_sole' && system === 'florida') {
    return { code: 'personal_representative', authority: 'Fla. Prob. R. 5.030(a)' };
  }
  if (duty === 'guardian_not_attorney') return { code: 'guardian_not_attorney', authority: guardianRules[system] };
  if (is_minor && !has_representative && isPartyRole(role_id)) {
    return { code: 'minor_without_guardian', authority: guardianRules[system] };
  }
  return null;
}

/** Officers of the court, witnesses, and people whom the case is about do not appear as parties. */
function isPartyRole(role_id: string | null): boolean {
  return role_id !== null && partyRoles.has(role_id);
}

const partyRoles = new Set([
  ...['plaintiff', 'defendant', 'petitioner', 'respondent', 'cross_complainant', 'cross_defendant', 'intervenor'],
  ...['counterclaimant', 'counterdefendant', 'third_party_plaintiff', 'third_party_defendant', 'relator', 'real_party'],
  ...['appellant', 'appellee', 'landlord', 'tenant', 'debtor', 'garnishee', 'lienholder', 'minor'],
]);

const organizationRules: Record<PracticeSystem, string> = {
  federal_district: '28 U.S.C. § 1654; Rowland v. California Men’s Colony, 506 U.S. 194 (1993)',
  california: 'Merco Constr. Engineers, Inc. v. Municipal Court (1978) 21 Cal.3d 724',
  new_york: 'CPLR 321(a)',
  texas: 'Texas case law',
  florida: 'Florida case law',
  illinois: 'Downtown Disposal Services, Inc. v. City of Chicago, 2012 IL 112040',
  immigration_court: '8 C.F.R. § 1292.1',
};

const guardianRules: Record<PracticeSystem, string> = {
  federal_district: 'FRCP 17(c)',
  california: 'CCP § 372; J.W. v. Superior Court (1993) 17 Cal.App.4th 958',
  new_york: 'CPLR 1201, 1202',
  texas: 'TRCP 44, 173',
  florida: 'Fla. R. Civ. P. 1.210(b)',
  illinois: '735 ILCS 5/2-1008',
  immigration_court: '8 C.F.R. § 1292.1',
};

/** Whether a name is that of an organization, until a person has said so. */
export function kindOfName(full_name: string): 'person' | 'organization' {
  return organization.test(full_name) || /^(?:the )?(?:people|state|commonwealth|united states)\b/i.test(full_name)
    ? 'organization'
    : 'person';
}
