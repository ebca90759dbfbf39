import type { CaseType } from '#domain/courts/choices';

export type NewParty = { full_name: string; role: string };
type Sides = { plaintiffs: string[]; claimants: string[]; defendants: string[]; doc_type: string | null };

/** What the two sides of a case are called, by its type and by the paper that opens it. */
export function rolesOf(caseType: CaseType, docType: string | null): { first: string; second: string } {
  if (/appeal/i.test(docType ?? '')) return { first: 'Appellant', second: 'Appellee' };
  if (
    caseType === 'Family Law' ||
    caseType === 'Probate' ||
    caseType === 'Immigration' ||
    /petition/i.test(docType ?? '')
  ) {
    return { first: 'Petitioner', second: 'Respondent' };
  }
  return { first: 'Plaintiff', second: 'Defendant' };
}

/** The parties that a paper names, each with its part, in the order of the caption. */
export function partiesOf({ plaintiffs, claimants, defendants, doc_type }: Sides, caseType: CaseType): NewParty[] {
  const { first, second } = rolesOf(caseType, doc_type);
  const as = (role: string) => (full_name: string) => ({ full_name, role });
  return [...plaintiffs.map(as(first)), ...claimants.map(as('Claimant')), ...defendants.map(as(second))];
}
