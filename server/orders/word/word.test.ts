import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderDraft } from '#contract/orderDrafts';
import type { OrderContent } from '#domain/orders/orderStates';
import { documentVersions } from '#server/db/schema/filings';
import { orders } from '#server/db/schema/orders';
import { fillRecord } from '#server/testing/fillRecord';
import { formOf } from '#server/testing/formOf';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { writeOrderDocx } from './writeOrderDocx.ts';

let court: TestServer;
let judge: ReturnType<TestServer['with']>;
let token: string;
let case_id: string;

beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-11-23T18:00:00Z');
  token = await court.freshToken('judge');
  judge = court.with(token);
  const opened = await fillRecord(court).case('26CV00001', { judge_id: court.person('judge').person_id });
  case_id = opened.id;
});
afterAll(() => court.stop());

const begin = async (): Promise<OrderDraft> =>
  (await judge.post('/orders/drafts/', { case_id, form: 'ord_grant' })).json().order;
const save = async ({ id, version }: OrderDraft, content: OrderContent): Promise<OrderDraft> =>
  (await judge.put(`/orders/drafts/${id}/`, { version, content })).json().order;
async function upload({ id }: { id: string }, bytes: Buffer, name = 'Order.docx') {
  const { payload, headers } = await formOf(['document', bytes, name]);
  const url = `/api/orders/drafts/${id}/word/`;
  return court.app.inject({ method: 'POST', url, payload, headers: { ...headers, authorization: `Bearer ${token}` } });
}
const about = { court: 'Superior Court', case_number: '26CV00001', case_title: 'Rowe v. Pike' };
/** A file as Word saves it after someone changed the text of a downloaded one. */
const changed = ({ id, version }: OrderDraft, content: OrderContent) =>
  writeOrderDocx({ ...about, id, version, content, changed_at: new Date() });

async function aVersion(): Promise<string> {
  await fillRecord(court).filing('attorney');
  const [version] = await court.db.select({ id: documentVersions.id }).from(documentVersions).limit(1);
  return version!.id;
}

const text = (value: string): OrderContent['paragraphs'][number]['parts'] => [{ kind: 'text', text: value }];
const written = (order: OrderDraft, ...paragraphs: OrderContent['paragraphs'][number]['parts'][]): OrderContent => ({
  title: order.title,
  paragraphs: paragraphs.map((parts, index) => ({ id: `p${index + 1}`, style: 'plain', parts })),
});

describe('the Word file of an order', () => {
  test('is downloaded, and uploaded without a change leaves the order as it was', async () => {
    const order = await begin();
    const file = await judge.get(`/orders/drafts/${order.id}/word/`);
    expect(file.headers['content-disposition']).toContain('.docx');
    const reply = await upload(order, file.rawPayload);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().order.content).toEqual(order.content);
  });

  test('fills in blanks, and brings its changes back as tracked ones', async () => {
    const begun = await begin();
    const order = await save(
      begun,
      written(
        begun,
        [
          { kind: 'text', text: 'Responses are due on ' },
          { kind: 'blank', name: 'due_date', value: '' },
        ],
        text('Costs are reserved.'),
      ),
    );
    const typed = written(
      order,
      [
        { kind: 'text', text: 'Responses are due on ' },
        { kind: 'blank', name: 'due_date', value: 'June 3' },
      ],
      [
        { kind: 'struck', text: 'Costs are reserved.', by: 'Someone' },
        { kind: 'added', text: 'Costs are denied.', by: 'Someone' },
      ],
    );
    const { content } = (await upload(order, await changed(order, typed))).json().order;
    expect(content.paragraphs[0].parts[1]).toEqual({ kind: 'blank', name: 'due_date', value: 'June 3' });
    expect(content.paragraphs[1].parts).toEqual([
      { kind: 'text', text: 'Costs are ' },
      { kind: 'struck', text: 'reserved.', by: 'Test judge' },
      { kind: 'added', text: 'denied.', by: 'Test judge' },
    ]);
  });

  test('is merged with what someone changed here in the meantime', async () => {
    const begun = await begin();
    const order = await save(begun, written(begun, text('First'), text('Second')));
    await save(order, written(order, text('First here'), text('Second')));
    const file = await changed(order, written(order, text('First'), text('Second in Word')));
    const { content } = (await upload(order, file)).json().order;
    expect(content.paragraphs[0].parts).toEqual(text('First here'));
    expect(content.paragraphs[1].parts).toContainEqual({ kind: 'added', text: ' in Word', by: 'Test judge' });
  });

  test('is not made of an order that is signed as counsel filed it, whose text cannot be replaced either', async () => {
    const order = await begin();
    await court.db
      .update(orders)
      .set({ content: null, proposed_version_id: await aVersion() })
      .where(eq(orders.id, order.id));
    expect((await judge.get(`/orders/drafts/${order.id}/word/`)).json().code).toBe('order_without_text');
    const replaced = await judge.put(`/orders/drafts/${order.id}/`, { version: 1, content: order.content });
    expect(replaced.json().code).toBe('order_without_text');
  });

  test('is refused if it is another file, of another order, or in a case of another judge', async () => {
    const [order, other] = [await begin(), await begin()];
    expect((await upload(order, Buffer.from('no Word file'))).json().code).toMatch(/^document_/);
    expect((await upload(order, await changed(other, other.content))).json().code).toBe('order_word_other');
    const { payload, headers } = await formOf(['note', 'x']);
    const url = `/api/orders/drafts/${order.id}/word/`;
    const empty = { method: 'POST' as const, url, payload, headers: { ...headers, authorization: `Bearer ${token}` } };
    expect((await court.app.inject(empty)).json().code).toBe('order_word_missing');
    const filer = court.with(await court.freshToken('attorney'));
    expect((await filer.get(`/orders/drafts/${order.id}/word/`)).statusCode).toBe(403);
  });
});
