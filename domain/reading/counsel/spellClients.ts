import { spellName } from '../caption/spellName.ts';

const role =
  /^(?:plaintiff|defendant|petitioner|respondent|appell|claimant|intervenor|debtor|trustee|movant|creditor)/i;

/** Clients as a person would write them: `PLAINTIFF ACME, INC.` is `Plaintiff Acme, Inc.`; a lone short name stays. */
export function spellClients(printed: string): string {
  if (/[a-z]{2}/.test(printed) || (!printed.includes(' ') && !role.test(printed))) return printed;
  return spellName(printed, '');
}
