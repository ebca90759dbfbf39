import type { InputOf } from '#contract/endpoint';
import type { editFiling as asked, FilingEdited } from '#contract/filings';
import { refusals } from '#contract/refusals';
import type { Priority } from '#domain/courts/choices';
import { currentConfirmations } from '#domain/filings/currentConfirmations';
import type { FilingValues } from '#domain/filings/FilingValues';
import { type PlannedConfirmation, planConfirmations } from '#domain/filings/planConfirmations';
import { type PlannedCorrection, planCorrections } from '#domain/filings/planCorrections';
import { hasEnded } from '#domain/filings/states';
import { say } from '#domain/messages/say';
import { gatherFields, type ListedField } from '#domain/reading/listedFields';
import { machineValueOf } from '#domain/reading/machineValue';
import { fieldOfWire, wireName } from '#domain/reading/wireName';
import { spell } from '#server/activity/compareValues';
import { type NewActivity, recordActivity } from '#server/activity/recordActivity';
import { runCheck } from '#server/checks/runCheck';
import { assertNotHeld } from '#server/filings/assertNotHeld';
import { insertEdits, raiseVersion } from '#server/filings/correctionRepository';
import { describeChangesSince } from '#server/filings/describeChangesSince';
import { noteDraftChanged } from '#server/filings/drafts/draftRepository';
import {
  findChanges,
  findConfirmations,
  findReadings,
  lockFilingOrDraft,
  type StoredFiling,
} from '#server/filings/filingRepository';
import { machineColumns } from '#server/filings/machineColumns';
import { filerOf } from '#server/filings/recordOnFiling';
import { placeInSectionForSystem } from '#server/filings/sections/placeInSection';
import { updateCurrentValues } from '#server/filings/updateCurrentValues';
import { findValuesForSystem } from '#server/filings/valuesOf';
import { holdAuthority } from '#server/firms/holdAuthority';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { askToLearn } from '#server/learning/learnJob';
import { readFilingDetails } from './readFilingDetails.ts';

type Edit = InputOf<typeof asked>;
type PriorityChange = { field: 'priority'; old_value: Priority; new_value: Priority };
type Change = PlannedCorrection | PriorityChange;

/**
 * Corrects or confirms values, or, for court staff, sets the priority. An edit of an older version is refused with what
 * has changed since. An edit without a version applies to the current values. The machine's values are never changed.
 */
export async function editFiling(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  edit: Edit,
): Promise<FilingEdited> {
  const filing = await needs.db.transaction(async (tx) => {
    await holdAuthority(tx, actor, 'file');
    const held = await lockFilingOrDraft(tx, actor, edit.id);
    if (!held.abilities.correct) throw refusalToCorrect(held);
    await assertNotHeld(tx, actor, held);
    if (edit.version !== undefined && edit.version !== held.filing.version) {
      throw new Refusal('changed_meanwhile', await describeChangesSince(tx, held, edit.version));
    }
    const [reading] = await findReadings(tx, held, 1);
    const read = reading?.fields ?? [];
    const inForce = await findValuesForSystem(tx, held.filing, read);
    const changes = planChanges(held, inForce, edit);
    if (!held.abilities.prioritize && changes.some(({ field }) => field === 'priority')) {
      throw new Refusal('priority_of_court');
    }
    const confirmed = edit.confirmed ? await planConfirmed(tx, held, { read, inForce }, edit.confirmed, changes) : [];
    if (changes.length + confirmed.length > 0)
      await applyEdit(
        tx,
        needs,
        actor,
        { filing: held.filing, analysis: reading?.analysis ?? held.analysis, read },
        { changes, confirmed },
      );
    // Only the court's own corrections teach the portal.
    if (held.abilities.prioritize) {
      const { id: filing_id, court_id } = held.filing;
      const changed = changes.map(({ field }) => field);
      await askToLearn(tx, { filing_id, court_id, corrected_by: actor.person_id }, changed);
    }
    await noteDraftChanged(tx, needs, actor, held.filing);
    const edited = await readFilingDetails(tx, actor, edit.id);
    if (changes.length + confirmed.length > 0 && held.filing.state !== 'draft') {
      await recordActivity(tx, needs, actor, describeEdit(actor, held, changes, confirmed));
    }
    return edited;
  });
  return { message: 'Document updated successfully', filing };
}

