import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { type Role, roles } from '#domain/identity/permissions';
import { linkEntry } from '#server/attorneys/rosterRepository';
import { invitations } from '#server/db/schema/invitations';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { ProvidedIdentity } from '#server/kernel/ports/IdentityProvider';
import type { CurrentRole } from './roleRepository.ts';

/**
 * Decides the role after a sign-in (departure 6): first an invitation to the verified address, then the provider's claim
 * as mapped by the configuration, then the existing role, and otherwise self-represented. A role that came from a claim
 * ends when the claim no longer grants it.
 */
export async function decideRole(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  identity: ProvidedIdentity,
  person_id: string,
  current: CurrentRole | null,
): Promise<CurrentRole> {
  const invited = identity.verified_email ? await takeInvitation(tx, needs, identity.verified_email, person_id) : null;
  if (invited) return invited;
  const court_id = needs.config.court.id;
  const claimed = claimedRole(needs, identity.role_values);
  if (claimed) return { court_id, role: claimed, granted_through: 'provider' };
  const withdrawn = current?.granted_through === 'provider' && needs.config.oidc.role_claim !== null;
  if (current && !withdrawn) return current;
  return { court_id: current?.court_id ?? court_id, role: 'self_represented', granted_through: null };
}

/** The newest open invitation of each address counts; it is used up, and those to the same court with it. */
async function takeInvitation(
  tx: Db,
  { now }: Needs<'now'>,
  email: string,
  person_id: string,
): Promise<CurrentRole | null> {
  const open = and(
    eq(invitations.email, email),
    isNull(invitations.used_at),
    isNull(invitations.withdrawn_at),
    gt(invitations.expires_at, now()),
  );
  const [newest] = await tx.select().from(invitations).where(open).orderBy(desc(invitations.created_at)).for('update');
  if (!newest) return null;
  const { court_id, role, attorney_id } = newest;
  await tx
    .update(invitations)
    .set({ used_at: now() })
    .where(and(open, eq(invitations.court_id, court_id)));
  // An invited attorney gets the entry of the roster, unless someone else has taken it since.
  if (attorney_id && !(await linkEntry(tx, attorney_id, person_id))) return null;
  return { court_id, role, granted_through: null };
}

/** Where several values give a role, the one that the configuration names first counts. */
function claimedRole({ config }: Needs<'config'>, values: string[]): Role | null {
  const mapped = Object.entries(config.oidc.role_map).find(([value]) => values.includes(value))?.[1];
  return roles.find((role) => role === mapped) ?? null;
}
