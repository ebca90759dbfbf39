import type { OrderDraft, OrderRow } from '#contract/orderDrafts';
import type { FilingState } from '#domain/filings/states';
import { may } from '#domain/identity/permissions';
import type { OrderContent } from '#domain/orders/orderStates';
import { readCourt } from '#server/courts/readCourt';
import { findNames } from '#server/directory/findPeople';
import { findFilingsForSystem } from '#server/filings/filingsForSystem';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { type FoundDraft, findDraft } from './draftRepository.ts';

/** A proposal in these states of its filing is no longer before the court. */
const gone: readonly FilingState[] = ['withdrawn', 'returned', 'rejected'];
const open = ['draft', 'for_signature'];

/** An order in one of the actor’s cases, with its text. */
export async function readDraft(needs: Needs<'db' | 'now'>, actor: Actor, id: string): Promise<OrderDraft> {
  return describeDraft(needs.db, needs.now(), actor, await findDraft(needs.db, actor, id));
}

export async function describeDraft(db: Db, now: Date, actor: Actor, found: FoundDraft): Promise<OrderDraft> {
  const { order, found_case } = found;
  const { filing_id, proposed_version_id, corrects_id } = order;
  const filing = filing_id ? (await findFilingsForSystem(db, [filing_id])).get(filing_id) : undefined;
  const [court, names] = await Promise.all([
    readCourt(db, now, order.court_id),
    findNames(db, [order.judge_id, ...(filing ? [filing.filed_by] : [])]),
  ]);
  const isOpen = open.includes(order.state);
  const isCounsels = order.source === 'counsel';
  const decides = may(actor.capacity, 'orders:decide');
  return {
    ...describeRow(found),
    ...{ content: contentOf(order), filing_id, proposed_version_id, corrects_id },
    proposed_by: filing ? (names.get(filing.filed_by) ?? null) : null,
    ...{ court: court.name, judge: names.get(order.judge_id) ?? '', writer: actor.full_name },
    warnings: [
      ...(found_case.status === 'closed' ? (['case_closed'] as const) : []),
      ...(filing && gone.includes(filing.state) ? (['proposal_withdrawn'] as const) : []),
      ...(isReassigned(found, actor) ? (['reassigned'] as const) : []),
    ],
    abilities: {
      ...{ edit: isOpen, sign: isOpen && decides },
      return_draft: order.state === 'for_signature' && (!decides || order.prepared_by !== actor.person_id),
      ...{ send_back: isOpen && isCounsels && decides, deny: isOpen && isCounsels && decides },
    },
  };
}

export function describeRow({ order, found_case, changed_by }: FoundDraft): OrderRow {
  const { id, title, state, source, reason, return_note, version } = order;
  return {
    ...{ id, title, state, source, reason, return_note, version, changed_by },
    ...{ case_id: found_case.id, case_number: found_case.case_number, case_title: found_case.title },
    changed_at: order.changed_at.toISOString(),
  };
}

/** Another judge than the one for whom it was begun has the case now. */
const isReassigned = ({ order, found_case }: FoundDraft, actor: Actor) =>
  order.judge_id !== actor.person_id && found_case.judge_id === actor.person_id;

export const contentOf = ({ title, content }: FoundDraft['order']): OrderContent =>
  content ?? { title, paragraphs: [] };
export const isGone = (state: FilingState) => gone.includes(state);
