import { type Draft, type DraftDocument, draftsPerPage, type listDrafts as endpoint } from '#contract/drafts';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { envelopes } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { describeError } from '../describeError.ts';
import { describeDocument } from '../describeFiling.ts';
import { findDraftsIn, type StoredFiling } from '../filingRepository.ts';
import { findDrafts } from './draftRepository.ts';

/** One page of a person's drafts, the one that was changed last first. */
export async function listDrafts(
  { db }: Needs<'db'>,
  viewer: Actor,
  { page }: InputOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { drafts, total } = await findDrafts(db, viewer, { limit: draftsPerPage, offset: (page - 1) * draftsPerPage });
  const leads = await findDraftsIn(
    db,
    viewer,
    drafts.map(({ id }) => id),
  );
  const data = drafts.map((draft) =>
    describeDraft(
      draft,
      leads.filter(({ filing }) => filing.envelope_id === draft.id),
    ),
  );
  return { data, total, total_pages: Math.ceil(total / draftsPerPage) };
}

/** A draft with its lead documents. */
export function describeDraft(envelope: typeof envelopes.$inferSelect, leads: readonly StoredFiling[]): Draft {
  const { id, version, submitted_at, changed_at } = envelope;
  return {
    ...{ id, version },
    created_at: submitted_at.toISOString(),
    changed_at: (changed_at ?? submitted_at).toISOString(),
    documents: leads.map(describeLead),
  };
}

function describeLead({ filing, analysis, documents }: StoredFiling): DraftDocument {
  const { id, document_name, title, doc_type, case_number } = filing;
  return {
    ...{ id, document_name, title, doc_type, case_number },
    analysis_state: analysis.state,
    analysis_error: analysis.error && describeError(analysis.error),
    documents: documents.map(describeDocument),
  };
}
