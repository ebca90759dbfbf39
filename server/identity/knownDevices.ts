import { and, eq, gt } from 'drizzle-orm';
import { dayMs } from '#domain/days/days';
import { people } from '#server/db/schema/people';
import { knownDevices } from '#server/db/schema/signIn';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { hashSecret, newSecret } from '#server/secrets/tokens';

/** How long a browser is remembered after its last sign-in. */
export const deviceLifetimeMs = 180 * dayMs;

/** Whether the account signed in with its password in this browser before. */
export async function isKnownDevice({ db, now }: Needs<'db' | 'now'>, email: string, device: string): Promise<boolean> {
  const [known] = await db
    .select({ person_id: knownDevices.person_id })
    .from(knownDevices)
    .innerJoin(people, eq(people.id, knownDevices.person_id))
    .where(
      and(
        eq(knownDevices.device_hash, hashSecret(device)),
        eq(people.email, email),
        gt(knownDevices.expires_at, now()),
      ),
    );
  return known !== undefined;
}

/** Remembers a browser in which a person has signed in with a password. Several people can use one browser. */
export async function rememberDevice(
  tx: Db,
  { now }: Needs<'now'>,
  person_id: string,
  device: string | null,
): Promise<string> {
  const secret = device ?? newSecret();
  const expires_at = new Date(now().getTime() + deviceLifetimeMs);
  await tx
    .insert(knownDevices)
    .values({ device_hash: hashSecret(secret), person_id, expires_at })
    .onConflictDoUpdate({ target: [knownDevices.device_hash, knownDevices.person_id], set: { expires_at } });
  return secret;
}

/** Forgets every browser of a person whose password was lost. */
export async function forgetDevices(tx: Db, person_id: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.person_id, person_id));
}
