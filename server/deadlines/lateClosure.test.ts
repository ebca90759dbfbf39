import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeActivity } from '#contract/messages/writeMessages';
import { closeDatabase, openDatabase } from '#server/db/db';
import { activities } from '#server/db/schema/activity';
import { courtClosures } from '#server/db/schema/courtDays';
import { deadlines } from '#server/db/schema/deadlines';
import { docketEntries } from '#server/db/schema/docket';
import { filingDates } from '#server/db/schema/filingDates';
import { filings } from '#server/db/schema/filings';
import { notifications } from '#server/db/schema/notifications';
import { applyDecision } from '#server/review/applyDecision';
import { fileAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

/** A closure that is declared after filings were received on that day. */
let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());

let id: string;
let case_id: string;
beforeEach(async () => {
  await court.db.delete(courtClosures);
  await court.db.delete(deadlines);
  ({ id, case_id } = await accept('2026-03-05T18:00:00Z'));
});

/** A complaint that was received at a moment, accepted into a new case. */
async function accept(received_at: string) {
  court.passSecond();
  const id = await fileAs(court.as('attorney'));
  await court.db
    .update(filings)
    .set({ received_at: new Date(received_at) })
    .where(eq(filings.id, id));
  const { version } = (await court.as('clerk').get(`/review/${id}/`)).json();
  const placement = { open: { case_type: 'Civil Complaint', number: 'next', title: 'Sample v. Example' } };
  const reply = await court.as('clerk').post(`/review/${id}/decision/`, { version, decision: 'accepted', placement });
  expect(reply.statusCode, reply.body).toBe(201);
  court.passSecond();
  await applyDecision(court.services, reply.json().hold.review_id);
  const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, id));
  return { id, case_id: entry!.case_id };
}

/** What the portal itself is not permitted. */
async function asOwner(statements: string): Promise<void> {
  const owner = openDatabase(court.owner, { connections: 1 });
  await owner.$client.query(statements);
  await closeDatabase(owner);
}

const administrator = () => court.as('court_administrator');
const flood = { closed_on: '2026-03-05', name: 'Flood', order_citation: 'General Order 26-3' };
const close = (more: object = {}) => administrator().post('/scheduling/closures/', { ...flood, ...more });
const effects = async (query: string) => (await administrator().get(`/scheduling/closure-effects/?${query}`)).json();
const current = async (filing_id = id) =>
  (
    await court.db
      .select()
      .from(filingDates)
      .where(and(eq(filingDates.filing_id, filing_id), isNull(filingDates.replaced_at)))
  )[0]!;
const onDocket = async (filing_id = id) =>
  (await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, filing_id)))[0]!.filed_on;
/** The proof of service of a complaint is due 60 days after it was filed (CRC 3.110(b)). */
const keepDeadline = async (trigger_date: string, filing_id: string | null = id) =>
  court.as('clerk').post('/deadlines/', { case_id, rule_id: await ruleFromComplaint(), trigger_date, filing_id });
async function ruleFromComplaint(): Promise<string> {
  const query = 'system=california&trigger=complaint_filed&trigger_date=2026-03-05&case_type=Civil%20Complaint';
  return (await court.as('clerk').get(`/deadlines/compute/?${query}`)).json().data[0].rule_id;
}

test('shows the entries whose dates change, with their deadlines, and changes nothing yet', async () => {
  const kept = (await keepDeadline('2026-03-05')).json().data;
  const { results, total } = await effects('closed_on=2026-03-05');
  expect(total).toBeGreaterThan(0);
  const one = results.find((row: { case_id: string }) => row.case_id === case_id);
  expect(one).toMatchObject({ entry: 1, filed_on: '2026-03-05', new_filed_on: '2026-03-06' });
  expect(one.deadlines).toEqual([
    { action: kept.action, due_date: kept.due_date, new_due_date: expect.stringMatching(/^2026-/) },
  ]);
  expect(one.deadlines[0].new_due_date > kept.due_date).toBe(true);
  expect(await onDocket()).toBe('2026-03-05');
  const refused = await close();
  expect(refused.json()).toMatchObject({ code: 'closure_changes_dates', details: { total } });
  expect((await close({ confirmed_changes: total + 1 })).statusCode).toBe(409);
  expect(await court.db.select().from(courtClosures)).toEqual([]);
});

