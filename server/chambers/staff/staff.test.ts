import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeActivity } from '#contract/messages/writeMessages';
import type { OrderDraft } from '#contract/orderDrafts';
import { typeLabeled } from '#domain/documentTypes/label';
import { activities } from '#server/db/schema/activity';
import { judgeCoverage } from '#server/db/schema/caseLife';
import { binderNotes, judgeNotes } from '#server/db/schema/chambers';
import { docketEntries } from '#server/db/schema/docket';
import { rulings } from '#server/db/schema/rulings';
import { fillRecord } from '#server/testing/fillRecord';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

/** Two judges; the clerk `Sam Staff` works in the chambers of the first one. */
let court: TestServer;
let judge: ReturnType<TestServer['with']>;
let admin: ReturnType<TestServer['with']>;
let staff: ReturnType<TestServer['with']>;
let duty: ReturnType<TestServer['with']>;
let outsider: ReturnType<TestServer['with']>;
let judge_id: string;
let staff_id: string;
let duty_id: string;
let mine: string;
let hearing: string;
let motion: { id: string };
const secret = 'Leaning towards denial: xylophone';

beforeAll(async () => {
  court = await startTestServer();
  judge_id = court.person('judge').person_id;
  judge = court.with(await court.freshToken('judge'));
  admin = court.with(await court.freshToken('court_administrator'));
  outsider = court.with(await court.freshToken('clerk'));
  const sam = await court.join('clerk', 'Sam Staff');
  const other = await court.join('judge', 'Duty Judge');
  [staff_id, duty_id] = [sam.person_id, other.person_id];
  [staff, duty] = [court.with(sam.token), court.with(other.token)];
  const record = fillRecord(court);
  mine = (await record.case('26CV00001', { judge_id, judge_name: 'Test judge' })).id;
  const type = { document_type: typeLabeled('Motion')!, doc_type: 'Motion', title: 'Motion to Compel' };
  motion = await record.filing('attorney', { ...type, case_id: mine, state: 'docketed' });
  const about = { case_id: mine, case_number: '26CV00001', judge_id, judge: 'Test judge' };
  hearing = (await record.hearing(new Date().toISOString().slice(0, 10), about)).id;
  const note = { court_id: court.services.config.court.id, judge_id, updated_at: court.services.now() };
  await court.db.insert(judgeNotes).values({ ...note, hearing_id: hearing, text: secret });
});
afterAll(() => court.stop());

const appoint = (by: typeof judge, more: object = {}) =>
  by.post('/chambers/staff/', {
    ...{ judge_id, person_id: staff_id, position: 'staff_attorney', starts_on: '2026-01-05' },
    ...more,
  });
const members = async () => (await judge.get('/chambers/staff/')).json().members;

