import type { Batch } from '#contract/batches';
import { refusals } from '#contract/refusals';
import { findCases } from '#server/cases/caseRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findBatch, findBatches, findItems, type StoredBatch, type StoredItem } from './batchRepository.ts';

const batchesPerPage = 10;

/** One page of the court's batches, newest first. */
export async function listBatches(db: Db, viewer: Actor, page: number): Promise<{ results: Batch[]; more: boolean }> {
  const found = await findBatches(db, viewer, { limit: batchesPerPage + 1, offset: (page - 1) * batchesPerPage });
  return { results: await describe(db, viewer, found.slice(0, batchesPerPage)), more: found.length > batchesPerPage };
}

/** One batch. */
export async function readBatch(db: Db, viewer: Actor, id: string): Promise<Batch> {
  const [batch] = await describe(db, viewer, [await findBatch(db, viewer, id)]);
  return batch!;
}

type Found = { batch: StoredBatch; made_by: string | null };

async function describe(db: Db, viewer: Actor, found: Found[]): Promise<Batch[]> {
  const items = await findItems(
    db,
    found.map(({ batch }) => batch.id),
  );
  const cases = await findCases(
    db,
    viewer,
    items.flatMap(({ sheet }) => sheet.case_id ?? []),
  );
  const numberOf = (id: string | null) => (id === null ? null : (cases.get(id)?.case_number ?? null));
  return found.map(({ batch, made_by }) => ({
    id: batch.id,
    source: batch.source,
    file_name: batch.file_name,
    pages: batch.pages,
    divided_pages: batch.divided_pages,
    failure: batch.failure && refusals[batch.failure].words,
    state: batch.state,
    problems: batch.problems,
    received_at: batch.received_at.toISOString(),
    made_by,
    made_at: batch.made_at.toISOString(),
    items: items.filter(({ item }) => item.batch_id === batch.id).map((one) => describeItem(one, numberOf)),
  }));
}

function describeItem(
  { item, sheet }: StoredItem,
  numberOf: (id: string | null) => string | null,
): Batch['items'][number] {
  return {
    position: item.position,
    filer: sheet.filer?.name ?? '',
    channel: sheet.channel ?? 'counter',
    case_number: numberOf(sheet.case_id),
    case_type: sheet.case_type,
    documents: item.documents.map(({ kind, from, to }) => ({ kind, from, to })),
    state: item.state,
    filing_id: item.filing_id,
    failure: item.failure === null ? null : refusals[item.failure].words,
  };
}
