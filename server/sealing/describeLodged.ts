import type { LodgedDocument } from '#contract/sealing';
import { type LodgedAction, lodgedActionsOf } from '#domain/sealing/lodgedStates';
import type { FoundLodged } from '#server/filings/lodged/lodgedRepository';
import type { Actor } from '#server/kernel/actor';
import { filesFor } from '#server/visibility/actsForFiler';

/** What the viewer can do with a lodged document: its filer, and the clerks and judges of the court. */
export function actionsFor(viewer: Actor, { lodged, filing }: FoundLodged, today: string): LodgedAction[] {
  const facts = { state: lodged.state, due_on: lodged.due_on, requested: lodged.requested_at !== null, today };
  // Before it is on the docket, the clerk decides on the filing.
  if (filing.case_id === null) return [];
  if (viewer.capacity === 'clerk' || viewer.capacity === 'judge') return lodgedActionsOf(facts, 'clerk');
  return filesFor(viewer, filing.filed_by) ? lodgedActionsOf(facts, 'filer') : [];
}

/** A lodged document as the contract returns it. */
export function describeLodged(viewer: Actor, found: FoundLodged, today: string): LodgedDocument {
  const { lodged, document, filing, entry, redacted, version_id } = found;
  const { state, authority, ordered_on, due_on, requested_at, closed_at, version } = lodged;
  return {
    ...{ id: document.id, filing_id: filing.id, entry, title: document.title, redacted },
    motion: filing.title ?? filing.document_name,
    version_id: document.removed_at === null ? version_id : null,
    ...{ state, authority, ordered_on, due_on, version },
    requested_at: requested_at?.toISOString() ?? null,
    closed_at: closed_at?.toISOString() ?? null,
    actions: actionsFor(viewer, found, today),
  };
}
