import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { startOrderDraft as asked } from '#contract/orderDrafts';
import { contentOfForm } from '#domain/orders/contentOfForm';
import { formsOf } from '#domain/orders/formsOf';
import { findCase } from '#server/cases/caseRepository';
import { isOwnCaseOf } from '#server/cases/isOwnCaseOf';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findJudgeServed } from '#server/visibility/actsFor';
import { createOrder } from '../createOrder.ts';
import { readDraft } from './describeDraft.ts';
import { startFromRuling } from './startFromRuling.ts';
import { startProposed } from './startProposed.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;

/** Begins an order from a form, from the document that counsel proposed, or from a ruling. */
export async function startDraft(
  needs: Working,
  actor: Actor,
  { case_id, form, filing_id, version_id, ruling_id }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const id = ruling_id
    ? await startFromRuling(needs, actor, ruling_id)
    : filing_id && version_id
      ? await startProposed(needs, actor, { filing_id, version_id })
      : await startFromForm(needs, actor, case_id!, form!);
  return { message: 'Order begun', order: await readDraft(needs, actor, id) };
}

async function startFromForm(needs: Working, actor: Actor, case_id: string, form: string): Promise<string> {
  return needs.db.transaction(async (tx) => {
    const found = await findCase(tx, actor, case_id);
    if (!(await isOwnCaseOf(tx, actor, case_id))) throw new Refusal('not_found');
    const court = await readCourt(tx, needs.now(), found.court_id);
    const template = formsOf(court).find(({ id }) => id === form);
    if (!template) throw invalidInput('form', 'Choose a form of this court.');
    const judge = await findJudgeServed(tx, actor, found);
    const content = contentOfForm(template, { judge: judge.full_name });
    const order = await createOrder(tx, needs, actor, {
      ...{ case_id, judge_id: judge.id, source: 'chambers', template: form },
      ...{ title: content.title, content },
    });
    return order.id;
  });
}