test('changes dates and deadlines together, keeps the old dates, notifies, and is undone by withdrawing it', async () => {
  const kept = (await keepDeadline('2026-03-05')).json().data;
  const { total } = await effects('closed_on=2026-03-05');
  expect((await close({ confirmed_changes: total })).json()).toMatchObject({
    filing_dates_changed: total,
    deadlines_moved: 1,
  });
  expect(await onDocket()).toBe('2026-03-06');
  expect(await current()).toMatchObject({ filed_on: '2026-03-06', basis: 'closure', reason: 'Flood' });
  const history = await court.db
    .select()
    .from(filingDates)
    .where(eq(filingDates.filing_id, id))
    .orderBy(asc(filingDates.set_at));
  expect(history.map(({ filed_on, replaced_at }) => [filed_on, replaced_at !== null])).toEqual([
    ['2026-03-05', true],
    ['2026-03-06', false],
  ]);
  const [moved] = await court.db.select().from(deadlines).where(eq(deadlines.id, kept.id));
  expect(moved).toMatchObject({ trigger_date: '2026-03-06' });
  expect(moved!.due_date > kept.due_date).toBe(true);
  const kinds = (await court.db.select().from(notifications)).map(({ code }) => code as string);
  expect(kinds).toContain('filing.date_moved');
  expect(kinds).toContain('deadline.moved');
  const lines = await court.db.select().from(activities).where(eq(activities.subject_id, id)).orderBy(activities.seq);
  expect(writeActivity(lines.at(-1)!).description).toContain(
    'is now filed Mar 6, 2026, not Mar 5, 2026, because the court is closed: Flood',
  );
  const seen = (await court.as('attorney').get(`/documents/${id}/court-status/`)).json().filing_date;
  expect(seen.history.map(({ filed_on }: { filed_on: string }) => filed_on)).toEqual(['2026-03-06', '2026-03-05']);

  const [closure] = await court.db.select().from(courtClosures);
  const gone = await administrator().delete(`/scheduling/closures/${closure!.id}/`);
  expect(gone.json().code).toBe('closure_changes_dates');
  const back = await effects(`withdrawn=${closure!.id}`);
  expect(back.total).toBe(total);
  const withdrawn = await administrator().delete(`/scheduling/closures/${closure!.id}/?confirmed_changes=${total}`);
  expect(withdrawn.json()).toMatchObject({ filing_dates_changed: total, deadlines_moved: 1 });
  expect(await onDocket()).toBe('2026-03-05');
  const [restored] = await court.db.select().from(deadlines).where(eq(deadlines.id, kept.id));
  expect(restored).toMatchObject({ trigger_date: '2026-03-05', due_date: kept.due_date });
});

test('changes all or nothing when it fails midway', async () => {
  await accept('2026-03-05T19:00:00Z');
  const { total } = await effects('closed_on=2026-03-05');
  expect(total).toBeGreaterThan(1);
  // The last of the entries cannot be written.
  await asOwner(`
    create sequence faults;
    grant usage on sequence faults to public;
    create function fail_midway() returns trigger language plpgsql as
      $$ begin if nextval('faults') >= 2 then raise exception 'The disk is full.'; end if; return new; end $$;
    create trigger fail_midway before update on docket_entries for each row execute function fail_midway();`);
  const before = await court.db.select().from(filingDates).orderBy(asc(filingDates.id));
  const told = await court.db.$count(notifications);
  const failed = await close({ confirmed_changes: total });
  await asOwner('drop trigger fail_midway on docket_entries; drop function fail_midway; drop sequence faults');
  expect(failed.statusCode).toBe(500);
  expect(await court.db.select().from(filingDates).orderBy(asc(filingDates.id))).toEqual(before);
  expect(await court.db.select().from(courtClosures)).toEqual([]);
  expect(await court.db.$count(notifications)).toBe(told);
  expect((await close({ confirmed_changes: total })).statusCode).toBe(201);
});

test('leaves a date that the clerk or a judge set', async () => {
  await court.db
    .update(filingDates)
    .set({ basis: 'order', reason: 'Nunc pro tunc', ordered_on: '2026-03-10' })
    .where(eq(filingDates.filing_id, id));
  const { results } = await effects('closed_on=2026-03-05');
  expect(results.find((row: { case_id: string }) => row.case_id === case_id)).toBeUndefined();
});

test('does not change the dates of what is filed without extending deadlines, or on other days', async () => {
  expect((await close({ extends_deadlines: false })).statusCode).toBe(201);
  expect(await onDocket()).toBe('2026-03-05');
  expect(await effects('closed_on=2026-03-12')).toEqual({ results: [], total: 0 });
});

test('a filing accepted after the closure gets the right date at once', async () => {
  const { total } = await effects('closed_on=2026-03-05');
  await close({ confirmed_changes: total });
  const late = await accept('2026-03-05T20:00:00Z');
  expect(await current(late.id)).toMatchObject({ filed_on: '2026-03-06', basis: 'rule' });
});

