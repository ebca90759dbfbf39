import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderDraft } from '#contract/orderDrafts';
import { typeLabeled } from '#domain/documentTypes/label';
import { say } from '#domain/messages/say';
import { strike } from '#domain/orders/editParagraph';
import type { OrderContent } from '#domain/orders/orderStates';
import { judgeCoverage } from '#server/db/schema/caseLife';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { notifications } from '#server/db/schema/notifications';
import { orders } from '#server/db/schema/orders';
import { rulings } from '#server/db/schema/rulings';
import { makePdf } from '#server/testing/makeFiles';
import { type SignedInCapacity, startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let mine: string;
let others: string;
let numbers = 0;

beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-11-23T18:00:00Z');
  mine = await openCase(court.person('judge').person_id);
  others = await openCase(null);
});
afterAll(() => court.stop());

const as = async (who: SignedInCapacity = 'judge') => court.with(await court.freshToken(who));
const start = async (body: object) => (await as()).post('/orders/drafts/', body);
const begun = async (body: object): Promise<OrderDraft> => (await start(body)).json().order;
const fromForm = () => begun({ case_id: mine, form: 'ord_grant' });
const save = async (order: OrderDraft, content: OrderContent, version = order.version) =>
  (await as()).put(`/orders/drafts/${order.id}/`, { version, content });
const move = async ({ id, version }: OrderDraft, state: string) =>
  (await as()).post(`/orders/drafts/${id}/state/`, { version, state });

async function openCase(judge_id: string | null): Promise<string> {
  const about = { court_id: court.services.config.court.id, case_type: 'Civil Complaint' as const, judge_id };
  const [made] = await court.db
    .insert(cases)
    .values({ ...about, opened_on: '2026-01-05', case_number: `26CV0${++numbers}`, title: 'Rowe v. Pike' })
    .returning();
  return made!.id;
}

const proposal = ['ORDER', 'The motion is GRANTED.', 'Defendant shall pay $500.', 'Dated: ____________'];

async function propose(lines: readonly string[] = proposal, case_id = mine) {
  const filed_by = court.person('attorney').person_id;
  const { sha256, size } = await court.services.blobs.put([makePdf([...lines])] as never, 10_000_000);
  const type = typeLabeled('Proposed Order')!;
  const [filing] = await court.db
    .insert(filings)
    .values({
      ...{ court_id: court.services.config.court.id, filed_by, case_id, state: 'docketed', document_type: type },
      ...{ doc_type: 'Proposed Order', title: '[Proposed] Order Granting Motion', document_name: 'Order.pdf' },
      ...{ priority: 'low', priority_reason: say('not_analyzed'), received_at: new Date('2026-11-01T18:00:00Z') },
    })
    .returning();
  const [document] = await court.db
    .insert(documents)
    .values({ filing_id: filing!.id, kind: 'lead', position: 0, title: 'Order' })
    .returning();
  const [version] = await court.db
    .insert(documentVersions)
    .values({
      ...{ document_id: document!.id, number: 1, sha256, file_type: 'pdf', file_size: size, pages: 1, type },
      ...{ file_name: 'Order.pdf', uploaded_by: filed_by, uploaded_at: new Date('2026-11-01T18:00:00Z') },
    })
    .returning();
  return { filing_id: filing!.id, version_id: version!.id };
}

describe('an order from a form', () => {
  test('has the blanks of the form, and is given for signature when each is filled', async () => {
    const order = await fromForm();
    const blanks = order.content.paragraphs[0]!.parts.filter(({ kind }) => kind === 'blank');
    expect(blanks.length).toBe(4);
    expect((await move(order, 'for_signature')).json()).toMatchObject({ code: 'order_has_blanks' });
    const parts = order.content.paragraphs[0]!.parts.map((part) =>
      part.kind === 'blank' ? { ...part, value: 'a value' } : part,
    );
    const content = { ...order.content, paragraphs: [{ ...order.content.paragraphs[0]!, parts }] };
    const saved = (await save(order, content)).json().order;
    // The judge’s own draft has no one to whom it returns.
    expect((await move(saved, 'for_signature')).json().order).toMatchObject({
      ...{ state: 'for_signature', abilities: { sign: true, return_draft: false } },
    });
    const listed = (await (await as()).get('/orders/drafts/?list=for_signature')).json();
    expect(listed.data.map(({ id }: OrderDraft) => id)).toContain(order.id);
  });

  test('is refused for a form of another court system, and in the case of another judge', async () => {
    expect((await start({ case_id: mine, form: 'no_such_form' })).statusCode).toBe(400);
    expect((await start({ case_id: others, form: 'ord_grant' })).statusCode).toBe(404);
  });
});

