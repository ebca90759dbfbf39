import type { CaseType } from '#domain/courts/choices';
import { kindOfName } from '#domain/participants/counselFinding';
import { findRole, labelOfRole, roleOfLabel, sideOfRole } from '#domain/participants/findRole';
import type { PracticeSystem } from '#domain/participants/practiceSystem';
import type { TitleForm } from '#domain/participants/titleForms';
import { titleOf } from '#domain/participants/titleOf';

type Named = { full_name: string; role: string };

/** The columns of a sample participant: the role of the catalog that its label has in the case type. */
export function participantOf({ full_name, role }: Named, case_type: CaseType, system: PracticeSystem) {
  const role_id = roleIdOf(role, case_type);
  const known = findRole(role_id);
  const label = known ? labelOfRole(known, system) : role;
  return {
    full_name,
    role: label,
    role_id,
    side: sideOfRole(role_id, label),
    kind: kindOfName(full_name),
    is_minor: role_id === 'minor' || role_id === 'child_subject',
  };
}

/** In a criminal case, the People prosecute. */
function roleIdOf(role: string, case_type: CaseType) {
  if (case_type === 'Criminal' && role === 'Plaintiff') return 'prosecution';
  return roleOfLabel(role, case_type) ?? null;
}

/** Every case of family law of the first sample court is a marriage. */
export const formOf = (case_type: CaseType): TitleForm | null => (case_type === 'Family Law' ? 'marriage' : null);

/** The title by rule of a sample case; null if it lacks a participant whom the title names. */
export function titleByRule(
  named: readonly Named[],
  case_type: CaseType,
  system: PracticeSystem,
  title_form: TitleForm | null,
): string | null {
  const participants = named.map((one) => ({ ...participantOf(one, case_type, system), end_kind: null }));
  return titleOf({ case_type, system, title_form }, participants);
}
