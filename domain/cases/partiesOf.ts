import type { CaseType } from '#domain/courts/choices';
import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';

export type NewParty = { full_name: string; role: string };
type Sides = { plaintiffs: string[]; claimants: string[]; defendants: string[]; document_type: DocumentTypeId | null };

/** What the two sides of a case are called, by its type and by the document that opens it. */
export function rolesOf(caseType: CaseType, type: DocumentTypeId | null): { first: string; second: string } {
  const sides = type === null ? 'plaintiff' : documentType(type).sides;
  if (sides === 'appellant') return { first: 'Appellant', second: 'Appellee' };
  if (caseType === 'Family Law' || caseType === 'Probate' || caseType === 'Immigration' || sides === 'petitioner') {
    return { first: 'Petitioner', second: 'Respondent' };
  }
  return { first: 'Plaintiff', second: 'Defendant' };
}

/** The parties that a document names, each with its part, in the order of the caption. */
export function partiesOf({ plaintiffs, claimants, defendants, document_type }: Sides, caseType: CaseType): NewParty[] {
  const { first, second } = rolesOf(caseType, document_type);
  const as = (role: string) => (full_name: string) => ({ full_name, role });
  return [...plaintiffs.map(as(first)), ...claimants.map(as('Claimant')), ...defendants.map(as(second))];
}
