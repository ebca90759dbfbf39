import { eq } from 'drizzle-orm';
import { isCurrent } from '#domain/participants/endings';
import { parties } from '#server/db/schema/cases';
import { partyCounsel } from '#server/db/schema/participants';
import type { Db } from '#server/kernel/Database';
import type { Moved, Renumbered } from '../moved.ts';
import { type LoadedParticipant, loadParticipants } from './participantRepository.ts';

/**
 * The participants of both cases: those that the kept case has as well remain with the merged one. The same are two of
 * one name and role who act for the same person, if both or neither take part still. One whose counsel the kept case
 * does not name moves: otherwise that counsel would no longer be served.
 */
export async function comparePartiesForSystem(tx: Db, from: string, to: string) {
  const [own, kept] = [await loadParticipants(tx, from), await loadParticipants(tx, to)];
  const keyInKept = keysOf(kept);
  const known = new Map(kept.map((one) => [keyInKept(one), one]));
  const keyInOwn = keysOf(own);
  const counterpart = (one: LoadedParticipant) => {
    const found = known.get(keyInOwn(one));
    const counsel = new Set(found?.counsel.filter(isCurrent).map(nameOfCounsel));
    return found && one.counsel.filter(isCurrent).every((each) => counsel.has(nameOfCounsel(each))) ? found : undefined;
  };
  return {
    same: own.filter((one) => counterpart(one)),
    further: own.filter((one) => !counterpart(one)),
    kept,
    /** The participant of the kept case who is the same, by ID. */
    keptFor: new Map(own.flatMap((one) => (counterpart(one) ? [[one.id, counterpart(one)!.id] as const] : []))),
  };
}

type Keyed = Pick<LoadedParticipant, 'id' | 'full_name' | 'role' | 'acts_for' | 'ended_on'>;

function keysOf(all: readonly Keyed[]): (one: Keyed) => string {
  const named = ({ full_name, role, ended_on }: Keyed) =>
    `${full_name.trim().toLowerCase()}|${role.trim().toLowerCase()}|${ended_on === null}`;
  return (one) => {
    const client = all.find(({ id }) => id === one.acts_for);
    return client ? `${named(one)}|${named(client)}` : named(one);
  };
}

const nameOfCounsel = ({ attorney_id, full_name, bar_number }: LoadedParticipant['counsel'][number]) =>
  attorney_id ?? `${full_name?.trim().toLowerCase()}|${bar_number?.trim()}`;

/**
 * Moves the participants that the other case does not have, after its own. Other names, addresses, counsel, consents,
 * and confidential data belong to the participant and follow.
 */
export async function movePartiesForSystem(tx: Db, from: string, to: string, renumbered: Renumbered): Promise<Moved[]> {
  const { further, kept, keptFor } = await comparePartiesForSystem(tx, from, to);
  const start = kept.reduce((last, { position }) => Math.max(last, position + 1), 0);
  for (const [index, { id, acts_for }] of further.entries()) {
    const next = { case_id: to, position: start + index, acts_for: acts_for && (keptFor.get(acts_for) ?? acts_for) };
    await tx.update(parties).set(next).where(eq(parties.id, id));
    await renumberAppearances(tx, id, renumbered);
  }
  return further.map(({ id, position }) => ({ id, number: position }));
}

/** Returns participants to their case and place. Those added since remain in the kept case. */
export async function returnPartiesForSystem(
  tx: Db,
  moved: readonly Moved[],
  { from, to }: { from: string; to: string },
  renumbered: Renumbered,
): Promise<void> {
  const [there, own] = [await loadParticipants(tx, from), await loadParticipants(tx, to)];
  const [keyThere, keyOwn] = [keysOf(there), keysOf(own)];
  const returns = new Set(moved.map(({ id }) => id));
  const clientOf = (id: string | null) => {
    if (id === null || returns.has(id)) return id;
    const client = there.find((one) => one.id === id);
    return own.find((one) => client && keyOwn(one) === keyThere(client))?.id ?? null;
  };
  for (const { id, number } of moved) {
    const acts_for = clientOf(there.find((one) => one.id === id)?.acts_for ?? null);
    await tx.update(parties).set({ case_id: to, position: number!, acts_for }).where(eq(parties.id, id));
    await renumberAppearances(tx, id, renumbered);
  }
}

/** The entry of an appearance has a new number. An appearance entered on a docket that keeps the entry names none. */
async function renumberAppearances(tx: Db, party_id: string, renumbered: Renumbered): Promise<void> {
  const counsel = await tx.select().from(partyCounsel).where(eq(partyCounsel.party_id, party_id));
  for (const { id, appearance_entry } of counsel) {
    if (appearance_entry === null) continue;
    const next = { appearance_entry: renumbered.get(appearance_entry) ?? null };
    await tx.update(partyCounsel).set(next).where(eq(partyCounsel.id, id));
  }
}
