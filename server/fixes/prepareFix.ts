import type { InputOf } from '#contract/endpoint';
import type { DocumentFix, prepareFix as endpoint, prepareOwnFix as ownEndpoint } from '#contract/fixes';
import { blockedBy } from '#domain/fixes/blockedBy';
import type { FixOrder } from '#domain/fixes/Fix';
import { planBookmarks } from '#domain/fixes/planBookmarks';
import { lockOwnAnalysis } from '#server/courtdoc/history/findOwn';
import { lockFilingOrDraft } from '#server/filings/filingRepository';
import { fixJob } from '#server/filings/fixes/fixJob';
import { deleteFixes, insertFix } from '#server/filings/fixes/fixRepository';
import { laneOf } from '#server/filings/laneOf';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { readOwnFix } from './describeFix.ts';
import { type FixedFile, findChecked, findFixed, type Known } from './findFixed.ts';

/**
 * Prepares a fix of a document in a draft or in a returned filing, as a job. Nothing in either changes. One that was
 * prepared before and not applied is discarded: a document has one at a time.
 */
export async function prepareFix(
  needs: Needs<'db' | 'now'>,
  actor: Actor,
  { id, document_id, version_id, order }: InputOf<typeof endpoint>,
): Promise<DocumentFix> {
  return needs.db.transaction(async (tx) => {
    const locked = await lockFilingOrDraft(tx, actor, id);
    const fixed = await findFixed(tx, actor, locked, { document_id, version_id });
    await deleteFixes(tx, needs, { document_ids: [document_id], onlyOpen: true });
    return queueFix(tx, needs, actor, { fixed, order, id });
  });
}

/** Prepares a fix of a document that the actor only checked. The check stays as it is. */
export async function prepareOwnFix(
  needs: Needs<'db' | 'now'>,
  actor: Actor,
  { id, sha256, order }: InputOf<typeof ownEndpoint>,
): Promise<DocumentFix> {
  return needs.db.transaction(async (tx) => {
    const fixed = await findChecked(tx, await lockOwnAnalysis({ ...needs, db: tx }, actor, id), sha256);
    await deleteFixes(tx, needs, { analysis_ids: [id], onlyOpen: true });
    return queueFix(tx, needs, actor, { fixed, order, id });
  });
}

async function queueFix(
  tx: Db,
  needs: Needs<'now'>,
  actor: Actor,
  { fixed: { file, known, owner }, order, id }: { fixed: FixedFile; order: FixOrder; id: string },
): Promise<DocumentFix> {
  if (file.file_type !== 'pdf') throw new Refusal('document_not_pdf');
  const fix_order = complete(order, file, known);
  const { file_name, sha256, file_size, pages } = file;
  const fix_id = await insertFix(
    tx,
    { ...owner, fix: order.fix, fix_order, asked_by: actor.person_id, asked_at: needs.now() },
    { file_name, sha256, file_size, pages },
  );
  await addJob(tx, fixJob, { fix_id }, { jobKey: `fix:${fix_id}`, queue: laneOf(actor.person_id, id) });
  return readOwnFix({ ...needs, db: tx }, actor, fix_id);
}

/** The order with what the portal adds to it, if the fix can be made now and changes something. */
function complete(order: FixOrder, file: FixedFile['file'], known: Known | null): FixOrder {
  const first = blockedBy(order.fix, known?.facts.file.pdf ?? null);
  if (first !== null) throw new Refusal('fix_needs_other', { first });
  const last = file.pages ?? 0;
  switch (order.fix) {
    case 'redact':
      return { ...order, marks: assertSome(order.marks.filter(({ page }) => page <= last)) };
    case 'letter_size':
      return { ...order, pages: assertSome(order.pages.filter((page) => page <= last)) };
    case 'add_bookmarks': {
      const planned = order.bookmarks.length > 0 ? order.bookmarks : known ? planFrom(known) : [];
      return { ...order, bookmarks: assertSome(planned.filter(({ page }) => page <= last)) };
    }
    default:
      return order;
  }
}

const planFrom = ({ facts, reading }: Known) =>
  planBookmarks({
    parts: facts.parts,
    bookmarks: facts.file.pdf?.bookmarks ?? [],
    exhibits: reading.exhibits_attached,
  });

function assertSome<Item>(items: readonly Item[]): readonly Item[] {
  if (items.length === 0) throw new Refusal('document_fix_changes_nothing');
  return items;
}
