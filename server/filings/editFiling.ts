import { eq } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { editFiling as asked, FilingEdited } from '#contract/filings';
import type { Priority } from '#domain/filings/choices';
import { gatherFields } from '#domain/filings/listedFields';
import { type PlannedCorrection, planCorrections } from '#domain/filings/planCorrections';
import { hasEnded } from '#domain/filings/states';
import { type NewActivity, recordActivity } from '#server/activity/recordActivity';
import type { Db } from '#server/db/db';
import { corrections, filings } from '#server/db/schema';
import type { Actor } from '#server/http/actor';
import { Refusal } from '#server/http/Refusal';
import type { Needs } from '#server/needs';
import { describeChangesSince } from './describeChangesSince.ts';
import { findExtractedFields, holdFiling, type StoredFiling } from './filingRepository.ts';
import { putInForce } from './putInForce.ts';
import { readFilingDetails } from './readFilingDetails.ts';
import { valuesOf } from './valuesOf.ts';

type Edit = InputOf<typeof asked>;
type PriorityChange = { field: 'priority'; old_value: Priority; new_value: Priority };
type Change = PlannedCorrection | PriorityChange;

/**
 * Corrects what was read, or sets the priority. Who started from an older version is told what changed since; who names
 * no version (SPEC.md 7's own payload) changes what stands there now. The machine's values stay as they are.
 */
export async function editFiling(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  edit: Edit,
): Promise<FilingEdited> {
  const filing = await needs.db.transaction(async (tx) => {
    const held = await holdFiling(tx, actor, edit.id);
    if (!held.abilities.correct) throw refusalToCorrect(held);
    if (edit.version !== undefined && edit.version !== held.filing.version) {
      throw new Refusal('changed_meanwhile', await describeChangesSince(tx, held, edit.version));
    }
    const changes = planChanges(held, edit);
    if (changes.length > 0) await applyChanges(tx, needs, actor, held, changes);
    const changed = await readFilingDetails(tx, actor, edit.id);
    if (changes.length > 0) await recordActivity(tx, needs, actor, describeEdit(actor, held, changes));
    return changed;
  });
  return { message: 'Document updated successfully', filing };
}

function planChanges({ filing }: StoredFiling, { filling_date, priority, ...edit }: Edit): Change[] {
  const planned = planCorrections(valuesOf(filing), { ...edit, filing_date: filling_date });
  if (!priority || priority === filing.priority) return planned;
  return [...planned, { field: 'priority', old_value: filing.priority, new_value: priority }];
}

async function applyChanges(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  held: StoredFiling,
  changes: Change[],
): Promise<void> {
  const { filing, analysis } = held;
  const about = {
    filing_id: filing.id,
    analysis_id: analysis.id,
    filing_version: filing.version + 1,
    corrected_by: actor.person_id,
    corrected_at: now(),
  };
  await tx.insert(corrections).values(changes.map((change) => ({ ...about, ...change })));

  const chosen = changes.find((change): change is PriorityChange => change.field === 'priority');
  const priority = chosen && {
    priority: chosen.new_value,
    priority_reason: `Set by ${actor.full_name}.`,
    priority_set_by: actor.person_id,
  };
  await putInForce(tx, filing, gatherFields(await findExtractedFields(tx, analysis.id)));
  await tx
    .update(filings)
    .set({ ...priority, version: filing.version + 1 })
    .where(eq(filings.id, filing.id));
}

function describeEdit(actor: Actor, { filing }: StoredFiling, changes: Change[]): NewActivity {
  const fields = changes.map(({ field }) => field.replaceAll('_', ' ')).join(', ');
  return {
    action: 'filing_corrected',
    subject_type: 'filing',
    subject_id: filing.id,
    title: 'Filing Corrected',
    description: `${actor.full_name} changed ${fields} of ${filing.document_name}.`,
    concerns: filing.filed_by,
  };
}

function refusalToCorrect({ filing, analysis }: StoredFiling): Refusal {
  if (filing.state === 'withdrawn') return new Refusal('filing_withdrawn');
  return new Refusal(hasEnded(analysis.state) ? 'not_permitted' : 'analysis_running');
}
