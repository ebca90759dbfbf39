import { type EnvelopeFiling, findEnvelopeFilings } from '#server/filings/findEnvelopeFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

/** The lead documents of an envelope that this person filed or is about to file; any other one is not found. */
export async function findOwnEnvelope(db: Db, actor: Actor, id: string): Promise<EnvelopeFiling[]> {
  const found = await findEnvelopeFilings(db, actor, id);
  const own = found.filter(({ filed_by }) => filed_by === actor.person_id);
  if (own.length === 0) throw new Refusal('not_found');
  return own;
}
