import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';

/** The courts, cases, and documents to which a rule applies. `*` matches any. */
export type Scope = {
  jurisdiction: readonly (Jurisdiction | '*')[];
  court_level: readonly CourtLevel[];
  court_system: 'state' | 'federal' | 'administrative';
  /** Federal districts and circuits, by their short names. */
  court_ids: readonly string[];
  case_types: readonly (CaseType | '*')[];
  doc_types: readonly string[];
};

type Courts = Pick<Scope, 'jurisdiction' | 'court_level' | 'court_system'> & Partial<Pick<Scope, 'court_ids'>>;

/** The scopes of some courts’ rules, by case types and document types. */
export function courts({ court_ids = ['*'], ...rest }: Courts) {
  return (case_types: Scope['case_types'], doc_types: Scope['doc_types']): Scope => ({
    ...rest,
    court_ids,
    case_types,
    doc_types,
  });
}

export const everyCase: Scope['case_types'] = ['*'];
export const civilFamilyAndProbate: Scope['case_types'] = ['Civil Complaint', 'Family Law', 'Probate'];
export const stateCivilCases: Scope['case_types'] = [...civilFamilyAndProbate, 'Small Claims'];
export const stateCases: Scope['case_types'] = [...stateCivilCases, 'Criminal'];
