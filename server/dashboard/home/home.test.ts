import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseAhead, HomeAttention, HomeWeek } from '#contract/home';
import { say } from '#domain/messages/say';
import { insertEntry } from '#server/cases/enterOnDocket';
import { courtrooms } from '#server/db/schema/calendar';
import { courtClosures } from '#server/db/schema/courtDays';
import { courts } from '#server/db/schema/courts';
import { deadlineMarks, deadlines } from '#server/db/schema/deadlines';
import type { docketEntries } from '#server/db/schema/docket';
import { personRoles } from '#server/db/schema/people';
import { countStatements } from '#server/testing/countStatements';
import { fillRecord } from '#server/testing/fillRecord';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

/** Tuesday, March 17, 2026, in the morning; Cesar Chavez Day, March 31, is a holiday of California courts. */
let court: TestServer;
let record: ReturnType<typeof fillRecord>;
let caseId: string;
const court_id = () => court.services.config.court.id;
const me = () => court.person('attorney').person_id;

beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-03-17T16:00:00Z');
  record = fillRecord(court);
  caseId = (await record.case('26CV00431', { title: 'Sample v. Example' })).id;
  await record.counsel(me(), caseId);
  const other = await record.case('26CV00999', { title: 'Other v. Other' });
  await record.deadline(other.id, '2026-03-18', { action: 'Answer' });
  await record.hearing('2026-03-19', { case_id: other.id, venue: 'Dept. 1' });

  const [room] = await court.db
    .insert(courtrooms)
    .values({ court_id: court_id(), name: 'Department 4', remote_url: 'https://video.example.com/4' })
    .returning();
  const here = { case_id: caseId, case_number: '26CV00431', case_title: 'Sample v. Example' };
  await record.hearing('2026-03-20', { ...here, venue: 'Department 4', courtroom_id: room!.id });
  await court.db.insert(courtClosures).values({ court_id: court_id(), closed_on: '2026-03-19', name: 'Storm' });
  const returned = await record.filing('attorney', { state: 'returned', title: 'Motion to compel' });
  await record.review(returned.id, {
    correct_by: new Date('2026-03-21T00:00:00Z'),
    reason_code: 'other',
    reason: 'Sign it.',
  });
});
afterAll(() => court.stop());

