import { eq, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { editFiling as asked, FilingEdited } from '#contract/filings';
import { applyCorrections } from '#domain/filings/applyCorrections';
import { type PlannedCorrection, planCorrections } from '#domain/filings/planCorrections';
import { hasEnded } from '#domain/filings/states';
import { recordActivity } from '#server/activity/recordActivity';
import type { Db } from '#server/db/db';
import { corrections, filings } from '#server/db/schema';
import type { Actor } from '#server/http/actor';
import { Refusal } from '#server/http/Refusal';
import type { Needs } from '#server/needs';
import { describeChangesSince } from './describeChangesSince.ts';
import { holdFiling, type StoredFiling } from './filingRepository.ts';
import { findCaseOf } from './findCaseOf.ts';
import { judgeFiling } from './judgeFiling.ts';
import { readFilingDetails } from './readFilingDetails.ts';
import { valuesOf } from './valuesOf.ts';

type Edit = InputOf<typeof asked>;
type Change = PlannedCorrection | { field: 'priority'; old_value: string; new_value: string };

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
    return readFilingDetails(tx, actor, edit.id);
  });
  return { message: 'Document updated successfully', filing };
}

function planChanges({ filing }: StoredFiling, { filling_date, priority, ...edit }: Edit): Change[] {
  const planned = planCorrections(valuesOf(filing), { ...edit, filing_date: filling_date });
  if (!priority || (priority === filing.priority && filing.priority_set_by)) return planned;
  return [...planned, { field: 'priority', old_value: filing.priority, new_value: priority }];
}

async function applyChanges(
  tx: Db,
  needs: Needs<'config' | 'now'>,
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
    corrected_at: needs.now(),
  };
  await tx.insert(corrections).values(changes.map((change) => ({ ...about, ...change })));

  const corrected = changes.filter((change): change is PlannedCorrection => change.field !== 'priority');
  const priority = changes.find((change) => change.field === 'priority');
  const values = applyCorrections(valuesOf(filing), corrected);
  await tx
    .update(filings)
    .set({
      ...values,
      ...(await judgeFiling(tx, held, values)),
      ...(priority && {
        priority: priority.new_value,
        priority_reason: `Set by ${actor.full_name}.`,
        priority_set_by: actor.person_id,
      }),
      case_id: await findCaseOf(tx, filing.court_id, values),
      version: sql`${filings.version} + 1`,
    })
    .where(eq(filings.id, filing.id));

  await recordActivity(tx, needs, actor, {
    action: 'filing_corrected',
    subject_type: 'filing',
    subject_id: filing.id,
    title: 'Filing Corrected',
    description: `${actor.full_name} changed ${changes.map(({ field }) => field.replaceAll('_', ' ')).join(', ')} of ${filing.document_name}.`,
    concerns: filing.filed_by,
  });
}

function refusalToCorrect({ filing, analysis }: StoredFiling): Refusal {
  if (filing.state === 'withdrawn') return new Refusal('filing_withdrawn');
  return new Refusal(hasEnded(analysis.state) ? 'not_permitted' : 'analysis_running');
}
