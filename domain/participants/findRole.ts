import type { CaseType } from '#domain/courts/choices';
import type { PracticeSystem } from './practiceSystem.ts';
import type { ConfidentialAttribute, CounselDuty, Role, RoleKind, Side } from './Role.ts';
import { type RoleId, roles } from './roles.ts';

const byId = new Map<string, Role>(roles.map((role) => [role.id, role]));

/** The role with this ID; undefined for a role that the court wrote in words. */
export function findRole(id: string | null): Role | undefined {
  return id === null ? undefined : byId.get(id);
}

/** What a role is called in a court system. */
export function labelOfRole(role: Role, system: PracticeSystem): string {
  return role.labels?.[system] ?? role.label;
}

/** The matters that each case type contains, until a case has its category. */
const kindsOf: Record<CaseType, readonly RoleKind[]> = {
  'Civil Complaint': ['civil', 'civil_petition', 'eviction', 'habeas', 'appellate', 'bankruptcy'],
  'Family Law': ['family', 'family_ny', 'juvenile', 'protective', 'guardianship'],
  Probate: ['probate', 'guardianship', 'trust'],
  'Small Claims': ['small_claims'],
  Criminal: ['criminal', 'juvenile_delinquency', 'habeas'],
  Immigration: ['immigration'],
};

/** Whether a role occurs in cases of a type. */
export function fitsCaseType(role: Role, caseType: CaseType): boolean {
  return role.kinds.some((kind) => kind === '*' || kindsOf[caseType].includes(kind));
}

/** The roles of a case type in the order of the catalog. */
export function rolesOfCaseType(caseType: CaseType): (Role & { id: RoleId })[] {
  return roles.filter((role: Role) => fitsCaseType(role, caseType));
}

/**
 * The role that words describe in a case type: `PLAINTIFF`, `Real Party in Interest`, `Personal representative`, also
 * in the plural and with “proposed”. Undefined if no role has this label.
 */
export function roleOfLabel(label: string, caseType: CaseType): RoleId | undefined {
  const wanted = plain(label);
  const alike = roles.filter((role: Role) =>
    [role.label, ...Object.values(role.labels ?? {}), ...(synonyms[role.id] ?? [])].some(
      (one) => plain(one) === wanted,
    ),
  );
  return (alike.find((role: Role) => fitsCaseType(role, caseType)) ?? alike[0])?.id;
}

const synonyms: Record<string, readonly string[]> = {
  decedent: ['deceased'],
  conservatee: ['ward', 'conservatee', 'incapacitated person', 'protected adult', 'alleged incapacitated person'],
  executor: ['executor', 'administrator', 'personal representative', 'executrix', 'administratrix'],
  guardian: ['guardian', 'conservator'],
  heir: ['heir', 'devisee', 'legatee'],
  minor: ['minor child'],
  child_subject: ['child'],
  gal: ['guardian ad litem', 'gal', 'next friend'],
  minors_counsel: ['minor’s counsel', 'law guardian'],
  prosecution: ['people', 'state', 'united states', 'commonwealth', 'prosecution'],
  intervenor: ['intervener'],
  amicus: ['amicus', 'amici curiae'],
  tenant: ['tenant', 'occupant'],
  garnishee: ['garnishee'],
  imm_respondent: ['noncitizen'],
};

function plain(label: string): string {
  return label
    .toLowerCase()
    .replace(/^(?:the|proposed|alleged) (?!incapacitated)/, '')
    .replace(/[^a-z’]+/g, ' ')
    .trim()
    .replace(/^parties /, 'party ')
    .replace(/([a-z]{3,}[^s])s$/, '$1');
}

/** The side of a role; a role in words that names no side is among the others. */
export function sideOfRole(id: string | null, label: string): Side {
  const role = findRole(id);
  if (role) return role.side;
  return /claimant|creditor|interested|beneficiar/i.test(label) ? 'interested' : 'none';
}

export function counselDutyOf(id: string | null): CounselDuty {
  return findRole(id)?.counsel ?? 'optional';
}

export function isConfidential(id: string | null, attribute: ConfidentialAttribute): boolean {
  return findRole(id)?.confidential?.includes(attribute) ?? false;
}
