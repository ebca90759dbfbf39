/** What ties a filing to a case: the number alone does not, since anybody can type one. */
type Captioned = { case_number: string | null; plaintiffs: string[]; claimants: string[]; defendants: string[] };
type Case = { case_number: string; parties: string[] };

/** Whether a filing belongs to a case: it bears the case's number, and its caption names at least one party of it. */
export function belongsToCase(filing: Captioned, aCase: Case): boolean {
  if (filing.case_number === null || !writesSameNumber(filing.case_number, aCase.case_number)) return false;
  const named = [...filing.plaintiffs, ...filing.claimants, ...filing.defendants].map(bare);
  return aCase.parties.map(bare).some((party) => party !== '' && named.includes(party));
}

/** Whether two case numbers are the same number, whatever their dashes and spaces. */
export function writesSameNumber(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

/** Letters and digits alone: captions differ in case, commas and spacing. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
