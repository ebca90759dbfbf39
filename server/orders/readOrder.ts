import type { CourtOrder } from '#contract/orders';
import { nameOrder } from '#domain/chambers/nameOrder';
import { entryOfOrder } from '#domain/orders/entryOfOrder';
import { findCase } from '#server/cases/caseRepository';
import { findEntryForSystem } from '#server/cases/docket/entryRepository';
import { findDocumentOfVersionForSystem, findFilingsForSystem } from '#server/filings/filingsForSystem';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findDecided } from '#server/rulings/settleMotion';
import { findOwnOrder } from './orderRepository.ts';

/** One order of the judge, in a case that the judge still has access to. */
export async function readOrder({ db }: Needs<'db'>, judge: Actor, id: string): Promise<CourtOrder> {
  const order = await findOwnOrder(db, judge, id);
  const found = await findCase(db, judge, order.case_id);
  const { motion_id, filing_id, proposed_version_id: version_id } = order;
  const [motion, decided, document_id, entry] = await Promise.all([
    motion_id ? findFilingsForSystem(db, [motion_id]).then((all) => all.get(motion_id)) : undefined,
    motion_id ? findDecided(db, motion_id) : null,
    version_id ? findDocumentOfVersionForSystem(db, version_id) : undefined,
    order.entry_id ? findEntryForSystem(db, order.entry_id) : null,
  ]);
  const title = nameOrder(order.title) ?? 'Order';
  const motionTitle = motion && (motion.title ?? motion.document_name);
  const isFor = found.judge_id !== null && found.judge_id !== judge.person_id;
  return {
    ...{ id, title, state: order.state, version: order.version, filing_id },
    ...{ case_id: found.id, case_number: found.case_number, case_title: found.title },
    has_text: order.content !== null,
    document_id: document_id ?? null,
    motion: motionTitle ? { title: motionTitle, decided } : null,
    entry_text: entryOfOrder({
      ...{ title, judge: judge.full_name, for_judge: isFor ? found.judge_name : null },
      motion: motionTitle ? { title: motionTitle, disposition: decided ?? 'granted' } : null,
    }),
    signed_at: order.signed_at?.toISOString() ?? null,
    entry: entry?.entry.number ?? null,
  };
}
