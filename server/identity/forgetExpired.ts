import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import { dayMs } from '#domain/days/days';
import { addressLinks } from '#server/db/schema/addressLinks';
import { passkeyChallenges, secondFactors } from '#server/db/schema/secondFactor';
import {
  knownDevices,
  passwordLinks,
  providerSignIns,
  sessions,
  sessionTokens,
  signInFailures,
  signInTickets,
} from '#server/db/schema/signIn';
import type { Needs } from '#server/kernel/needs';
import { attemptMemoryMs } from './takeTurn.ts';

/** Removes what can no longer be used: attempts, tickets, links, counts, and the tokens of ended sessions. */
export async function forgetExpired({ db, now }: Needs<'db' | 'now'>): Promise<void> {
  const at = now();
  const yesterday = new Date(at.getTime() - dayMs);
  await db.delete(providerSignIns).where(lt(providerSignIns.expires_at, at));
  await db.delete(signInTickets).where(lt(signInTickets.expires_at, at));
  await db.delete(passwordLinks).where(lt(passwordLinks.expires_at, at));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, at));
  await db
    .delete(secondFactors)
    .where(and(isNull(secondFactors.confirmed_at), lt(secondFactors.created_at, yesterday)));
  await db.delete(addressLinks).where(lt(addressLinks.expires_at, at));
  await db.delete(knownDevices).where(lt(knownDevices.expires_at, at));
  await db.delete(signInFailures).where(lt(signInFailures.since, new Date(at.getTime() - attemptMemoryMs)));
  const over = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(lt(sessions.expires_at, yesterday), lt(sessions.revoked_at, yesterday)));
  await db.delete(sessionTokens).where(inArray(sessionTokens.session_id, over));
}
