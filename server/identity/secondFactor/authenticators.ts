import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { addAuthenticator as asked, beginAuthenticator as begun } from '#contract/secondFactor';
import { findCourtSettings } from '#server/courts/findCourtSettings';
import { people } from '#server/db/schema/people';
import { secondFactors } from '#server/db/schema/secondFactor';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { openSecret, sealSecret } from '#server/secrets/sealing';
import { codeRefused, forgiveCodes, takeCodeTurn } from './codeAttempts.ts';
import { drawQr } from './drawQr.ts';
import { type Enrolled, enroll } from './enroll.ts';
import { requireChangeable } from './requireChangeable.ts';
import { findSecondFactors, type StoredSecondFactor } from './secondFactorRepository.ts';

const stepSeconds = 30;

/** RFC 6238, 5.2: a clock that is off by up to one step, as it may be where the phone sets its own. */
const toleranceSeconds = stepSeconds;

/** To what the sealed secret of an authenticator app is bound. */
export const purposeOf = (person_id: string) => `authenticator of ${person_id}`;

/** Makes the secret of an authenticator app. It counts only once the app has shown a right code. */
export async function beginAuthenticator(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
): Promise<ReplyOf<typeof begun>> {
  await requireChangeable(needs.db, needs, actor);
  const { person_id, court_id } = actor;
  const secret = generateSecret();
  const sealed_secret = await sealSecret(needs, purposeOf(person_id), secret);
  const id = await needs.db.transaction(async (tx) => {
    await tx
      .delete(secondFactors)
      .where(and(eq(secondFactors.person_id, person_id), isNull(secondFactors.confirmed_at)));
    const [made] = await tx
      .insert(secondFactors)
      .values({ person_id, kind: 'authenticator', name: '', sealed_secret, created_at: needs.now() })
      .returning({ id: secondFactors.id });
    return made!.id;
  });
  const { name: issuer } = await findCourtSettings(needs.db, court_id);
  const [person] = await needs.db.select({ email: people.email }).from(people).where(eq(people.id, person_id));
  const uri = generateURI({ strategy: 'totp', issuer, label: person?.email ?? actor.full_name, secret });
  return { id, secret, uri, qr: drawQr(uri) };
}

/** Registers the app that produces the right code. */
export async function addAuthenticator(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, name, code }: InputOf<typeof asked>,
): Promise<Enrolled> {
  const { person_id } = actor;
  await takeCodeTurn(needs, actor);
  const [begun] = await needs.db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.id, id), eq(secondFactors.person_id, person_id), isNull(secondFactors.confirmed_at)));
  if (!begun) throw new Refusal('not_found');
  const step = await stepOf(needs, begun, code);
  if (step === null) throw codeRefused();
  await forgiveCodes(needs, actor);
  return enroll(needs, actor, async (tx, at) => {
    const [stored] = await tx
      .update(secondFactors)
      .set({ name, last_step: step, confirmed_at: at, last_used_at: at })
      .where(and(eq(secondFactors.id, id), isNull(secondFactors.confirmed_at)))
      .returning();
    if (!stored) throw new Refusal('not_found');
    return stored;
  });
}

/** Checks a code against the person's apps. A code is taken once, and none of an earlier step after it. */
export async function checkAuthenticator(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  code: string,
): Promise<void> {
  await takeCodeTurn(needs, actor);
  const methods = await findSecondFactors(needs.db, actor.person_id);
  for (const method of methods.filter(({ kind }) => kind === 'authenticator')) {
    const step = await stepOf(needs, method, code);
    if (step !== null && (await takeStep(needs.db, needs, method, step))) {
      await forgiveCodes(needs, actor);
      return;
    }
  }
  throw codeRefused();
}

/** The time step whose code this is; null when it is none of now. */
async function stepOf(
  needs: Needs<'config' | 'now'>,
  { person_id, sealed_secret }: StoredSecondFactor,
  typed: string,
): Promise<number | null> {
  const token = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const secret = await openSecret(needs, purposeOf(person_id), sealed_secret!);
  const epoch = Math.floor(needs.now().getTime() / 1000);
  const result = verifySync({ strategy: 'totp', secret, token, epoch, epochTolerance: toleranceSeconds });
  return result.valid ? Math.floor(epoch / stepSeconds) + result.delta : null;
}

async function takeStep(db: Db, { now }: Needs<'now'>, { id }: StoredSecondFactor, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ last_step: step, last_used_at: now() })
    .where(and(eq(secondFactors.id, id), or(isNull(secondFactors.last_step), lt(secondFactors.last_step, step))))
    .returning({ id: secondFactors.id });
  return taken.length > 0;
}