const mine = () => court.as('attorney');
const attention = async (who = mine()): Promise<HomeAttention> => {
  const reply = await who.get('/home/attention/');
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const week = async (day?: string): Promise<HomeWeek> => {
  const reply = await mine().get(`/home/week/${day ? `?day=${day}` : ''}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const enter = async (text: string, more: Partial<typeof docketEntries.$inferInsert> = {}) => {
  const entry = { filed_on: '2026-03-16', entered_at: court.clock.now, kind: 'order' as const };
  return insertEntry(court.db, caseId, { ...entry, description: say('docket.written', { text }), ...more });
};

describe('deadlines', () => {
  test('state the court days that are left, without the closures, and how they were counted', async () => {
    const [made] = await court.db
      .insert(deadlines)
      .values({
        ...{ court_id: court_id(), case_id: caseId, rule_id: 'x', action: 'Opposition', due_date: '2026-03-23' },
        ...{ trigger: 'motion', trigger_date: '2026-03-02', authority: 'CCP § 1005(b)', confidence: 'verified' },
        ...{ derivation: [], sources: [], owner_id: me() },
      })
      .returning();
    const { data, total } = (await attention()).deadlines;
    expect(total).toBe(1);
    // March 18, 20, and 23; the court is closed on March 19.
    expect(data).toMatchObject([{ id: made!.id, court_days_left: 3, met_by: null, authority: 'CCP § 1005(b)' }]);
  });

  test('of one’s own are marked as met with who and when, and opened again', async () => {
    const [due] = (await attention()).deadlines.data;
    const path = `/deadlines/${due!.id}/met/`;
    expect((await mine().put(path, { met: true, version: due!.version })).statusCode).toBe(200);
    const after = (await attention()).deadlines;
    expect(after.total).toBe(0);
    expect(after.marked).toMatchObject([
      { id: due!.id, marked_at: court.clock.now.toISOString(), marked_by: court.person('attorney').full_name },
    ]);
    expect((await mine().put(path, { met: false, version: due!.version })).json().code).toBe('changed_meanwhile');
    expect((await mine().put(path, { met: false, version: after.marked[0]!.version })).statusCode).toBe(200);
    expect((await attention()).deadlines).toMatchObject({ total: 1, marked: [] });
  });

  test('that the court keeps are marked for the person alone; the court’s deadline stays open', async () => {
    const kept = await record.deadline(caseId, '2026-03-18', { action: 'Reply' });
    const path = `/deadlines/${kept.id}/met/`;
    for (let twice = 0; twice < 2; twice++) {
      expect((await mine().put(path, { met: true, version: 1 })).statusCode).toBe(200);
    }
    const { data, marked } = (await attention()).deadlines;
    expect(data.map(({ action }) => action)).toEqual(['Opposition']);
    expect(marked.map(({ action }) => action)).toEqual(['Reply']);
    const [stored] = await court.db.select().from(deadlines).where(eq(deadlines.id, kept.id));
    expect(stored).toMatchObject({ state: 'open', version: 1 });
    expect((await week()).days.flatMap((one) => one.deadlines).map(({ action }) => action)).toEqual([]);
    expect((await mine().put(path, { met: false, version: 1 })).statusCode).toBe(200);
    expect((await attention()).deadlines.data.map(({ action }) => action)).toEqual(['Reply', 'Opposition']);
    // The mark that was undone stays on record.
    const marks = await court.db.select().from(deadlineMarks).where(eq(deadlineMarks.deadline_id, kept.id));
    expect(marks).toMatchObject([{ undone_at: court.clock.now }]);
    await court.db.update(deadlines).set({ due_date: '2026-06-01' }).where(eq(deadlines.id, kept.id));
  });

  test('propose the accepted filing that met them, and keep it with the mark', async () => {
    const filing = await record.filing('attorney', {
      ...{ case_id: caseId, state: 'docketed', document_type: 'opposition', title: 'Opposition to motion' },
    });
    await enter('Opposition', { kind: 'filing', filing_id: filing.id, filed_on: '2026-03-16' });
    const [due] = (await attention()).deadlines.data;
    expect(due!.met_by).toEqual({
      ...{ filing_id: filing.id, title: 'Opposition to motion', filed_on: '2026-03-16', entry: expect.any(Number) },
    });
    const met = { met: true, version: due!.version, filing_id: filing.id };
    expect((await mine().put(`/deadlines/${due!.id}/met/`, met)).statusCode).toBe(200);
    expect((await attention()).deadlines.marked[0]!.reason).toBe('Met by Opposition to motion, filed Mar 16, 2026');
  });

  test('are not marked by others, nor with the filing of another person', async () => {
    const kept = await record.deadline(caseId, '2026-03-18', { action: 'Answer', rule_id: 'a' });
    const path = `/deadlines/${kept.id}/met/`;
    expect((await court.as('self_represented').put(path, { met: true, version: 1 })).statusCode).toBe(404);
    const foreign = await record.filing('self_represented', { case_id: caseId, state: 'docketed' });
    const wrong = await mine().put(path, { met: true, version: 1, filing_id: foreign.id });
    expect(wrong.statusCode).toBe(404);
    await court.db.delete(deadlines).where(eq(deadlines.id, kept.id));
  });
});

test('hearings have their courtroom and video address, and returns their clock', async () => {
  const { hearings, returns } = await attention();
  expect(hearings).toMatchObject({
    total: 1,
    data: [{ case_number: '26CV00431', venue: 'Department 4', remote_url: 'https://video.example.com/4' }],
  });
  expect(returns).toMatchObject({
    total: 1,
    data: [{ title: 'Motion to compel', reason: 'Sign it.', overdue: false, court_days_left: 2 }],
  });
});

describe('new entries', () => {
  test('are orders, and filings of others, until they are marked as seen', async () => {
    const order = await enter('Order granting motion');
    const foreign = await record.filing('self_represented', { case_id: caseId, state: 'docketed' });
    const filed = await enter('Answer of Example', { kind: 'filing', filing_id: foreign.id });
    await enter('Notice of assignment', { kind: 'notice' });
    await enter('Sealed order', { access: 'sealed' });
    await enter('Struck order', { struck_at: court.clock.now });
    await enter('Old order', { entered_at: new Date('2026-01-02T00:00:00Z') });
    const before = await attention();
    expect(before.orders).toMatchObject({ total: 1, data: [{ id: order.id, text: 'Order granting motion' }] });
    expect(before.filings).toMatchObject({ total: 1, data: [{ id: filed.id, case_number: '26CV00431' }] });
    for (let twice = 0; twice < 2; twice++) {
      expect((await mine().post('/home/seen/', { entries: [order.id] })).statusCode).toBe(200);
    }
    expect(await attention()).toMatchObject({ orders: { total: 0, data: [] }, filings: { total: 1 } });
  });

  test('are marked all at once up to the moment of the list; later ones are new', async () => {
    const { as_of } = await attention();
    court.clock.now = new Date(court.clock.now.getTime() + 1000);
    const late = await enter('Order after hearing');
    expect((await mine().post('/home/seen/', { through: as_of })).statusCode).toBe(200);
    const after = await attention();
    expect(after).toMatchObject({ orders: { total: 1, data: [{ id: late.id }] }, filings: { total: 0 } });
    await mine().post('/home/seen/', { through: '2020-01-01T00:00:00Z' });
    expect((await attention()).filings.total).toBe(0);
    // What the person sends as a moment ahead does not hide what comes.
    await mine().post('/home/seen/', { through: '2099-01-01T00:00:00Z' });
    court.clock.now = new Date(court.clock.now.getTime() + 1000);
    await enter('Another order');
    expect((await attention()).orders.total).toBe(1);
  });

  test('of cases that the person does not see cannot be marked, and a sealed entry neither', async () => {
    const sealed = await enter('Sealed order', { access: 'sealed' });
    expect((await mine().post('/home/seen/', { entries: [sealed.id] })).statusCode).toBe(404);
    expect((await court.as('self_represented').post('/home/seen/', { entries: [sealed.id] })).statusCode).toBe(404);
    expect((await mine().post('/home/seen/', {})).statusCode).toBe(400);
  });
});

describe('a case', () => {
  const ahead = async (): Promise<CaseAhead> => {
    const reply = await mine().get(`/home/cases/${caseId}/`);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  };

  test('states its next hearing, its next deadline, and the filings that are not docketed', async () => {
    await record.filing('attorney', { proposed_case_id: caseId, state: 'received' });
    await record.filing('self_represented', { proposed_case_id: caseId, state: 'received' });
    const next = await record.deadline(caseId, '2026-03-18', { action: 'Expert list', rule_id: 'e' });
    const passed = await record.deadline(caseId, '2026-03-10', { action: 'Cross-complaint', rule_id: 'c' });
    expect(await ahead()).toMatchObject({
      today: '2026-03-17',
      hearing: { venue: 'Department 4', hearing_date: '2026-03-20', remote_url: 'https://video.example.com/4' },
      deadline: { id: next.id, action: 'Expert list', court_days_left: 1, authority: 'CCP § 412.20' },
      ...{ overdue: 1, undocketed: 1 },
    });
    // Marked as met, a deadline is not the next one.
    expect((await mine().put(`/deadlines/${next.id}/met/`, { met: true, version: 1 })).statusCode).toBe(200);
    expect((await ahead()).deadline?.action).not.toBe('Expert list');
    await court.db.delete(deadlines).where(eq(deadlines.id, passed.id));
    expect(await ahead()).toMatchObject({ overdue: 0 });
  });

  test('is not described to others', async () => {
    const foreign = await record.case('26CV00998');
    expect((await mine().get(`/home/cases/${foreign.id}/`)).statusCode).toBe(404);
    expect((await court.as('clerk').get(`/home/cases/${caseId}/`)).statusCode).toBe(403);
  });
});

test('deadlines of some days are listed without those that are marked as met', async () => {
  const listed = async (query: string) => {
    const reply = await mine().get(`/deadlines/?from=2026-03-18&to=2026-03-18${query}`);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data.map(({ action }: { action: string }) => action);
  };
  expect(await listed('')).toEqual(['Expert list']);
  expect(await listed('&marked=no')).toEqual([]);
  expect(await listed('&state=urgent')).toEqual(['Expert list']);
  expect((await mine().get('/deadlines/?from=soon')).statusCode).toBe(400);
});

describe('the week', () => {
  test('has the court days with closures, hearings, and deadlines', async () => {
    await record.deadline(caseId, '2026-03-18', { action: 'Witness list', rule_id: 'w' });
    const { days, from, to, courts: inCourts } = await week();
    expect([from, to, inCourts.length]).toEqual(['2026-03-16', '2026-03-22', 1]);
    expect(days.map(({ open }) => open)).toEqual([true, true, true, false, true, false, false]);
    expect(days[3]!.closed).toEqual([{ court: inCourts[0]!.name, reason: 'Storm' }]);
    expect(days[2]!.deadlines).toMatchObject([{ action: 'Witness list', case_number: '26CV00431' }]);
    expect(days[4]!.hearings).toMatchObject([{ venue: 'Department 4', remote_url: 'https://video.example.com/4' }]);
  });

  test('is any week', async () => {
    const { days } = await week('2026-04-01');
    expect(days[0]!.date).toBe('2026-03-30');
    expect(days[1]).toMatchObject({
      date: '2026-03-31',
      open: false,
      closed: [{ reason: expect.stringContaining('Chavez') }],
    });
    expect((await mine().get('/home/week/?day=tomorrow')).statusCode).toBe(400);
  });

  test('includes the other courts in which the person files', async () => {
    const far = { id: 'far', name: 'Far Court', level: 'State Court' as const, jurisdiction: 'Texas' as const };
    await court.db.insert(courts).values({ ...far, time_zone: 'America/Chicago' });
    await court.db.insert(personRoles).values({ person_id: me(), court_id: 'far', role: 'attorney' });
    const there = await record.case('26-00001', { court_id: 'far', title: 'Far v. Near' });
    await record.deadline(there.id, '2026-03-17', { court_id: 'far', owner_id: me(), action: 'Disclosures' });
    const { courts: both, days } = await week();
    expect(both.map(({ id }) => id)).toEqual([court_id(), 'far']);
    expect(days[1]!.deadlines).toMatchObject([{ action: 'Disclosures', court: 'Far Court' }]);
    // Only the court of the session is closed for the storm.
    expect(days[3]).toMatchObject({ open: true, closed: [{ reason: 'Storm' }] });
  });
});

test('the number of statements does not depend on the number of records', async () => {
  const count = () => countStatements(() => attention());
  const before = await count();
  for (let n = 0; n < 5; n++) {
    await enter(`Order ${n}`);
    await record.deadline(caseId, `2026-03-2${n}`, { action: 'Opposition', rule_id: `n${n}` });
  }
  expect(await count()).toBe(before);
});
