import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { typeLabeled } from '#domain/documentTypes/label';
import { say } from '#domain/messages/say';
import { cases, parties } from '#server/db/schema/cases';
import { deadlines } from '#server/db/schema/deadlines';
import { docketDocuments, docketEntries } from '#server/db/schema/docket';
import { entryDeliveries, entryProofs } from '#server/db/schema/entryService';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { orders } from '#server/db/schema/orders';
import { rulings } from '#server/db/schema/rulings';
import { courtCertificates, sealedDocuments } from '#server/db/schema/seals';
import { deliverEntry } from '#server/entryService/deliverEntry';
import { entryServiceAssignments } from '#server/entryService/entryServiceAssignments';
import type { Mail } from '#server/kernel/ports/Mailer';
import { factsOf, validateSeal } from '#server/seals/validateSeal';
import { cutMidway } from '#server/testing/cutMidway';
import { makePdf } from '#server/testing/makeFiles';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { hurryJobs, workOffJobs } from '#server/testing/workOffJobs';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const gone = 'gone@example.com';
let court: TestServer;
let judge: ReturnType<TestServer['with']>;
let secret: string;
let isDown = false;
const mails: Mail[] = [];
const mailer = {
  send: async (mail: Mail) => {
    if (isDown) throw new Error('connection refused');
    if (mail.to === gone) throw Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 });
    mails.push(mail);
  },
  check: async () => {},
  close: async () => {},
};

beforeAll(async () => {
  court = await startTestServer({ services: { mailer } });
  judge = court.with(await court.freshToken('judge'));
  const begun = (await judge.post('/auth/second-factor/authenticator/options/', {})).json();
  secret = begun.secret;
  const added = await judge.post('/auth/second-factor/authenticator/', { id: begun.id, name: 'Phone', code: code() });
  expect(added.statusCode).toBe(201);
});
afterAll(() => court.stop());
beforeEach(() => {
  isDown = false;
  mails.length = 0;
  later(60);
});

const later = (seconds: number) => {
  court.clock.now = new Date(court.clock.now.getTime() + seconds * 1000);
};
const code = () => generateSync({ secret, epoch: Math.floor(court.clock.now.getTime() / 1000) });

let numbers = 0;
async function proposed(doc_type = 'Proposed Order', title = '[Proposed] Order Granting Motion to Compel', pages = 1) {
  const court_id = court.services.config.court.id;
  const case_number = `26CV1${String(++numbers).padStart(4, '0')}`;
  const judge_id = court.person('judge').person_id;
  const [made] = await court.db
    .insert(cases)
    .values({
      ...{
        court_id,
        case_number,
        case_type: 'Civil Complaint',
        opened_on: '2026-01-05',
        title: 'Rowe v. Pike',
        judge_id,
      },
    })
    .returning();
  await court.db.insert(parties).values([
    { case_id: made!.id, full_name: 'Ada Rowe', role: 'plaintiff', position: 1 },
    { case_id: made!.id, full_name: 'Ben Pike', role: 'defendant', position: 2 },
  ]);
  const pdf = makePdf(['[PROPOSED] ORDER', 'The motion to compel is granted.'], pages);
  const { sha256, size } = await court.services.blobs.put(Readable.from([pdf]), 1e8);
  const [filing] = await court.db
    .insert(filings)
    .values({
      ...{
        court_id,
        case_id: made!.id,
        filed_by: court.person('attorney').person_id,
        state: 'docketed',
        doc_type,
        title,
      },
      ...{ document_type: typeLabeled(doc_type)!, document_name: 'Order.pdf', priority: 'low' },
      ...{ priority_reason: say('not_analyzed'), received_at: new Date('2026-11-01T18:00:00Z') },
    })
    .returning();
  const [document] = await court.db
    .insert(documents)
    .values({ filing_id: filing!.id, kind: 'lead', position: 0, title })
    .returning();
  const [version] = await court.db
    .insert(documentVersions)
    .values({
      ...{ document_id: document!.id, number: 1, sha256, file_name: 'Order.pdf', file_type: 'pdf', file_size: size },
      ...{ pages: 1, uploaded_by: court.person('attorney').person_id, uploaded_at: new Date('2026-11-01T18:00:00Z') },
    })
    .returning();
  return { case_id: made!.id, filing_id: filing!.id, version_id: version!.id };
}

const open = async ({ filing_id, version_id }: { filing_id: string; version_id: string }): Promise<string> =>
  (await judge.post('/orders/proposed/', { filing_id, version_id })).json().id;
