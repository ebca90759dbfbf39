import type { CaseType } from '#domain/courts/choices';
import type { Side } from '#domain/participants/Role';

/** Roles in words against which nothing is decided: the prosecution, and those who ask for relief. */
const asking = /^(?:plaintiff|petitioner|claimant|prosecution|people|state|government|appellant|creditor|intervenor)/i;
const prosecution = /\b(?:people of|state of|commonwealth|united states of america|government|dhs)\b/i;

/** A party for whom the court records a separate outcome. */
export type DisposedParty = {
  id: string;
  full_name: string;
  role: string;
  /** The role of the catalog; null for a role in words. */
  role_id: string | null;
  side: Side;
  disposition: string | null;
};

/**
 * The parties that need a disposition each: the defendants of a criminal case, and the opposing parties of a civil case
 * with several of them. Witnesses, guardians ad litem, and officers of the court need none.
 */
export function partiesToDispose<P extends DisposedParty>(caseType: CaseType, parties: readonly P[]): P[] {
  const against = parties.filter((party) => isAgainst(party) && !prosecution.test(party.full_name));
  if (caseType === 'Criminal') return against;
  return caseType === 'Civil Complaint' && against.length > 1 ? against : [];
}

/** Whether relief is asked against a party. */
export function isAgainst({ role, role_id, side }: Pick<DisposedParty, 'role' | 'role_id' | 'side'>): boolean {
  return role_id === null && side === 'none' ? !asking.test(role) : side === 'responding';
}

/** Whether the last of these parties now has a disposition, so that the case is disposed. */
export function allDisposed(parties: readonly DisposedParty[]): boolean {
  return parties.length > 0 && parties.every(({ disposition }) => disposition !== null);
}
