import { eq } from 'drizzle-orm';
import type { Attorney, editAttorney as asked } from '#contract/attorneys';
import type { InputOf } from '#contract/endpoint';
import type { FieldProblem } from '#contract/refusals';
import { type RosterField, rosterFields } from '#domain/activity/messages/people';
import { abilitiesOn } from '#domain/attorneys/abilitiesOn';
import { formStatuses, readAttorneyStatus } from '#domain/attorneys/attorneyStatuses';
import { dateInZone } from '#domain/days/dateInZone';
import { compareValues } from '#server/activity/compareValues';
import { recordActivity } from '#server/activity/recordActivity';
import { zoneOf } from '#server/courts/zoneOf';
import { attorneys } from '#server/db/schema/attorneys';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { areCasesCounted, findAttorney, lockAttorney, type StoredAttorney } from './attorneyRepository.ts';
import { describeAttorney } from './describeAttorney.ts';
import { correctPresent, findLastEnded, recordStanding } from './standings.ts';

type Edit = InputOf<typeof asked>;

/** The fields on which the court relies cannot be changed by the attorney concerned. */
const keptByClerk: readonly RosterField[] = ['bar_number', 'status', 'status_since', 'active_cases'];

/**
 * Changes an entry: a clerk may change any field, an attorney only the name and type of the attorney’s entry (departure
 * 6).
 */
export async function editAttorney(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  edit: Edit,
): Promise<{ message: string; data: Attorney }> {
  const { db, now } = needs;
  const data = await db.transaction(async (tx) => {
    const held = await lockAttorney(tx, actor, edit.id);
    const abilities = abilitiesOn(held, actor);
    if (!abilities.edit) throw new Refusal('not_permitted');
    if (edit.version !== undefined && edit.version !== held.version) {
      const current = describeAttorney(await findAttorney(tx, actor, edit.id));
      throw new Refusal('changed_meanwhile', { version: held.version, current });
    }
    const counted = await areCasesCounted(tx, actor.court_id);
    const changes = changesOf(held, edit).filter((field) => !(counted && field === 'active_cases'));
    if (!abilities.manage) assertMayEditStatus(changes);
    if (changes.includes('status')) assertStatusNotImported(edit);
    if (changes.includes('status_since')) await assertPossibleStart(tx, now(), held, edit.status_since!);
    if (changes.length > 0) {
      const since = changes.includes('status') ? { status_since: await startOf(tx, now(), held, edit) } : {};
      const changed = Object.fromEntries(changes.map((field) => [field, edit[field]]));
      await tx
        .update(attorneys)
        .set({ ...changed, ...since, version: held.version + 1 })
        .where(eq(attorneys.id, held.id));
      if (since.status_since) {
        const recorded = { attorney_id: held.id, by: actor.person_id, at: now() };
        await recordStanding(tx, recorded, { status: edit.status, status_since: since.status_since }, held);
      } else if (changes.includes('status_since'))
        await correctPresent(tx, { attorney_id: held.id, before: held.status_since, starts_on: edit.status_since! });
    }
    const after = describeAttorney(await findAttorney(tx, actor, edit.id));
    if (changes.length > 0) {
      await recordActivity(tx, needs, actor, {
        action: 'attorney_edited',
        subject_type: 'attorney',
        subject_id: held.id,
        values: { attorney: held.full_name, fields: changes },
        changes: compareValues(changes, held, edit),
        concerns: held.person_id,
      });
    }
    return after;
  });
  return { message: 'Attorney updated successfully', data };
}

/** The first day of a new status: as given, or today. It does not begin before the status that it ends, or later. */
async function startOf(tx: Db, at: Date, held: StoredAttorney, { status_since }: Edit): Promise<string> {
  const today = dateInZone(at, await zoneOf(tx, held.court_id));
  if (status_since === undefined) return today;
  if (status_since > today) throw invalidInput('status_since', 'Enter today or an earlier day');
  if (held.status_since && status_since < held.status_since)
    throw invalidInput('status_since', 'Enter a day after the start of the present status');
  return status_since;
}

/** The first day of the present status can be corrected: not to a day to come, or before the status that it ended began. */
async function assertPossibleStart(tx: Db, at: Date, held: StoredAttorney, starts_on: string): Promise<void> {
  const today = dateInZone(at, await zoneOf(tx, held.court_id));
  if (starts_on > today) throw invalidInput('status_since', 'Enter today or an earlier day');
  const last = await findLastEnded(tx, held.id);
  if (last?.starts_on && starts_on < last.starts_on)
    throw invalidInput('status_since', 'Enter a day after the start of the status before it');
}

/** A date sent with a new status is its first day; with the present status, it corrects the first day of that one. */
function changesOf(held: StoredAttorney, edit: Edit): RosterField[] {
  const status = readAttorneyStatus(held.status) ?? held.status;
  const isCorrected = edit.status === status && edit.status_since !== undefined;
  const before = { ...held, status, status_since: isCorrected ? held.status_since : edit.status_since };
  return rosterFields.filter((field) => edit[field] !== before[field]);
}

function assertMayEditStatus(changes: RosterField[]): void {
  const fields: FieldProblem[] = changes
    .filter((field) => keptByClerk.includes(field))
    .map((field) => ({ field, message: 'Ask the clerk to change this.' }));
  if (fields.length > 0) throw new Refusal('kept_by_clerk', { fields });
}

/** The other standings come only from imports (departure 10); an entry may keep the one that it has. */
function assertStatusNotImported({ status }: Edit): void {
  if (formStatuses.some((formStatus) => formStatus === status)) return;
  throw invalidInput('status', `Use ${formStatuses.join(', ')}`);
}
