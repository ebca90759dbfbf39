import { findServiceLinesForSystem } from '#server/cases/participants/findServiceList';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { filersWhoSee } from '#server/visibility/visibleCases';
import { proofOfEntryJob } from './deliverEntryJob.ts';
import { changeDelivery, findDeliveriesForSystem, type StoredDelivery } from './deliveryRepository.ts';
import { isOver } from './isOver.ts';
import { recordRecipients } from './recordRecipients.ts';

type Serving = { case_id: string; court_id: string; entry_id: string; at: Date };

/**
 * Serves an entry of the court on everyone on the service list of its case, in the transaction that makes the entry.
 * Each person is on record once, also if they have notice of the entry already. Who has no electronic address is in a queue
 * of the clerk from the beginning.
 */
export async function serveEntry(
  tx: Db,
  needs: Needs<'now'>,
  { case_id, court_id, entry_id, at }: Serving,
): Promise<void> {
  const lines = await findServiceLinesForSystem(tx, needs, { id: case_id, court_id });
  const noticed = await findDeliveriesForSystem(tx, entry_id);
  for (const one of noticed) await serveNoticed(tx, one, at);
  const setting = { people: await filersWhoSee(tx, case_id), paper: 'court' as const };
  await recordRecipients(tx, lines, { ...setting, court_id, entry_id, at, purpose: 'service' });
  // With no one to serve, the proof states so.
  if (isOver(await findDeliveriesForSystem(tx, entry_id))) await addJob(tx, proofOfEntryJob, { entry_id });
}

/** The notice that a person has becomes the service; who would have had none on paper is in a queue of the clerk. */
async function serveNoticed(tx: Db, { id, purpose, state, address }: StoredDelivery, at: Date): Promise<void> {
  if (purpose === 'service') return;
  const isOpen = state === 'by_filer' || state === 'not_required';
  const queue = address === null ? ('no_address' as const) : ('paper_service' as const);
  const escalated = isOpen ? { state: 'escalated' as const, queue, escalated_at: at } : {};
  await changeDelivery(tx, id, { purpose: 'service', ...escalated });
}
