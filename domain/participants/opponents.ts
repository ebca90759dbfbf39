import { bareName } from '#domain/names/sameParty';
import type { Side } from './Role.ts';

/** A participant as far as it decides who opposes whom. */
export type Sided = { id: string; full_name: string; role_id: string | null; side: Side; acts_for: string | null };

/** The roles of claims within a case: who makes one, and against whom. Their sides are those of that claim only. */
const claims = [
  ['cross_complainant', 'cross_defendant'],
  ['counterclaimant', 'counterdefendant'],
  ['third_party_plaintiff', 'third_party_defendant'],
] as const;
const rolesInClaims: ReadonlySet<string> = new Set(claims.flat());

export type Opposition = {
  /** Whether two participants are on opposing sides: of the case, or of a cross-claim. */
  opposed: (one: string, other: string) => boolean;
  /** Whether two participants are different parties on the responding side. */
  codefendants: (one: string, other: string) => boolean;
};

/**
 * Who opposes whom in a case. One party can have several roles: a defendant is often a cross-complainant, too. A guardian
 * ad litem is on the side of the person for whom they act. Roles without a side oppose no one.
 */
export function oppositionIn(all: readonly Sided[]): Opposition {
  const byId = new Map(all.map((one) => [one.id, one]));
  const keyOf = (id: string): string => {
    const one = byId.get(id);
    const represented = one && byId.get(one.acts_for ?? '');
    return bareName((represented ?? one)?.full_name ?? '') || id;
  };
  const roles = new Map<string, Sided[]>();
  for (const one of all) roles.set(keyOf(one.id), [...(roles.get(keyOf(one.id)) ?? []), one]);
  const rolesOf = (key: string) => roles.get(key) ?? [];
  const has = (key: string, side: Side) =>
    rolesOf(key).some((one) => one.side === side && !rolesInClaims.has(one.role_id ?? ''));
  const hasRole = (key: string, role: string) => rolesOf(key).some(({ role_id }) => role_id === role);
  const against = (a: string, b: string) =>
    (has(a, 'initiating') && has(b, 'responding')) ||
    claims.some(([maker, target]) => hasRole(a, maker) && hasRole(b, target));
  const compared = (one: string, other: string, are: (a: string, b: string) => boolean) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    return a !== b && are(a, b);
  };
  return {
    opposed: (one, other) => compared(one, other, (a, b) => against(a, b) || against(b, a)),
    codefendants: (one, other) => compared(one, other, (a, b) => has(a, 'responding') && has(b, 'responding')),
  };
}
