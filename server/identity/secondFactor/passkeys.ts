import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { addPasskey as asked, Confirmation } from '#contract/secondFactor';
import { secondFactors } from '#server/db/schema/secondFactor';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { type Enrolled, enroll } from './enroll.ts';
import { relyingParty } from './relyingParty.ts';
import { requireChangeable } from './requireChangeable.ts';
import { findSecondFactors } from './secondFactorRepository.ts';

type Options = { options: Record<string, unknown> };

/** Asks the browser to make a passkey for this portal, other than those that the person has. */
export async function beginPasskey(needs: Needs<'db' | 'config' | 'now'>, actor: Actor): Promise<Options> {
  await requireChangeable(needs.db, needs, actor);
  const options = await generateRegistrationOptions({
    rpName: 'Assize',
    rpID: relyingParty(needs).rpID,
    userName: actor.full_name,
    userDisplayName: actor.full_name,
    userID: new Uint8Array(Buffer.from(actor.person_id)),
    attestationType: 'none',
    excludeCredentials: await credentialsOf(needs, actor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(needs, actor, 'register', options.challenge);
  return { options: { ...options } };
}

/** Registers the passkey that the browser made. */
export async function addPasskey(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { name, credential }: InputOf<typeof asked>,
): Promise<Enrolled> {
  const made = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(needs, actor, 'register', challenge),
    expectedOrigin: relyingParty(needs).expectedOrigin,
    expectedRPID: relyingParty(needs).rpID,
    requireUserVerification: false,
  }).catch(() => null);
  if (!made?.verified) throw new Refusal('passkey_refused');
  const { id, publicKey, counter, transports } = made.registrationInfo.credential;
  return enroll(needs, actor, async (tx, at) => {
    const [stored] = await tx
      .insert(secondFactors)
      .values({
        person_id: actor.person_id,
        kind: 'passkey',
        name,
        credential_id: id,
        public_key: Buffer.from(publicKey),
        counter,
        transports: transports ?? null,
        created_at: at,
        confirmed_at: at,
        last_used_at: at,
      })
      .returning();
    return stored!;
  });
}

/** Asks the browser to answer with one of the person's passkeys. */
export async function beginConfirmation(needs: Needs<'db' | 'config' | 'now'>, actor: Actor): Promise<Options> {
  const allowCredentials = await credentialsOf(needs, actor);
  if (allowCredentials.length === 0) throw new Refusal('passkey_refused');
  const { rpID } = relyingParty(needs);
  const options = await generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'preferred' });
  await keepChallenge(needs, actor, 'confirm', options.challenge);
  return { options: { ...options } };
}

/** Checks what a passkey of the person answered. A counter that does not grow is a copied key: it is refused. */
export async function checkPasskey(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { credential }: Extract<Confirmation, { with: 'passkey' }>,
): Promise<void> {
  const known = (await findSecondFactors(needs.db, actor.person_id)).find(
    ({ credential_id }) => credential_id === credential.id,
  );
  if (!known?.public_key) throw new Refusal('passkey_refused');
  const answered = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(needs, actor, 'confirm', challenge),
    expectedOrigin: relyingParty(needs).expectedOrigin,
    expectedRPID: relyingParty(needs).rpID,
    credential: { id: credential.id, publicKey: new Uint8Array(known.public_key), counter: known.counter! },
    requireUserVerification: false,
  }).catch(() => null);
  if (!answered?.verified) throw new Refusal('passkey_refused');
  const used = await needs.db
    .update(secondFactors)
    .set({ counter: answered.authenticationInfo.newCounter, last_used_at: needs.now() })
    .where(and(eq(secondFactors.id, known.id), eq(secondFactors.counter, known.counter!)))
    .returning({ id: secondFactors.id });
  if (used.length === 0) throw new Refusal('passkey_refused');
}

async function credentialsOf({ db }: Needs<'db'>, { person_id }: Actor) {
  const methods = await findSecondFactors(db, person_id);
  return methods.flatMap(({ credential_id, transports }) =>
    credential_id ? [{ id: credential_id, ...(transports ? { transports } : {}) }] : [],
  );
}
