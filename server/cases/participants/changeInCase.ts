import { and, eq } from 'drizzle-orm';
import type { ParticipantDetails } from '#contract/participants';
import { titleOf } from '#domain/participants/titleOf';
import { retitleHearings } from '#server/calendar/updateHearing';
import { cases, parties } from '#server/db/schema/cases';
import { aboutCase } from '#server/events/aboutCase';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { lockVisibleCase, type StoredCase } from '../caseRepository.ts';
import { readParticipant, systemOfCase } from './listParticipants.ts';
import { loadParticipants, type StoredParty } from './participantRepository.ts';

export type Writing = Needs<'db' | 'config' | 'now'>;
export type InCase = { id: string; participant_id: string; version: number };
export type Changed = { message: string; participant: ParticipantDetails; title: string };

/**
 * Changes one participant in one transaction: locks the case and the participant, refuses a stale version with what it
 * is now, and afterward updates the title by rule and announces the change.
 */
export async function changeInCase(
  needs: Writing,
  actor: Actor,
  { id, participant_id, version }: InCase,
  write: (tx: Db, held: StoredCase, party: StoredParty) => Promise<string>,
): Promise<Changed> {
  return needs.db.transaction(async (tx) => {
    const held = await lockVisibleCase(tx, actor, id);
    const party = await lockParty(tx, id, participant_id);
    if (party.version !== version) {
      const current = await readParticipant(tx, actor, { id, participant_id });
      throw new Refusal('changed_meanwhile', { version: party.version, current });
    }
    const message = await write(tx, held, party);
    const title = await updateParty(tx, needs, held, party);
    const participant = await readParticipant(tx, actor, { id, participant_id });
    return { message, participant, title };
  });
}

/** A participant of a case, locked until the transaction ends. */
export async function lockParty(tx: Db, case_id: string, participant_id: string): Promise<StoredParty> {
  const [party] = await tx
    .select()
    .from(parties)
    .where(and(eq(parties.id, participant_id), eq(parties.case_id, case_id)))
    .for('update');
  if (!party) throw new Refusal('not_found');
  return party;
}

/** Gives a changed participant and the case their new versions, and announces the change. Returns the title. */
export async function updateParty(tx: Db, needs: Writing, held: StoredCase, party: StoredParty): Promise<string> {
  await tx
    .update(parties)
    .set({ version: party.version + 1 })
    .where(eq(parties.id, party.id));
  return updateCase(tx, needs, held);
}

/** Gives the case its new title and version, announces the change, and reads the participant. */
export async function finishChange(
  tx: Db,
  needs: Writing,
  actor: Actor,
  held: StoredCase,
  { participant_id, message }: { participant_id: string; message: string },
): Promise<Changed> {
  const title = await updateCase(tx, needs, held);
  const participant = await readParticipant(tx, actor, { id: held.id, participant_id });
  return { message, participant, title };
}

async function updateCase(tx: Db, needs: Writing, held: StoredCase): Promise<string> {
  const title = await retitle(tx, held);
  await announce(tx, needs, { code: 'case.parties_changed', ...aboutCase(held) });
  return title;
}

/** Counts the case's version up, and replaces its title by the one of its participants unless the clerk chose it. */
export async function retitle(tx: Db, held: StoredCase): Promise<string> {
  const { id, case_type, title_form, title_is_set } = held;
  const system = await systemOfCase(tx, held);
  const byRule = title_is_set ? null : titleOf({ case_type, system, title_form }, await loadParticipants(tx, id));
  const title = byRule?.slice(0, 300) ?? held.title;
  await tx
    .update(cases)
    .set({ title, version: held.version + 1 })
    .where(eq(cases.id, id));
  await retitleHearings(tx, id, title);
  return title;
}
