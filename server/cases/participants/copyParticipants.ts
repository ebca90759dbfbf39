import { randomUUID } from 'node:crypto';
import { isCurrent } from '#domain/participants/endings';
import { parties } from '#server/db/schema/cases';
import { partyAddresses, partyAliases, partyCounsel, partyPrivate } from '#server/db/schema/participants';
import type { Db } from '#server/kernel/Database';
import { type LoadedParticipant, loadAddresses, loadParticipants, loadPrivate } from './participantRepository.ts';

/**
 * Enters the current participants of a case in one of another court, with their other names, addresses, and counsel.
 * Rosters differ by court: counsel are named without the link to the other court’s roster. Consents to e-service do not
 * follow, because they were given for the other court.
 */
export async function copyParticipants(tx: Db, from: string, to: string): Promise<void> {
  const copied = (await loadParticipants(tx, from)).filter(isCurrent);
  const addresses = await loadAddresses(tx, from);
  const ids = new Map(copied.map(({ id }) => [id, randomUUID()]));
  for (const one of copied) {
    const { aliases: _, counsel: __, ...columns } = one;
    const acts_for = one.acts_for && (ids.get(one.acts_for) ?? null);
    await tx.insert(parties).values({ ...columns, id: ids.get(one.id)!, case_id: to, acts_for, version: 1 });
    await copyNames(tx, one, ids.get(one.id)!);
    const own = addresses.get(one.id) ?? [];
    if (own.length === 0) continue;
    await tx.insert(partyAddresses).values(own.map(({ id: _id, ...row }) => ({ ...row, party_id: ids.get(one.id)! })));
  }
}

async function copyNames(tx: Db, { id, aliases, counsel }: LoadedParticipant, party_id: string): Promise<void> {
  if (aliases.length > 0) {
    await tx.insert(partyAliases).values(aliases.map(({ id: _id, ...alias }) => ({ ...alias, party_id })));
  }
  const current = counsel.filter(isCurrent).map(({ full_name, bar_number, is_lead, gets_notice }) => {
    return { party_id, full_name, bar_number, is_lead, gets_notice };
  });
  if (current.length > 0) await tx.insert(partyCounsel).values(current);
  const confidential = await loadPrivate(tx, id);
  if (confidential) await tx.insert(partyPrivate).values({ ...confidential, party_id });
}
