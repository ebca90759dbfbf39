import { eq } from 'drizzle-orm';
import type { editParties as asked, CaseDetails } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import { kindOfName } from '#domain/participants/counselFinding';
import { isCurrent } from '#domain/participants/endings';
import { roleOfLabel, sideOfRole } from '#domain/participants/findRole';
import { publicName } from '#domain/participants/publicName';
import { recordActivity } from '#server/activity/recordActivity';
import { cases, parties } from '#server/db/schema/cases';
import { aboutCase } from '#server/events/aboutCase';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { lockCase, readCaseDetails, type StoredCase } from './caseRepository.ts';
import { retitle, type Writing } from './participants/changeInCase.ts';
import { todayOf } from './participants/listParticipants.ts';
import { type LoadedParticipant, loadParticipants } from './participants/participantRepository.ts';
import { replaceCounsel } from './participants/replaceCounsel.ts';

type Edit = InputOf<typeof asked>;
type Edited = Edit['parties'][number];

/**
 * Sets the list of parties with their counsel, and the title, in one change. A party that is no longer listed remains
 * in the history of the case. Other data of a party does not change.
 */
export async function editParties(
  needs: Writing,
  actor: Actor,
  edit: Edit,
): Promise<{ message: string; case: CaseDetails }> {
  const whole = await needs.db.transaction(async (tx) => {
    const held = await lockCase(tx, actor, edit.id, edit.version);
    await writeParties(tx, needs, actor, edit, held);
    const chosen = edit.title !== undefined && edit.title !== held.title;
    if (chosen) await tx.update(cases).set({ title_is_set: true }).where(eq(cases.id, held.id));
    await retitle(tx, chosen ? { ...held, title: edit.title!, title_is_set: true } : held);
    await announce(tx, needs, { code: 'case.parties_changed', ...aboutCase(held) });
    const changed = await readCaseDetails(tx, actor, edit.id);
    await recordActivity(tx, needs, actor, {
      action: 'parties_edited',
      subject_type: 'case',
      subject_id: edit.id,
      values: { case_number: held.case_number, ...namedParties(await loadParticipants(tx, edit.id)) },
    });
    return changed;
  });
  return { message: 'Parties saved', case: whole };
}

async function writeParties(tx: Db, needs: Writing, actor: Actor, edit: Edit, held: StoredCase): Promise<void> {
  const there = (await loadParticipants(tx, edit.id)).filter(isCurrent);
  const kept = edit.parties.flatMap(({ id }) => (id ? [id] : []));
  if (kept.some((id) => !there.some((party) => party.id === id)) || new Set(kept).size < kept.length) {
    throw invalidInput('parties', 'A party on this list is not in this case.');
  }
  const today = await todayOf(tx, needs, held);
  for (const { id, version } of there.filter((one) => !kept.includes(one.id))) {
    const ended = { ended_on: today, end_kind: 'recorded_in_error' as const, end_reason: 'Removed from the parties' };
    await tx
      .update(parties)
      .set({ ...ended, version: version + 1 })
      .where(eq(parties.id, id));
  }
  const assigning = { case_id: held.id, court_id: held.court_id, assigned_by: actor.person_id, at: needs.now() };
  for (const [position, party] of edit.parties.entries()) {
    const before = there.find(({ id }) => id === party.id);
    const party_id = await writeParty(tx, held, party, before, position);
    await replaceCounsel(tx, { party_id, before: before?.counsel ?? [], today }, party, assigning);
  }
}

async function writeParty(
  tx: Db,
  { id: case_id, case_type }: StoredCase,
  { full_name, role }: Edited,
  before: LoadedParticipant | undefined,
  position: number,
): Promise<string> {
  const role_id = role === before?.role ? before.role_id : (roleOfLabel(role, case_type) ?? null);
  const columns = { full_name, role, role_id, side: sideOfRole(role_id, role), position };
  if (before) {
    await tx
      .update(parties)
      .set({ ...columns, version: before.version + 1 })
      .where(eq(parties.id, before.id));
    return before.id;
  }
  const is_minor = role_id === 'minor' || role_id === 'child_subject';
  const [added] = await tx
    .insert(parties)
    .values({ ...columns, case_id, kind: kindOfName(full_name), is_minor })
    .returning({ id: parties.id });
  return added!.id;
}

const mostNamed = 25;

/** The first parties, which the record names as the public may see them, and how many there are besides. */
function namedParties(participants: readonly LoadedParticipant[]) {
  const current = participants.filter(isCurrent);
  const named = current.slice(0, mostNamed).map((one) => ({ name: publicName(one), role: one.role }));
  return { parties: named, more: current.length - named.length };
}