const sign = async (id: string, more = {}) => {
  const { version } = (await judge.get(`/orders/${id}/`)).json();
  return judge.post(`/orders/${id}/sign/`, {
    id,
    version,
    confirmation: { with: 'authenticator', code: code() },
    ...more,
  });
};
const entriesOf = (case_id: string) =>
  court.db.select().from(docketEntries).where(eq(docketEntries.case_id, case_id)).orderBy(docketEntries.number);
const work = () => workOffJobs(court.db, entryServiceAssignments(court.services));

describe('a signed order', () => {
  test('is sealed, on the docket without the mark of a proposal, decides its motion, and is served', async () => {
    const about = await proposed();
    const id = await open(about);
    expect(await open(about)).toBe(id);
    const began = performance.now();
    const reply = await sign(id);
    expect(reply.statusCode, reply.body).toBe(201);
    const first = performance.now() - began;
    const [entry] = await entriesOf(about.case_id);
    expect(entry!.text).toBe('ORDER Granting Motion to Compel. Signed by Test judge.');
    const [document] = await court.db.select().from(docketDocuments).where(eq(docketDocuments.entry_id, entry!.id));
    const bytes = await readFile(court.services.blobs.path(document!.sha256));
    if (process.env.KEEP_SEALED) await (await import('node:fs/promises')).writeFile(process.env.KEEP_SEALED, bytes);
    expect((await validateSeal(court.services, bytes)).result).toBe('valid');
    const read = await court.services.engine.read({
      ...{ path: court.services.blobs.path(document!.sha256), name: 'Order.pdf', sha256: document!.sha256 },
      user: court.person('judge').person_id,
    });
    expect(JSON.stringify(read)).not.toContain('PROPOSED');
    const deliveries = await court.db.select().from(entryDeliveries).where(eq(entryDeliveries.entry_id, entry!.id));
    expect(deliveries.map(({ name, state, queue }) => [name, state, queue])).toEqual(
      expect.arrayContaining([
        ['Ada Rowe', 'escalated', 'no_address'],
        ['Ben Pike', 'escalated', 'no_address'],
      ]),
    );
    expect((await sign(id)).json().code).toBe('order_not_signable');
    console.info(`signed in ${Math.round(first)} ms`);
  });

  test('with 20 pages is signed in a moment, without the mark of a proposal on any page', async () => {
    const about = await proposed('Proposed Order', '[Proposed] Order', 20);
    const id = await open(about);
    later(31);
    const began = performance.now();
    const reply = await sign(id);
    const took = performance.now() - began;
    expect(reply.statusCode, reply.body).toBe(201);
    console.info(`20 pages signed in ${Math.round(took)} ms`);
    expect(took).toBeLessThan(20_000);
  });

  test('that was opened to sign and is then edited is one order, with the text and the motion of the proposal', async () => {
    const about = await proposed();
    const id = await open(about);
    const { filing_id, version_id } = about;
    const edited = (await judge.post('/orders/drafts/', { filing_id, version_id })).json().order;
    expect(edited.id).toBe(id);
    expect(JSON.stringify(edited.content)).toContain('The motion to compel is granted.');
    expect(await open(about)).toBe(id);
  });

  test('decides the motion with which it was filed', async () => {
    const about = await proposed('Motion', 'Motion to Compel');
    await court.db
      .update(documentVersions)
      .set({ type: 'proposed_order' as never })
      .where(eq(documentVersions.id, about.version_id));
    const reply = await sign(await open(about));
    expect(reply.statusCode, reply.body).toBe(201);
    expect((await entriesOf(about.case_id))[0]!.text).toBe('ORDER granting Motion to Compel. Signed by Test judge.');
    const [ruling] = await court.db.select().from(rulings).where(eq(rulings.filing_id, about.filing_id));
    expect(ruling).toMatchObject({ disposition: 'granted', stage: 'final' });
  });

  test('decides its motion as the judge chooses, with the docket text, the event, and the deadlines of that ruling', async () => {
    const about = await proposed('Demurrer', 'Demurrer to Complaint');
    await court.db
      .update(documentVersions)
      .set({ type: 'proposed_order' as never })
      .where(eq(documentVersions.id, about.version_id));
    const id = await open(about);
    const { motion } = (await judge.get(`/orders/${id}/`)).json();
    const offered = motion.choices.map((one: { disposition: string }) => one.disposition);
    expect(offered).toEqual(expect.arrayContaining(['overruled', 'sustained_leave', 'sustained_no_leave']));
    expect(offered).not.toContain('granted');
    expect((await sign(id, { disposition: 'granted' })).json().details.fields[0].field).toBe('disposition');
    later(31);
    const reply = await sign(id, { disposition: 'overruled' });
    expect(reply.statusCode, reply.body).toBe(201);
    const [entry] = await entriesOf(about.case_id);
    expect(entry).toMatchObject({
      ...{ text: 'ORDER overruling Demurrer to Complaint. Signed by Test judge.', code: 'order_denying' },
    });
    const [ruling] = await court.db.select().from(rulings).where(eq(rulings.filing_id, about.filing_id));
    expect(ruling).toMatchObject({ disposition: 'overruled', stage: 'final' });
    const started = await court.db.select().from(deadlines).where(eq(deadlines.case_id, about.case_id));
    expect(started).toMatchObject([{ rule_id: 'CA-ANSWER-OVERRULED', state: 'open' }]);
  });

  test('is all or nothing, wherever the portal is killed', async () => {
    const about = await proposed();
    const id = await open(about);
    const rows = async () => [
      (await court.db.select().from(orders).where(eq(orders.id, id)))[0]!.state,
      (await entriesOf(about.case_id)).length,
      (await court.db.select().from(entryDeliveries)).length,
      (await court.db.select().from(sealedDocuments)).length,
      (await court.db.select().from(rulings)).length,
      (await court.db.$client.query('select count(*)::int as n from graphile_worker.jobs')).rows[0].n,
    ];
    const before = await rows();
    const { cuts } = await cutMidway(
      async () => {
        later(31);
        const reply = await sign(id);
        if (reply.statusCode !== 201) throw new Error(reply.body);
      },
      async (statement) => {
        expect(await rows(), `killed before statement ${statement}`).toEqual(before);
      },
    );
    expect(cuts).toBeGreaterThanOrEqual(10);
    expect((await rows())[0]).toBe('signed');
  });

  test('requires the right code, the version that was read, an open case, and the document before the court', async () => {
    const about = await proposed();
    const id = await open(about);
    const refusal = async (more = {}) => {
      later(31);
      return (await sign(id, more)).json().code;
    };
    expect(await refusal({ confirmation: { with: 'authenticator', code: '000000' } })).toBe('second_factor_refused');
    expect(await refusal({ version: 9 })).toBe('changed_meanwhile');
    await court.db.update(cases).set({ status: 'closed' }).where(eq(cases.id, about.case_id));
    expect(await refusal()).toBe('order_case_closed');
    await court.db.update(cases).set({ status: 'open' }).where(eq(cases.id, about.case_id));
    await court.db.update(filings).set({ state: 'withdrawn', case_id: null }).where(eq(filings.id, about.filing_id));
    expect(await refusal()).toBe('order_withdrawn');
    const { case_id } = about;
    await court.db.update(filings).set({ state: 'docketed', case_id }).where(eq(filings.id, about.filing_id));
    await court.db.update(cases).set({ judge_id: null }).where(eq(cases.id, about.case_id));
    expect(['not_found', 'order_withdrawn']).toContain(await refusal());
    expect(await entriesOf(about.case_id)).toEqual([]);
  });

  test('is refused when the certificate of the court has expired, or the clock is before it', async () => {
    const id = await open(await proposed());
    const { now } = court.clock;
    const [certificate] = await court.db.select().from(courtCertificates);
    const set = (values: object) => court.db.update(courtCertificates).set(values);
    await set({ not_after: new Date(now.getTime() - 1000) });
    expect((await sign(id)).json().code).toBe('certificate_expired');
    later(31);
    await set({ not_after: certificate!.not_after, not_before: new Date(now.getTime() + 3_600_000) });
    expect((await sign(id)).json().code).toBe('certificate_not_valid_yet');
    await set({ not_before: certificate!.not_before });
    later(31);
    expect((await sign(id)).statusCode).toBe(201);
  });
});

