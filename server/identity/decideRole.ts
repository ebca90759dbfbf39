import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { type Role, roles } from '#domain/identity/permissions';
import type { Db } from '#server/db/db';
import { invitations } from '#server/db/schema';
import type { Needs } from '#server/needs';
import type { ProvidedIdentity } from './IdentityProvider.ts';

/**
 * Decision 6: an invitation to the verified address comes first, then what the provider's claim says as the
 * configuration maps it, then the role held already; whoever has none of these represents themselves.
 */
export async function decideRole(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  identity: ProvidedIdentity,
  current: Role | null,
): Promise<Role> {
  const invited = identity.verified_email ? await takeInvitation(tx, needs, identity.verified_email) : null;
  return invited ?? claimedRole(needs, identity.role_values) ?? current ?? 'self_represented';
}

async function takeInvitation(tx: Db, { config, now }: Needs<'config' | 'now'>, email: string): Promise<Role | null> {
  const open = and(
    eq(invitations.email, email),
    eq(invitations.court_id, config.court.id),
    isNull(invitations.used_at),
    gt(invitations.expires_at, now()),
  );
  const [newest] = await tx
    .select({ role: invitations.role })
    .from(invitations)
    .where(open)
    .orderBy(desc(invitations.created_at))
    .for('update');
  if (!newest) return null;
  await tx.update(invitations).set({ used_at: now() }).where(open);
  return newest.role;
}

/** Where several values give a role, the one that the configuration names first counts. */
function claimedRole({ config }: Needs<'config'>, values: string[]): Role | null {
  const mapped = Object.entries(config.oidc.role_map).find(([value]) => values.includes(value))?.[1];
  return roles.find((role) => role === mapped) ?? null;
}