describe('an appointment', () => {
  test('is made by the judge or an administrator, once, for a clerk of the court', async () => {
    expect((await outsider.get('/chambers/staff/')).statusCode).toBe(403);
    expect((await appoint(outsider)).statusCode).toBe(403);
    expect((await appoint(duty)).json().details.fields[0].field).toBe('judge_id');
    const attorney = { person_id: court.person('attorney').person_id };
    expect((await appoint(judge, attorney)).json().details.fields[0].field).toBe('person_id');
    expect((await appoint(judge, { ends_on: '2026-01-04' })).statusCode).toBe(400);
    expect((await appoint(judge)).statusCode).toBe(201);
    expect((await appoint(admin)).json().code).toBe('chambers_member_already');
    expect(await members()).toMatchObject([{ full_name: 'Sam Staff', position: 'staff_attorney', begun: true }]);
    expect((await duty.get('/chambers/staff/')).json().members).toEqual([]);
    expect((await admin.get('/chambers/staff/')).json().members).toHaveLength(1);
  });

  test('opens the judge’s day, binder, and pending matters, without rulings and private notes', async () => {
    expect((await staff.get('/chambers/own/')).json().judges).toMatchObject([{ id: judge_id }]);
    expect((await staff.get('/navigation/counts/')).json().in_chambers).toBe(true);
    const day = (await staff.get('/chambers/my-day/')).json();
    expect(day.pending.total).toBe(1);
    expect(day.pending.next.concat(day.hearings.flatMap((one: { motions: object[] }) => one.motions))[0]).toMatchObject(
      { filing_id: motion.id, allowed: [] },
    );
    const binder = await staff.get(`/chambers/binders/${hearing}/`);
    expect(binder.json().hearing).toMatchObject({ id: hearing, for_judge: 'Test judge', has_notes: false });
    const packet = await staff.get(`/chambers/packets/${hearing}/`);
    expect(packet.json().notes).toEqual({ hearing: null, case: null });
    expect((await staff.get('/chambers/awaiting/')).json().data).toMatchObject([{ filing_id: motion.id }]);
    expect((await staff.get(`/rulings/motions/${motion.id}/`)).json().motion.allowed).toEqual([]);
    for (const body of [day, binder.json(), packet.json()]) expect(JSON.stringify(body)).not.toContain('xylophone');
    // A clerk who works in no chambers finds nothing.
    expect((await outsider.get('/chambers/awaiting/')).json().total).toBe(0);
    expect((await outsider.get(`/chambers/binders/${hearing}/`)).statusCode).toBe(404);
    expect((await outsider.get(`/rulings/motions/${motion.id}/`)).statusCode).toBe(404);
  });

  test('with several judges, follows the one who is chosen: the day, pending matters, orders, submitted matters', async () => {
    const shows = async (who: typeof staff, of?: string) => {
      const query = of ? `?judge_id=${of}` : '';
      const day = (await who.get(`/chambers/my-day/${query}`)).json();
      const lists = ['/chambers/awaiting/', '/chambers/bundle/', '/orders/drafts/', '/rulings/matters/'];
      const read = await Promise.all(lists.map(async (list) => (await who.get(`${list}${query}`)).body));
      return [day.pending.total, read.some((body) => body.includes('26CV00001'))];
    };
    await court.db.insert(rulings).values({
      ...{ court_id: court.services.config.court.id, case_id: mine, filing_id: motion.id, judge_id },
      ...{ disposition: 'submitted', stage: 'final', submitted_on: '2026-01-05', clock: 'CA-90', due_on: '2026-04-05' },
      ...{ prepared_by: judge_id, prepared_at: new Date(), ruled_at: new Date() },
    });
    expect((await appoint(duty, { judge_id: duty_id })).statusCode).toBe(201);
    expect((await staff.get('/chambers/own/')).json().judges).toHaveLength(2);
    expect(await shows(staff)).toEqual([1, true]);
    expect(await shows(staff, judge_id)).toEqual([1, true]);
    expect(await shows(staff, duty_id)).toEqual([0, false]);
    expect((await staff.get(`/rulings/matters/?judge_id=${judge_id}`)).json().data).toHaveLength(1);
    expect((await staff.get(`/rulings/matters/?judge_id=${duty_id}`)).json().data).toEqual([]);
    // No one acts for a judge who did not appoint them.
    expect((await outsider.get(`/chambers/my-day/?judge_id=${judge_id}`)).statusCode).toBe(404);
    expect((await duty.get(`/chambers/awaiting/?judge_id=${judge_id}`)).statusCode).toBe(404);
    expect((await outsider.get(`/orders/drafts/?judge_id=${judge_id}`)).statusCode).toBe(404);
    expect((await outsider.get(`/rulings/matters/?judge_id=${judge_id}`)).json().data).toEqual([]);
    const { members: both } = (await admin.get('/chambers/staff/')).json();
    const other = both.find((one: { judge_id: string }) => one.judge_id === duty_id);
    await duty.delete(`/chambers/staff/${other.id}/`);
    await court.db.delete(rulings);
  });

  test('opens the notes that the judge shares with chambers, and no others', async () => {
    const place = { document_id: (await documentsOf())[0]!, version_id: randomUUID(), page: 1, boxes: [], quote: '' };
    const of = { court_id: court.services.config.court.id, judge_id, updated_at: court.services.now() };
    const words = { ...place, ...of, kind: 'note' as const, color: 'yellow' as const };
    await court.db.insert(binderNotes).values([
      { ...words, text: 'For chambers', audience: 'chambers' },
      { ...words, text: secret, audience: 'judge' },
    ]);
    const read = (await staff.get(`/chambers/binders/${hearing}/notes/`)).json().data;
    expect(read.map(({ text }: { text: string }) => text)).toEqual(['For chambers']);
    expect((await judge.get(`/chambers/binders/${hearing}/notes/`)).json().data).toHaveLength(2);
  });

  test('lets staff draft an order for the judge, whom the record names, but neither sign, rule, deny, nor send back', async () => {
    const begun = await staff.post('/orders/drafts/', { case_id: mine, form: 'ord_grant' });
    const order: OrderDraft = begun.json().order;
    expect(begun.statusCode, begun.body).toBe(201);
    expect(order).toMatchObject({ judge: 'Test judge', writer: 'Sam Staff', changed_by: 'Sam Staff' });
    expect(order.abilities).toMatchObject({ edit: true, sign: false, send_back: false, deny: false });
    const content = { title: 'Order', paragraphs: [paragraph('The motion is granted.')] };
    const saved = await staff.put(`/orders/drafts/${order.id}/`, { version: order.version, content });
    expect(saved.statusCode, saved.body).toBe(200);
    const given = await staff.post(`/orders/drafts/${order.id}/state/`, {
      version: saved.json().order.version,
      state: 'for_signature',
    });
    expect(given.statusCode, given.body).toBe(200);
    const seen = (await judge.get('/orders/drafts/?list=for_signature')).json().data;
    expect(seen).toMatchObject([{ id: order.id, changed_by: 'Sam Staff' }]);
    // It returns to the person who drafted it; staff withdraw what they gave.
    const returns = async (who: typeof judge) =>
      (await who.get(`/orders/drafts/${order.id}/`)).json().abilities.return_draft;
    expect([await returns(judge), await returns(staff)]).toEqual([true, true]);
    for (const [path, body] of [
      [`/orders/${order.id}/sign/`, { version: 3, confirmation: { with: 'authenticator', code: '000000' } }],
      [`/orders/drafts/${order.id}/denial/`, { version: 3, reason: 'No.' }],
      [`/orders/drafts/${order.id}/return/`, { version: 3, reason: 'No.' }],
      ['/rulings/', { filing_id: motion.id, disposition: 'granted', version: 0 }],
      [`/chambers/filings/${motion.id}/mark/`, { mark: 'reviewed' }],
    ] as const) {
      expect((await staff.post(path, body)).statusCode, path).toBe(403);
    }
    const lines = await court.db.select().from(activities).where(eq(activities.subject_id, order.id));
    const texts = lines.map((line) => writeActivity(line as never).description);
    expect(texts.join('\n')).toContain('Sam Staff began the draft of an order for Test judge.');
    expect(texts.join('\n')).toContain('Sam Staff gave an order for signature for Test judge.');
  });

  test('ends immediately, and is over after its last day', async () => {
    const [member] = await members();
    expect((await duty.delete(`/chambers/staff/${member.id}/`)).statusCode).toBe(404);
    expect((await judge.delete(`/chambers/staff/${member.id}/`)).statusCode).toBe(200);
    expect((await staff.get(`/chambers/binders/${hearing}/`)).statusCode).toBe(404);
    expect((await staff.get('/orders/drafts/?list=for_signature')).json().total).toBe(0);
    expect((await appoint(judge, { starts_on: '2090-01-05' })).statusCode).toBe(201);
    expect((await staff.get(`/chambers/binders/${hearing}/`)).statusCode).toBe(404);
    expect((await members())[0].begun).toBe(false);
  });
});

