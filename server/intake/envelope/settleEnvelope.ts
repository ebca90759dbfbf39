import type { DraftEnvelope } from '#contract/draftEnvelope';
import type { FieldProblem } from '#contract/refusals';
import { findDraftChoices, nameDocuments, writeEnvelopeChoices } from '#server/filings/choices/choiceRepository';
import type { StoredFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findFilingCodes } from '#server/packs/findCodes';
import { findPack } from '#server/packs/findPack';
import { composeEnvelope } from './composeEnvelope.ts';
import { describeMarkProblems, lodgeDocuments } from './lodgeDocuments.ts';

/**
 * Settles a locked draft that is being filed. With it, its owner confirms the type and the category of a new case as
 * proposed, and attachments take the names that the owner chose. A choice that the court cannot use anymore is refused:
 * the clerk would not learn what the filer wanted.
 */
export async function settleEnvelope(
  tx: Db,
  { now }: Needs<'now'>,
  actor: Actor,
  id: string,
  drafts: readonly StoredFiling[],
): Promise<void> {
  const choices = await findDraftChoices(tx, actor, id);
  const envelope = await composeEnvelope(tx, actor, choices, drafts);
  const fields = await findUnusable(tx, actor, envelope);
  if (fields.length > 0) throw new Refusal('envelope_not_usable', { fields });
  const { destination, case_type, category } = envelope;
  const isNew = (destination.chosen ?? destination.proposed) === 'new';
  const confirmed = {
    case_type: case_type.chosen ?? (case_type.certain ? case_type.proposed : null),
    category: category.chosen ?? category.proposed,
  };
  if (isNew && (confirmed.case_type !== null || confirmed.category !== null)) {
    await writeEnvelopeChoices(tx, id, { ...confirmed, category: confirmed.case_type && confirmed.category }, now());
  }
  const named = envelope.documents.flatMap(({ document_id, description }): [string, string][] =>
    description?.chosen ? [[document_id, description.chosen]] : [],
  );
  await nameDocuments(tx, new Map(named));
  await lodgeDocuments(tx, { court_id: actor.court_id, documents: envelope.documents });
}

async function findUnusable(tx: Db, { court_id }: Actor, envelope: DraftEnvelope): Promise<FieldProblem[]> {
  const { destination, category, documents } = envelope;
  const problems: FieldProblem[] = [];
  if (destination.chosen === 'case' && destination.case === null) {
    const message = 'You no longer have access to the case that you chose. Choose another case, or enter its number.';
    problems.push({ field: 'destination', message });
  }
  if (category.chosen !== null) {
    const { pack } = await findPack(tx, court_id);
    if (!pack.categories.some((one) => one.id === category.chosen && one.active)) {
      problems.push({ field: 'category', message: 'The court no longer uses this category. Choose another one.' });
    }
  }
  const codes = new Set((await findFilingCodes(tx, court_id)).map(({ id }) => id));
  for (const { code, title } of documents) {
    if (code.chosen === null || codes.has(code.chosen)) continue;
    const message = `The court no longer uses the filing code of “${title}”. Choose another one.`;
    problems.push({ field: 'code', message });
  }
  return [...problems, ...describeMarkProblems(documents)];
}
