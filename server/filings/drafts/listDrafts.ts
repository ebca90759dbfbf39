import { type Draft, type DraftDocument, draftsPerPage, type listDrafts as endpoint } from '#contract/drafts';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { findCourts } from '#server/courts/findCourt';
import type { envelopes } from '#server/db/schema/filings';
import { findNames } from '#server/directory/findPeople';
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
  const names = await findNames(
    db,
    drafts.flatMap(({ changed_by }) => changed_by ?? []),
  );
  const courts = new Map((await findCourts(db)).map((court) => [court.id, court.name]));
  const data = drafts.map((draft) =>
    describeDraft(
      { draft, changed_by: names.get(draft.changed_by ?? '') ?? null, courts },
      leads.filter(({ filing }) => filing.envelope_id === draft.id),
      viewer,
    ),
  );
  return { data, total, total_pages: Math.ceil(total / draftsPerPage) };
}

type Known = {
  draft: typeof envelopes.$inferSelect;
  /** The name. */
  changed_by: string | null;
  /** The names of the courts of this portal. */
  courts: ReadonlyMap<string, string>;
};

/** A draft with its lead documents, as one of those sees it to whom it is open. */
export function describeDraft(
  { draft, changed_by, courts }: Known,
  leads: readonly StoredFiling[],
  { person_id, court_id }: Pick<Actor, 'person_id' | 'court_id'>,
): Draft {
  const { id, version, submitted_at, changed_at } = draft;
  const [first] = leads;
  return {
    ...{ id, version },
    created_at: submitted_at.toISOString(),
    changed_at: (changed_at ?? submitted_at).toISOString(),
    changed_by: draft.changed_by === person_id ? null : changed_by,
    owner: first && first.filing.filed_by !== person_id ? first.filer : null,
    other_court: first && first.filing.court_id !== court_id ? (courts.get(first.filing.court_id) ?? null) : null,
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
