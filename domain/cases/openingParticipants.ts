import type { CaseType } from '#domain/courts/choices';
import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { Alias } from '#domain/participants/aliases';
import { kindOfName } from '#domain/participants/counselFinding';
import { findRole, labelOfRole, roleOfLabel } from '#domain/participants/findRole';
import type { PracticeSystem } from '#domain/participants/practiceSystem';
import type { RoleId } from '#domain/participants/roles';
import type { TitleForm } from '#domain/participants/titleForms';
import { readCapacity } from './readCapacity.ts';
import { readMatter } from './readMatter.ts';

/** The sides that a document names, and the roles that its caption prints, by name. */
export type Captioned = {
  plaintiffs: readonly string[];
  claimants: readonly string[];
  defendants: readonly string[];
  document_type: DocumentTypeId | null;
  title?: string | null;
  roles?: ReadonlyMap<string, string>;
};

export type NewParticipant = {
  full_name: string;
  kind: 'person' | 'organization';
  role: string;
  role_id: RoleId | null;
  is_minor: boolean;
  aliases: Alias[];
  /** Whether the filing that opens the case is on their behalf. */
  files: boolean;
  /** The one for whom a guardian ad litem acts, by their place in the list. */
  acts_for?: number;
};

type Of = { case_type: CaseType; system: PracticeSystem };

/** What the two sides of a case are called, by its type and by the document that opens it. */
export function sideRoles(caseType: CaseType, type: DocumentTypeId | null): { first: RoleId; second: RoleId } {
  const sides = type === null ? 'plaintiff' : documentType(type).sides;
  if (sides === 'appellant') return { first: 'appellant', second: 'appellee' };
  if (caseType === 'Criminal') return { first: 'prosecution', second: 'criminal_defendant' };
  if (caseType === 'Immigration') return { first: 'petitioner', second: 'imm_respondent' };
  if (caseType === 'Family Law' || caseType === 'Probate' || sides === 'petitioner') {
    return { first: 'petitioner', second: 'respondent' };
  }
  return { first: 'plaintiff', second: 'defendant' };
}

/**
 * The participants that a document names when it opens a case, with the roles and capacities that its caption prints:
 * the decedent of an estate, a conservatee, a minor with the guardian ad litem.
 */
export function openingParticipants(document: Captioned, { case_type, system }: Of): NewParticipant[] {
  const { first, second } = sideRoles(case_type, document.document_type);
  const all = [
    ...document.plaintiffs.map((name) => ({ name, usual: first, files: true })),
    ...document.claimants.map((name) => ({ name, usual: null, files: true })),
    ...document.defendants.map((name) => ({ name, usual: second, files: false })),
  ];
  const bothSides = document.plaintiffs.length > 0 && document.defendants.length > 0;
  const found: NewParticipant[] = [];
  for (const { name, usual, files } of all) {
    const matter = readMatter(name);
    if (matter && (case_type === 'Probate' || case_type === 'Family Law' || !bothSides)) {
      found.push({ ...participant(matter.subject, matter.role_id, system), files: false });
      continue;
    }
    const printed = document.roles?.get(name);
    const role_id = (printed && roleOfPrinted(printed, case_type)) || usual;
    const { full_name, aliases, is_minor, guardian } = readCapacity(name);
    found.push({ ...participant(full_name, role_id, system), aliases, is_minor, files });
    if (guardian) found.push({ ...participant(guardian, 'gal', system), files, acts_for: found.length - 1 });
  }
  return found;
}

/** A printed role, if it fits the case; an ordinary side remains the one of the case type. */
function roleOfPrinted(printed: string, caseType: CaseType): RoleId | undefined {
  const id = roleOfLabel(printed, caseType);
  return id && ['plaintiff', 'defendant', 'petitioner', 'respondent'].includes(id) ? undefined : id;
}

function participant(full_name: string, role_id: RoleId | null, system: PracticeSystem): NewParticipant {
  const role = findRole(role_id);
  const kind = kindOfName(full_name);
  const is_minor = role_id === 'minor' || role_id === 'child_subject';
  const label = role ? labelOfRole(role, system) : 'Claimant';
  return { full_name, kind, role: label, role_id, is_minor, aliases: [], files: false };
}

/** The form of the title that the opening document states, beyond what the participants show. */
export function openingForm({ title }: Pick<Captioned, 'title'>, caseType: CaseType): TitleForm | null {
  if (caseType !== 'Family Law' || !title) return null;
  return /\b(?:dissolution|divorce|marriage|legal separation|nullity)\b/i.test(title) ? 'marriage' : null;
}