describe('the service of an order', () => {
  test('ends for each person as delivered or in a queue, and the proof follows with the last one', async () => {
    const about = await proposed();
    const id = await open(about);
    expect((await sign(id)).statusCode).toBe(201);
    const [entry] = await entriesOf(about.case_id);
    const of = eq(entryDeliveries.entry_id, entry!.id);
    const [ada, ben] = await court.db.select().from(entryDeliveries).where(of).orderBy(entryDeliveries.name);
    const token = 'T'.repeat(32);
    const pending = { state: 'pending' as const, queue: null, escalated_at: null, method: 'email' as const };
    const at = eq(entryDeliveries.id, ada!.id);
    await court.db
      .update(entryDeliveries)
      .set({ ...pending, address: 'ada@example.com', token })
      .where(at);
    await court.db
      .update(entryDeliveries)
      .set({ ...pending, address: gone })
      .where(eq(entryDeliveries.id, ben!.id));
    for (const one of [ada!, ben!]) {
      await court.db.$client.query('select graphile_worker.add_job($1, $2::json)', [
        'deliver_entry',
        JSON.stringify({ delivery_id: one.id }),
      ]);
    }
    isDown = true;
    await work();
    expect((await court.db.select().from(entryDeliveries).where(at))[0]).toMatchObject({ state: 'pending' });
    isDown = false;
    await hurryJobs(court.db);
    await work();
    const ended = await court.db.select().from(entryDeliveries).where(of).orderBy(entryDeliveries.name);
    expect(ended.map(({ state, queue }) => [state, queue])).toEqual([
      ['delivered', null],
      ['escalated', 'returned_mail'],
    ]);
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.com']);
    const served = await court.app.inject({ url: `/api/public/entries/${token}/` });
    expect(served.json()).toMatchObject({ recipient: 'Ada Rowe', entry: entry!.number });
    expect(await court.db.select().from(entryProofs).where(eq(entryProofs.entry_id, entry!.id))).toEqual([]);

    const clerk = court.as('clerk');
    const queue = (await clerk.get('/entry-service/escalated/')).json();
    const mine = queue.data.find((one: { id: string }) => one.id === ben!.id);
    expect(queue.queues.returned_mail).toBe(1);
    const resolution = { id: ben!.id, version: mine.version, way: 'mailed', on: '2026-11-20', note: '1 Main Street' };
    expect((await clerk.post(`/entry-service/${ben!.id}/resolution/`, resolution)).statusCode).toBe(200);
    expect((await clerk.post(`/entry-service/${ben!.id}/resolution/`, resolution)).json().code).toBe(
      'changed_meanwhile',
    );
    await work();
    await work();
    const texts = (await entriesOf(about.case_id)).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts[1]).toBe(`CERTIFICATE OF SERVICE of entry ${entry!.number}`);
  });
});

