import { and, eq, notInArray } from 'drizzle-orm';
import type { editParties as asked, CaseDetails } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import { isActive } from '#domain/attorneys/attorneyStatuses';
import { recordActivity } from '#server/activity/recordActivity';
import { findEntries, type RosterEntry } from '#server/attorneys/rosterRepository';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { aboutCase } from '#server/events/aboutCase';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { lockCase, readCaseDetails } from './caseRepository.ts';

type Edit = InputOf<typeof asked>;

/** Sets the parties of a case with their counsel, and its title, all in one change. */
export async function editParties(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  edit: Edit,
): Promise<{ message: string; case: CaseDetails }> {
  const whole = await needs.db.transaction(async (tx) => {
    const held = await lockCase(tx, actor, edit.id, edit.version);
    await writeParties(tx, needs, actor, edit, held.court_id);
    await tx
      .update(cases)
      .set({ ...(edit.title && { title: edit.title }), version: held.version + 1 })
      .where(eq(cases.id, edit.id));
    await announce(tx, needs, { code: 'case.parties_changed', ...aboutCase(held) });
    const changed = await readCaseDetails(tx, actor, edit.id);
    await recordActivity(tx, needs, actor, {
      action: 'parties_edited',
      subject_type: 'case',
      subject_id: edit.id,
      values: { case_number: held.case_number, ...namedParties(changed.parties) },
    });
    return changed;
  });
  return { message: 'Parties saved', case: whole };
}

async function writeParties(tx: Db, { now }: Needs<'now'>, actor: Actor, edit: Edit, court_id: string): Promise<void> {
  const there = await tx.select({ id: parties.id }).from(parties).where(eq(parties.case_id, edit.id));
  const kept = edit.parties.flatMap(({ id }) => (id ? [id] : []));
  if (kept.some((id) => !there.some((party) => party.id === id)) || new Set(kept).size < kept.length) {
    throw invalidInput('parties', 'A party on this list is not in this case.');
  }
  await tx
    .delete(parties)
    .where(and(eq(parties.case_id, edit.id), kept.length > 0 ? notInArray(parties.id, kept) : undefined));
  const known = await findByBarNumber(tx, edit, court_id);
  for (const [position, party] of edit.parties.entries()) {
    const attorney = known.get(party.counsel_bar_number);
    const values = {
      full_name: party.full_name,
      role: party.role,
      attorney_id: attorney?.id ?? null,
      counsel_name: attorney?.full_name ?? (party.counsel_name || null),
      counsel_bar_number: party.counsel_bar_number || null,
      position,
    };
    if (party.id) await tx.update(parties).set(values).where(eq(parties.id, party.id));
    else await tx.insert(parties).values({ ...values, case_id: edit.id });
  }
  const active = [...known.values()].filter(({ status }) => isActive(status));
  if (active.length === 0) return;
  const assigned = { case_id: edit.id, assigned_by: actor.person_id, assigned_at: now() };
  await tx
    .insert(caseAssignments)
    .values(active.map(({ id: attorney_id }) => ({ ...assigned, attorney_id })))
    .onConflictDoNothing();
}

async function findByBarNumber(tx: Db, { parties: named }: Edit, court_id: string) {
  const numbers = [...new Set(named.map((party) => party.counsel_bar_number).filter(Boolean))];
  if (numbers.length === 0) return new Map<string, RosterEntry>();
  const found = await findEntries(tx, court_id, numbers);
  return new Map(found.map((attorney) => [attorney.bar_number, attorney]));
}

const mostNamed = 25;

/** The first parties, which the record names, and how many there are besides. */
function namedParties(all: CaseDetails['parties']) {
  const parties = all.slice(0, mostNamed).map(({ full_name, role }) => ({ name: full_name, role }));
  return { parties, more: all.length - parties.length };
}
