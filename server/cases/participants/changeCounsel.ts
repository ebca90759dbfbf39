import { and, eq, isNull } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { addCounsel as adding, changeCounsel as asked, endCounsel as ending } from '#contract/participants';
import { publicName } from '#domain/participants/publicName';
import { type NewActivity, recordActivities, recordActivity } from '#server/activity/recordActivity';
import { findAccount } from '#server/attorneys/rosterRepository';
import { partyCounsel } from '#server/db/schema/participants';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { Refusal } from '#server/kernel/Refusal';
import type { StoredCase } from '../caseRepository.ts';
import { type Changed, changeInCase, type Writing } from './changeInCase.ts';
import { clearLead, endAssignment, ensureLead, findNamedCounsel, linkCounsel } from './counselLinks.ts';
import type { StoredCounsel, StoredParty } from './participantRepository.ts';

/** Records that counsel appeared for a participant, and notifies them if they have an account. */
export function addCounsel(needs: Writing, actor: Actor, edit: InputOf<typeof adding>): Promise<Changed> {
  return changeInCase(needs, actor, edit, async (tx, held, party) => {
    if (party.ended_on !== null) throw invalidInput('appeared_on', 'This participation has ended.');
    const named = await findNamedCounsel(tx, held.court_id, edit);
    const { appeared_on, appearance_entry, is_lead, gets_notice } = edit;
    const appearance = { appeared_on, appearance_entry, is_lead, gets_notice };
    const line = await addAppearance(tx, needs, actor, held, { party, named, ...appearance });
    await recordActivity(tx, needs, actor, line);
    return 'Counsel recorded';
  });
}

type Appearance = {
  party: StoredParty;
  named: Awaited<ReturnType<typeof findNamedCounsel>>;
  appeared_on: string;
  appearance_entry?: number | null | undefined;
  is_lead: boolean;
  gets_notice: boolean;
};

/** Links counsel to a participant, and notifies counsel who have an account. Returns the line for the record. */
export async function addAppearance(
  tx: Db,
  needs: Writing,
  actor: Actor,
  held: StoredCase,
  { party, named, appearance_entry = null, ...appearance }: Appearance,
): Promise<NewActivity> {
  const link = { ...appearance, party_id: party.id, appearance_entry };
  await linkCounsel(tx, link, named, assigning(needs, actor, held));
  await notifyCounsel(tx, needs, held, party, named.entry?.id ?? null, 'counsel.recorded');
  return lineOf(held, { party, name: named.full_name, on: appearance.appeared_on, ended: false });
}

/** Records that counsel withdrew, was discharged, or was substituted by another attorney. */
export function endCounsel(needs: Writing, actor: Actor, edit: InputOf<typeof ending>): Promise<Changed> {
  return changeInCase(needs, actor, edit, async (tx, held, party) => {
    const link = await findLink(tx, edit);
    if (link.appeared_on !== null && edit.on < link.appeared_on) {
      throw invalidInput('on', 'The representation began later. Enter a day after the appearance.');
    }
    const successor = edit.kind === 'substituted' ? await findNamedCounsel(tx, held.court_id, edit) : undefined;
    const end = { ended_on: edit.on, end_kind: edit.kind, end_basis: edit.basis, end_note: edit.note || null };
    await tx.update(partyCounsel).set(end).where(eq(partyCounsel.id, link.id));
    const name = link.full_name ?? link.bar_number ?? '';
    const lines = [lineOf(held, { party, name, on: edit.on, ended: true })];
    if (successor) {
      const { is_lead } = link;
      const appearance = { party_id: party.id, appeared_on: edit.on, is_lead, gets_notice: true };
      const made = await linkCounsel(tx, appearance, successor, assigning(needs, actor, held));
      await tx.update(partyCounsel).set({ replaced_by: made.id }).where(eq(partyCounsel.id, link.id));
      lines.push(lineOf(held, { party, name: successor.full_name, on: edit.on, ended: false }));
      await notifyCounsel(tx, needs, held, party, successor.entry?.id ?? null, 'counsel.recorded');
    }
    await ensureLead(tx, party.id);
    await endAssignment(tx, held.id, link.attorney_id);
    await notifyCounsel(tx, needs, held, party, link.attorney_id, 'counsel.ended');
    await recordActivities(tx, needs, actor, lines);
    return successor ? 'Counsel substituted' : 'Representation ended';
  });
}

/** Makes an attorney lead counsel, and sets whether the attorney receives notices. */
export function changeCounsel(needs: Writing, actor: Actor, edit: InputOf<typeof asked>): Promise<Changed> {
  return changeInCase(needs, actor, edit, async (tx, held, party) => {
    const link = await findLink(tx, edit);
    if (link.is_lead && !edit.is_lead) throw invalidInput('is_lead', 'Make another attorney lead counsel instead.');
    if (edit.is_lead) await clearLead(tx, party.id);
    const { is_lead, gets_notice } = edit;
    await tx.update(partyCounsel).set({ is_lead, gets_notice }).where(eq(partyCounsel.id, link.id));
    await recordActivity(tx, needs, actor, {
      action: 'counsel_changed',
      subject_type: 'case',
      subject_id: held.id,
      values: {
        case_number: held.case_number,
        counsel: link.full_name ?? link.bar_number ?? '',
        name: publicName(party),
        is_lead,
        gets_notice,
      },
    });
    return 'Counsel saved';
  });
}

async function findLink(tx: Db, { participant_id, counsel_id }: { participant_id: string; counsel_id: string }) {
  const [link] = await tx
    .select()
    .from(partyCounsel)
    .where(
      and(eq(partyCounsel.id, counsel_id), eq(partyCounsel.party_id, participant_id), isNull(partyCounsel.ended_on)),
    );
  if (!link) throw new Refusal('not_found');
  return link satisfies StoredCounsel;
}

function assigning({ now }: Writing, actor: Actor, held: StoredCase) {
  return { case_id: held.id, court_id: held.court_id, assigned_by: actor.person_id, at: now() };
}

type Representation = { party: StoredParty; name: string; on: string; ended: boolean };

function lineOf({ id, case_number }: StoredCase, { party, name, on, ended }: Representation): NewActivity {
  return {
    action: ended ? 'counsel_ended' : 'counsel_appeared',
    ...{ subject_type: 'case', subject_id: id, values: { case_number, counsel: name, name: publicName(party), on } },
  };
}

async function notifyCounsel(
  tx: Db,
  needs: Writing,
  held: StoredCase,
  party: StoredParty,
  attorney_id: string | null,
  code: 'counsel.recorded' | 'counsel.ended',
): Promise<void> {
  const account = attorney_id === null ? null : await findAccount(tx, attorney_id);
  if (account === null) return;
  const { id, case_number, title, court_id } = held;
  const values = { case_number, case_title: title, party: publicName(party), role: party.role };
  await announce(tx, needs, { code, values, about: { case: { id, case_number } }, court_id, to: [account] });
}