test('a deadline that runs from a filing begins with its filing date, not with its receipt', async () => {
  const saturday = await accept('2026-03-07T18:00:00Z');
  case_id = saturday.case_id;
  const refused = await keepDeadline('2026-03-07', saturday.id);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().details.fields).toEqual([
    { field: 'trigger_date', message: 'The document is filed as of Mar 9, 2026. The period begins then.' },
  ]);
  expect((await keepDeadline('2026-03-09', saturday.id)).statusCode).toBe(201);
});

test('a changed date of the entry is the filing date, and moves the deadline that runs from it', async () => {
  const kept = (await keepDeadline('2026-03-05')).json().data;
  const change = (body: object) => court.as('clerk').put(`/cases/${case_id}/docket/1/`, body);
  const order = { authority: 'Order of A. Reyes', reason: 'The portal was down', ordered_on: '2026-03-10' };
  court.passSecond();
  const dated = await change({ version: 1, change: 'nunc_pro_tunc', filed_on: '2026-03-02', ...order });
  expect(dated.statusCode, dated.body).toBe(200);
  expect(await current()).toMatchObject({
    ...{ filed_on: '2026-03-02', timely_on: '2026-03-02', received_on: '2026-03-05', basis: 'order' },
    ...{ reason: order.reason, ordered_on: order.ordered_on },
  });
  const [moved] = await court.db.select().from(deadlines).where(eq(deadlines.id, kept.id));
  expect(moved).toMatchObject({ trigger_date: '2026-03-02' });
  expect(moved!.due_date < kept.due_date).toBe(true);
  const lines = await court.db.select().from(activities).where(eq(activities.subject_id, id)).orderBy(activities.seq);
  expect(writeActivity(lines.at(-1)!).description).toContain('because entry 1 was dated nunc pro tunc');

  court.passSecond();
  const corrected = await change({ version: 2, change: 'corrected', filed_on: '2026-03-05', reason: 'Wrong order' });
  expect(corrected.statusCode, corrected.body).toBe(200);
  expect(await current()).toMatchObject({ filed_on: '2026-03-05', basis: 'clerk', reason: 'Wrong order' });
  const [back] = await court.db.select().from(deadlines).where(eq(deadlines.id, kept.id));
  expect(back).toMatchObject({ trigger_date: '2026-03-05', due_date: kept.due_date });
  const seen = (await court.as('attorney').get(`/documents/${id}/court-status/`)).json().filing_date;
  expect(seen.history.map((one: { filed_on: string }) => one.filed_on)).toEqual([
    '2026-03-05',
    '2026-03-02',
    '2026-03-05',
  ]);
});

test('deadlines that a closure moves onto another one remain if they are of different filings', async () => {
  const rule_id = await ruleFromComplaint();
  const asked = { case_id, rule_id, trigger_date: '2026-03-06' };
  const [own] = await court.db.select().from(docketEntries).where(eq(docketEntries.case_id, case_id));
  const next = await accept('2026-03-06T18:00:00Z');
  await court.db.update(docketEntries).set({ case_id, number: 2 }).where(eq(docketEntries.case_id, next.case_id));
  await court.db.update(filings).set({ case_id }).where(eq(filings.id, next.id));
  expect(own!.number).toBe(1);
  expect((await keepDeadline('2026-03-05')).statusCode).toBe(201);
  expect((await court.as('clerk').post('/deadlines/', { ...asked, filing_id: next.id })).statusCode).toBe(201);
  const { total } = await effects('closed_on=2026-03-05');
  expect((await close({ confirmed_changes: total })).statusCode).toBe(201);
  const open = await court.db.select().from(deadlines).where(eq(deadlines.state, 'open'));
  expect(open.map(({ trigger_date }) => trigger_date)).toEqual(['2026-03-06', '2026-03-06']);
});

test('of two deadlines that name no filing, a closure that makes them the same keeps one', async () => {
  expect((await keepDeadline('2026-03-05', null)).statusCode).toBe(201);
  expect((await keepDeadline('2026-03-06', null)).statusCode).toBe(201);
  expect((await keepDeadline('2026-03-06', null)).json().code).toBe('deadline_kept');
  const { total } = await effects('closed_on=2026-03-05');
  expect((await close({ confirmed_changes: total })).statusCode).toBe(201);
  const kept = await court.db.select().from(deadlines).orderBy(asc(deadlines.state));
  expect(kept.map(({ state }) => state)).toEqual(['open', 'waived']);
  expect(kept[1]!.settled_reason).toBe('The same deadline is already on record.');
});