describe('an order that counsel proposed', () => {
  test('is in the editor with its text and its blanks, once for everyone who opens it', async () => {
    const proposed = await propose();
    const [first, second] = await Promise.all([begun(proposed), begun(proposed)]);
    expect(first.id).toBe(second.id);
    expect(first).toMatchObject({ title: 'Order Granting Motion', source: 'counsel', version: 1 });
    expect(JSON.stringify(first.content)).toContain('Defendant shall pay $500.');
    const parts = first.content.paragraphs.flatMap((one) => one.parts);
    expect(parts.filter(({ kind }) => kind === 'blank')).toEqual([{ kind: 'blank', name: 'blank_1', value: '' }]);
  });

  test('can be struck and added to, never rewritten without a mark, and changes have their author’s name', async () => {
    const order = await begun(await propose());
    const at = order.content.paragraphs.findIndex(({ parts }) => JSON.stringify(parts).includes('$500'));
    const paragraph = order.content.paragraphs[at]!;
    const changed = (parts: typeof paragraph.parts) => ({
      ...order.content,
      paragraphs: order.content.paragraphs.map((one, index) => (index === at ? { ...one, parts } : one)),
    });
    const rewritten = changed([{ kind: 'text', text: 'Defendant shall pay $900.' }]);
    expect((await save(order, rewritten)).json().code).toBe('order_proposal_changed');
    const struck = strike(paragraph.parts, 0, 9, 'Someone Else');
    const saved = (await save(order, changed(struck))).json().order as OrderDraft;
    expect(saved.content.paragraphs[at]!.parts[0]).toEqual({ kind: 'struck', text: 'Defendant', by: 'Test judge' });
    const { data } = (await (await as()).get(`/orders/drafts/${order.id}/versions/`)).json();
    expect(data.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  });

  test('is sent back with a reason to counsel, whose next proposal corrects it', async () => {
    const order = await begun(await propose());
    const back = { version: order.version, reason: 'Strike the award of fees.' };
    const { json, statusCode } = await (await as()).post(`/orders/drafts/${order.id}/return/`, back);
    expect([statusCode, json().order.state]).toEqual([200, 'sent_back']);
    const filer = court.person('attorney').person_id;
    const notices = await court.db.select().from(notifications).where(eq(notifications.person_id, filer));
    expect(JSON.stringify(notices)).toContain('Strike the award of fees.');
    expect((await begun(await propose())).corrects_id).toBe(order.id);
    expect((await begun(await propose())).corrects_id).toBeNull();
  });

  test('is denied with a reason that the docket states, and can no longer be changed', async () => {
    const order = await begun(await propose());
    const denial = { version: order.version, reason: 'The motion was withdrawn' };
    expect((await (await as()).post(`/orders/drafts/${order.id}/denial/`, denial)).json().order.state).toBe('denied');
    const entries = await court.db.select().from(docketEntries).where(eq(docketEntries.case_id, mine));
    expect(entries.at(-1)!.text).toContain('The motion was withdrawn');
    expect((await save(order, order.content, 2)).json().code).toBe('order_not_open');
  });

  test('that was withdrawn while the draft was open is not given for signature', async () => {
    const proposed = await propose(['ORDER', 'The motion is GRANTED.']);
    const order = await begun(proposed);
    await court.db
      .update(filings)
      .set({ state: 'withdrawn', case_id: null, proposed_case_id: mine })
      .where(eq(filings.id, proposed.filing_id));
    const read = (await (await as()).get(`/orders/drafts/${order.id}/`)).json();
    expect(read.warnings).toEqual(['proposal_withdrawn']);
    expect((await move(order, 'for_signature')).json().code).toBe('order_proposal_withdrawn');
    expect((await move(order, 'discarded')).json().order.state).toBe('discarded');
  });
});

describe('two orders', () => {
  test('of one case are compared word by word; one of another case is not', async () => {
    const first = await begun(await propose());
    const second = await begun(await propose([...proposal.slice(0, 2), 'Defendant shall pay $900.']));
    const compare = async (id: string) => (await as()).get(`/orders/drafts/${first.id}/comparison/?other=${id}`);
    const { rows } = (await compare(second.id)).json();
    expect(JSON.stringify(rows)).toContain('"kind":"removed","text":"$500.');
    expect(JSON.stringify(rows)).toContain('"kind":"added","text":"$900.');
    const elsewhere = await openCase(court.person('judge').person_id);
    const third = await begun({ case_id: elsewhere, form: 'ord_grant' });
    expect((await compare(third.id)).json().code).toBe('orders_of_two_cases');
  });
});

describe('two people on one order', () => {
  test('the second is refused with the current text, also at the same moment', async () => {
    const order = await fromForm();
    const title = (text: string) => ({ ...order.content, title: text });
    const replies = await Promise.all([save(order, title('Order A')), save(order, title('Order B'))]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409)!.json();
    expect(refused.code).toBe('changed_meanwhile');
    expect(refused.details.current.content.title).toMatch(/^Order [AB]$/);
  });
});

describe('an order before signature', () => {
  test('is found by no one but the judge of the case', async () => {
    const order = await fromForm();
    for (const who of ['attorney', 'court_administrator', 'self_represented', 'it_personnel'] as const) {
      expect((await (await as(who)).get(`/orders/drafts/${order.id}/`)).statusCode).toBe(403);
      expect((await (await as(who)).get('/orders/drafts/')).statusCode).toBe(403);
    }
    expect((await (await as('clerk')).get(`/orders/drafts/${order.id}/`)).statusCode).toBe(404);
    expect((await (await as('clerk')).get('/orders/drafts/')).json().total).toBe(0);
    const docket = await (await as('clerk')).get(`/cases/${mine}/docket/`);
    expect(docket.body).not.toContain(order.title);
  });

  test('moves with its case to another judge, and to the judge who acts for an absent one', async () => {
    const judge_id = court.person('judge').person_id;
    const other = court.person('clerk').person_id;
    const moved = await openCase(judge_id);
    const order = await begun({ case_id: moved, form: 'ord_grant' });
    const read = async () => (await (await as()).get(`/orders/drafts/${order.id}/`)).statusCode;
    await court.db.update(cases).set({ judge_id: other }).where(eq(cases.id, moved));
    expect(await read()).toBe(404);
    const days = { from_on: '2000-01-01', to_on: '2100-01-01' };
    const of = { court_id: court.services.config.court.id, judge_id: other, duty_judge_id: judge_id };
    await court.db
      .insert(judgeCoverage)
      .values({ ...of, ...days, reason: 'Illness', set_by: other, set_at: new Date() });
    expect(await read()).toBe(200);
    await court.db.delete(judgeCoverage);
    await court.db.update(orders).set({ judge_id: other }).where(eq(orders.id, order.id));
    await court.db.update(cases).set({ judge_id }).where(eq(cases.id, moved));
    const again = (await (await as()).get(`/orders/drafts/${order.id}/`)).json();
    expect(again.warnings).toEqual(['reassigned']);
    expect((await save(order, order.content)).json().order.warnings).toEqual([]);
  });

  test('in a closed case states that the case is closed', async () => {
    const closed = await openCase(court.person('judge').person_id);
    const order = await begun({ case_id: closed, form: 'ord_grant' });
    await court.db
      .update(cases)
      .set({ status: 'closed', disposition: 'Dismissed', closed_on: '2026-11-01' } as never)
      .where(eq(cases.id, closed));
    expect((await (await as()).get(`/orders/drafts/${order.id}/`)).json().warnings).toEqual(['case_closed']);
  });
});

test('an order from a ruling has the judge’s reasons and what is ordered', async () => {
  const { filing_id } = await propose();
  const judge_id = court.person('judge').person_id;
  const [ruling] = await court.db
    .insert(rulings)
    .values({
      ...{ court_id: court.services.config.court.id, case_id: mine, filing_id, judge_id, disposition: 'denied' },
      ...{ stage: 'final', reasons: 'The notice was late.', prepared_by: judge_id, prepared_at: new Date() },
      ruled_at: new Date(),
    })
    .returning();
  const order = await begun({ ruling_id: ruling!.id });
  expect(order).toMatchObject({ source: 'ruling' });
  const text = JSON.stringify(order.content);
  expect(text).toContain('The notice was late.');
  expect(text).toContain('The motion is DENIED.');
});
