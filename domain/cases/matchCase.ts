import { sameBareNumber } from '#domain/caseNumbers/bareNumber';
import { belongsToCase } from '#domain/filings/belongsToCase';

type Captioned = { case_number: string | null; plaintiffs: string[]; claimants: string[]; defendants: string[] };
type Candidate = { case_number: string; parties: string[] };
export type CaseMatch<T> = { found: T; parties_match: boolean };

/**
 * The case that a filing's number identifies. The number decides, since a court gives it once; whether the caption
 * also names a party of that case is reported with it, so that a person can check a mistyped number.
 */
export function matchCase<T extends Candidate>(filing: Captioned, candidates: readonly T[]): CaseMatch<T> | null {
  const { case_number } = filing;
  if (case_number === null) return null;
  const same = candidates.filter((one) => sameBareNumber(one.case_number, case_number));
  const found =
    same.find((one) => one.case_number === case_number) ?? same.find((one) => belongsToCase(filing, one)) ?? same[0];
  return found ? { found, parties_match: belongsToCase(filing, found) } : null;
}
