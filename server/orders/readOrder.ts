import type { CourtOrder } from '#contract/orders';
import { nameOrder } from '#domain/chambers/nameOrder';
import { entryOfOrder } from '#domain/orders/entryOfOrder';
import type { DispositionId } from '#domain/rulings/dispositions';
import { findCase } from '#server/cases/caseRepository';
import { findEntryForSystem } from '#server/cases/docket/entryRepository';
import { readCourt } from '#server/courts/readCourt';
import { findDocumentOfVersionForSystem } from '#server/filings/filingsForSystem';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findMotionOfOrder } from './findMotionOfOrder.ts';
import { findOwnOrder } from './orderRepository.ts';

/** One order of the judge, in a case that the judge still has access to. */
export async function readOrder(
  needs: Needs<'db' | 'now' | 'blobs' | 'engine'>,
  judge: Actor,
  id: string,
): Promise<CourtOrder> {
  const { db } = needs;
  const order = await findOwnOrder(db, judge, id);
  const found = await findCase(db, judge, order.case_id);
  const { filing_id, proposed_version_id: version_id } = order;
  const court = await readCourt(db, needs.now(), found.court_id);
  const [motion, document_id, entry] = await Promise.all([
    findMotionOfOrder(needs, judge, { order, found, court }),
    version_id ? findDocumentOfVersionForSystem(db, version_id) : undefined,
    order.entry_id ? findEntryForSystem(db, order.entry_id) : null,
  ]);
  const title = nameOrder(order.title) ?? 'Order';
  const isFor = found.judge_id !== null && found.judge_id !== judge.person_id;
  const by = { title, judge: judge.full_name, for_judge: isFor ? found.judge_name : null };
  const textOf = (disposition: DispositionId | null) =>
    entryOfOrder({ ...by, motion: motion && disposition ? { named: motion.named, disposition } : null });
  return {
    ...{ id, title, state: order.state, version: order.version, filing_id },
    ...{ case_id: found.id, case_number: found.case_number, case_title: found.title },
    has_text: order.content !== null,
    document_id: document_id ?? null,
    motion: motion && {
      ...{ title: motion.title, decided: motion.decided, suggested: motion.suggested },
      choices: motion.allowed.map((disposition) => ({ disposition, entry_text: textOf(disposition) })),
    },
    entry_text: textOf(motion ? (motion.decided ?? motion.suggested) : null),
    signed_at: order.signed_at?.toISOString() ?? null,
    entry: entry?.entry.number ?? null,
  };
}
