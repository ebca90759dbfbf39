import { sameBareNumber } from '#domain/caseNumbers/bareNumber';
import { sameLetters } from '#domain/names/sameLetters';

/** What links a filing to a case. The number alone does not, because anyone can type one. */
type Captioned = { case_number: string | null; plaintiffs: string[]; claimants: string[]; defendants: string[] };
type Case = { case_number: string; parties: string[] };

/** Whether a filing belongs to a case: it bears the case's number, and its caption names at least one party of it. */
export function belongsToCase(filing: Captioned, aCase: Case): boolean {
  if (filing.case_number === null || !sameBareNumber(filing.case_number, aCase.case_number)) return false;
  const named = [...filing.plaintiffs, ...filing.claimants, ...filing.defendants];
  return aCase.parties.some((party) => named.some((name) => sameLetters(party, name)));
}
