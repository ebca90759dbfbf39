import { findFiling, type StoredFiling } from '#server/filings/filingRepository';
import { findReturn } from '#server/filings/reviewRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import type { ReturnedFiling } from './resubmissionRepository.ts';

/** A returned filing of this person's, with the return. Others correct it only through `actForFiler`. */
export async function findReturnedFiling(db: Db, actor: Actor, id: string): Promise<ReturnedFiling> {
  return withReturn(db, actor, await findFiling(db, actor, id));
}

/** The same for a filing that the caller has read or locked. */
export async function withReturn(db: Db, actor: Actor, stored: StoredFiling): Promise<ReturnedFiling> {
  if (stored.filing.filed_by !== actor.person_id) throw new Refusal('not_permitted');
  const returned = stored.filing.state === 'returned' ? await findReturn(db, stored) : undefined;
  if (!returned) throw new Refusal('not_returned');
  return { stored, returned };
}
