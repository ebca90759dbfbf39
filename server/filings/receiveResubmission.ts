import { eq } from 'drizzle-orm';
import type { Doubt } from '#domain/filings/doubts/Doubt';
import type { PlannedCorrection } from '#domain/filings/planCorrections';
import type { FilingState } from '#domain/filings/states';
import { machineValueOf } from '#domain/reading/machineValue';
import { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { insertAfterTheLast } from './addSupportingDocuments.ts';
import { asAnother } from './correctFiling.ts';
import { insertEdits } from './correctionRepository.ts';
import { findReadings, type StoredDocument, type StoredFiling } from './filingRepository.ts';
import type { InspectedFile } from './inspectFiles.ts';
import { machineColumns } from './machineColumns.ts';
import { type Replaced, replaceDocument } from './replaceDocument.ts';
import { keepAnswer } from './reviewRepository.ts';

/** Everything that the filer changes in a returned filing. */
export type ReceivedAgain = {
  state: FilingState;
  replacement: { document: StoredDocument['document']; file: InspectedFile; doubts: Doubt[] } | null;
  attachments: InspectedFile[];
  values: readonly PlannedCorrection[];
  answer: string | null;
};

/** Stores a resubmission of a locked filing: its documents, values, and answer, and its state in the queue. */
export async function receiveResubmission(
  tx: Db,
  needs: Needs<'now'>,
  actor: Actor,
  held: StoredFiling,
  { state, replacement, attachments, values, answer }: ReceivedAgain,
): Promise<Replaced | null> {
  const { filing } = held;
  const at = needs.now();
  const replaced = replacement && (await replaceDocument(tx, needs, actor, held, replacement));
  await insertAfterTheLast(tx, needs, actor, filing.id, attachments);
  if (answer !== null) await keepAnswer(tx, held, answer);
  await correctValues(tx, needs, actor, held, { values, analysis_id: replaced?.analysis_id ?? held.analysis.id });
  const isLead = replacement?.document.kind === 'lead';
  await tx
    .update(filings)
    .set({
      ...{
        state,
        resubmitted_at: at,
        resubmitted_by: actor.through?.person_id ?? actor.person_id,
        claimed_by: null,
        claimed_at: null,
        version: filing.version + 1,
      },
      ...(isLead && { document_name: replacement.file.file_name }),
      ...(replacement &&
        replacement.doubts.length > 0 &&
        asAnother(filing, replacement.doubts, { received_at: at, now: at })),
    })
    .where(eq(filings.id, filing.id));
  return replaced;
}

/** The filer's values apply to the analysis of the document that the filing has now. */
async function correctValues(
  tx: Db,
  { now }: Needs<'now'>,
  { person_id }: Actor,
  held: StoredFiling,
  { values, analysis_id }: { values: readonly PlannedCorrection[]; analysis_id: string },
): Promise<void> {
  if (values.length === 0) return;
  const [reading] = analysis_id === held.analysis.id ? await findReadings(tx, held, 1) : [];
  const { id: filing_id, version } = held.filing;
  const made = values.map((value) => {
    const machine = reading ? machineValueOf(reading.fields, value.field) : null;
    const by = { corrected_by: person_id, corrected_at: now(), filing_version: version + 1 };
    return { filing_id, analysis_id, ...by, ...value, ...(machine && machineColumns(machine)) };
  });
  await insertEdits(tx, made, []);
}