test('an order that was not served when its case was sealed is not emailed: the clerk serves it', async () => {
  const about = await proposed();
  expect((await sign(await open(about))).statusCode).toBe(201);
  const [entry] = await entriesOf(about.case_id);
  const of = eq(entryDeliveries.entry_id, entry!.id);
  const [one] = await court.db.select().from(entryDeliveries).where(of).limit(1);
  const at = eq(entryDeliveries.id, one!.id);
  const pending = { state: 'pending' as const, queue: null, escalated_at: null, method: 'email' as const };
  await court.db
    .update(entryDeliveries)
    .set({ ...pending, address: 'late@example.com', token: 'L'.repeat(32) })
    .where(at);
  await court.db.update(cases).set({ access: 'sealed' }).where(eq(cases.id, about.case_id));
  await deliverEntry(
    { ...court.services, mailer: { ...court.services.mailer, send: refuse } },
    { delivery_id: one!.id },
  );
  const [ended] = await court.db.select().from(entryDeliveries).where(at);
  expect(ended).toMatchObject({ state: 'escalated', queue: 'paper_service' });
  expect((await court.app.inject({ url: `/api/public/entries/${'L'.repeat(32)}/` })).statusCode).toBe(404);
});
const refuse = () => Promise.reject(new Error('An email was sent.'));

describe('the public verification', () => {
  test('distinguishes a sealed document, one with an addition, a changed one, and any other', async () => {
    const about = await proposed();
    await sign(await open(about));
    const [entry] = await entriesOf(about.case_id);
    const [document] = await court.db.select().from(docketDocuments).where(eq(docketDocuments.entry_id, entry!.id));
    const bytes = await readFile(court.services.blobs.path(document!.sha256));
    const result = async (file: Uint8Array) =>
      (await court.app.inject({ method: 'POST', url: '/api/public/seals/', payload: factsOf(file) })).json().result;
    expect(await result(bytes)).toBe('valid');
    await court.db.delete(sealedDocuments);
    expect(await result(bytes)).toBe('valid');
    expect(await result(Buffer.concat([bytes, Buffer.from('\n1 0 obj\n<<>>\nendobj\n')]))).toBe('appended');
    const changed = Buffer.from(bytes);
    changed[200]! ^= 1;
    expect(await result(changed)).toBe('changed');
    expect(await result(makePdf(['Another document']))).toBe('unknown');
  });
});