function planChanges(
  { filing }: StoredFiling,
  inForce: FilingValues,
  { filling_date, priority, confirmed: _confirmed, id: _id, version: _version, ...edit }: Edit,
): Change[] {
  const planned = planCorrections(inForce, { ...edit, filing_date: filling_date });
  if (!priority || priority === filing.priority) return planned;
  return [...planned, { field: 'priority', old_value: filing.priority, new_value: priority }];
}

async function planConfirmed(
  tx: Db,
  held: StoredFiling,
  { read, inForce }: { read: ListedField[]; inForce: FilingValues },
  asked: NonNullable<Edit['confirmed']>,
  changes: Change[],
): Promise<PlannedConfirmation[]> {
  const made = await findChanges(tx, held);
  const said = await findConfirmations(tx, held);
  const standing = currentConfirmations(
    said.map(({ confirmation }) => confirmation),
    made.map(({ change }) => change),
    read,
  );
  const plan = planConfirmations(asked.map(fieldOfWire), {
    inForce,
    read,
    confirmed: standing.map(({ field }) => field),
    changing: changes.flatMap(({ field }) => (field === 'priority' ? [] : [field])),
  });
  if ('confirm' in plan) return plan.confirm;
  throw new Refusal('not_confirmable', {
    fields: plan.notConfirmable.map((field) => ({ field: wireName(field), message: refusals.not_confirmable.words })),
  });
}

async function applyEdit(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  { filing, analysis, read }: Pick<StoredFiling, 'filing' | 'analysis'> & { read: ListedField[] },
  { changes, confirmed }: { changes: Change[]; confirmed: PlannedConfirmation[] },
): Promise<void> {
  const at = now();
  const about = { filing_id: filing.id, analysis_id: analysis.id, filing_version: filing.version + 1 };
  const chosen = changes.find((change): change is PriorityChange => change.field === 'priority');
  const corrected = changes.map((change) => {
    const machine = change.field === 'priority' ? null : machineValueOf(read, change.field);
    const by = { corrected_by: actor.person_id, corrected_at: at };
    return { ...about, ...by, ...change, ...(machine && machineColumns(machine)) };
  });
  await insertEdits(
    tx,
    corrected,
    confirmed.map(({ field, machine }) => ({
      ...about,
      field,
      confirmed_by: actor.person_id,
      confirmed_at: at,
      ...machineColumns(machine),
    })),
  );
  if (changes.length > 0) {
    await updateCurrentValues(tx, filing, gatherFields(read));
    await runCheck(tx, { now }, filing.id, { cause: 'correction', caused_by: actor.person_id });
    await placeInSectionForSystem(tx, filing);
  }
  const priority = chosen && {
    priority: chosen.new_value,
    priority_reason: say('set_by_person', { name: actor.full_name }),
    priority_set_by: actor.person_id,
  };
  await raiseVersion(tx, filing, priority);
}

function describeEdit(
  actor: Actor,
  { filing }: StoredFiling,
  changes: Change[],
  confirmations: PlannedConfirmation[],
): NewActivity {
  const by = filerOf(actor);
  const document = filing.document_name;
  const confirmed = confirmations.map(({ field }) => field);
  const changed = changes.map(({ field }) => field);
  return {
    ...(changes.length > 0
      ? { action: 'filing_corrected', values: { document, changed, confirmed, ...by } }
      : { action: 'filing_confirmed', values: { document, confirmed } }),
    subject_type: 'filing',
    subject_id: filing.id,
    changes: changes.map(({ field, old_value, new_value }) => ({
      field,
      before: spell(old_value),
      after: spell(new_value),
    })),
    concerns: filing.filed_by,
  };
}

function refusalToCorrect({ filing, analysis }: StoredFiling): Refusal {
  if (filing.state === 'withdrawn') return new Refusal('filing_withdrawn');
  return new Refusal(hasEnded(analysis.state) ? 'filing_decided' : 'analysis_running');
}