describe('a judge who covers an absent judge', () => {
  test('has the absent judge’s day, rules and signs for the absent judge, and reads no private notes', async () => {
    expect((await duty.get(`/chambers/binders/${hearing}/`)).statusCode).toBe(404);
    await court.db.insert(judgeCoverage).values({
      ...{ court_id: court.services.config.court.id, judge_id, duty_judge_id: duty_id },
      ...{ from_on: '2026-01-01', to_on: '2099-01-01', reason: 'Vacation', set_at: court.services.now() },
    });
    const packet = await duty.get(`/chambers/packets/${hearing}/`);
    expect(packet.json().hearing).toMatchObject({ for_judge: 'Test judge' });
    expect(packet.body).not.toContain('xylophone');
    expect((await duty.get(`/chambers/binders/${hearing}/notes/`)).json().data).toEqual([]);
    expect((await duty.get('/chambers/my-day/')).json().pending.total).toBe(1);

    const [draft] = (await judge.get('/orders/drafts/?list=for_signature')).json().data;
    const begun = (await duty.post('/auth/second-factor/authenticator/options/', {})).json();
    const code = () => generateSync({ secret: begun.secret, epoch: Math.floor(court.clock.now.getTime() / 1000) });
    await duty.post('/auth/second-factor/authenticator/', { id: begun.id, name: 'Phone', code: code() });
    court.clock.now = new Date(court.clock.now.getTime() + 60_000);
    const signed = await duty.post(`/orders/${draft.id}/sign/`, {
      version: draft.version,
      confirmation: { with: 'authenticator', code: code() },
    });
    expect(signed.statusCode, signed.body).toBe(201);
    const ruled = await duty.post('/rulings/', { filing_id: motion.id, disposition: 'granted', version: 0 });
    expect(ruled.statusCode, ruled.body).toBe(201);
    expect(ruled.json().text).toContain('Ruling by Duty Judge for Test judge.');
    const entries = await court.db.select().from(docketEntries).where(eq(docketEntries.case_id, mine));
    expect(entries.map(({ text }) => text).join('\n')).toMatch(/Duty Judge.* for .*Test judge/);
  });
});

const paragraph = (text: string) => ({ id: 'p1', style: 'plain', parts: [{ kind: 'text', text }] });
const documentsOf = async (): Promise<string[]> =>
  (await judge.get(`/chambers/binders/${hearing}/`)).json().items.map(({ id }: { id: string }) => id);
