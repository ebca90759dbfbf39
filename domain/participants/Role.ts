import type { PracticeSystem } from './practiceSystem.ts';

/** Where the participants panel groups a person or organization. */
export const sides = [
  'initiating',
  'responding',
  'subject',
  'fiduciary',
  'represents',
  'interested',
  'third',
  'officer',
  'none',
] as const;
export type Side = (typeof sides)[number];

/** The matters in which a role occurs; `*` is every matter. */
export type RoleKind =
  | '*'
  | 'civil'
  | 'civil_petition'
  | 'eviction'
  | 'small_claims'
  | 'habeas'
  | 'appellate'
  | 'bankruptcy'
  | 'family'
  | 'family_ny'
  | 'juvenile'
  | 'juvenile_delinquency'
  | 'protective'
  | 'probate'
  | 'guardianship'
  | 'trust'
  | 'criminal'
  | 'immigration';

/** Whether someone in a role has, may have, or must have counsel. */
export type CounselDuty =
  | 'optional'
  | 'required'
  | 'required_unless_sole'
  | 'right_to_appointed'
  | 'appointed'
  | 'guardian_or_appointed'
  | 'guardian_not_attorney'
  | 'is_counsel'
  | 'at_own_expense';

/** What the public and the other parties do not learn about someone in a role. */
export type ConfidentialAttribute =
  | 'name'
  | 'address'
  | 'phone'
  | 'email'
  | 'employer'
  | 'school'
  | 'license_plate'
  | 'likeness'
  | 'date_of_birth'
  | 'ssn'
  | 'driver_license'
  | 'account_numbers'
  | 'a_number'
  | 'asylum_facts'
  | 'medical'
  | 'psychological'
  | 'financial_reports'
  | 'minor_children'
  | 'report';

/** A role in a case. `counsel` is optional, and aliases are recorded, unless the role states otherwise. */
export type Role = {
  id: string;
  label: string;
  side: Side;
  kinds: readonly RoleKind[];
  counsel?: CounselDuty;
  confidential?: readonly ConfidentialAttribute[];
  noAliases?: true;
  labels?: Partial<Record<PracticeSystem, string>>;
};
