import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { typeLabeled } from '#domain/documentTypes/label';
import { say } from '#domain/messages/say';
import { hearings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { chambersMembers } from '#server/db/schema/chambersStaff';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import { notifications } from '#server/db/schema/notifications';
import { rulings } from '#server/db/schema/rulings';
import { addHearing } from '#server/testing/addHearing';
import { fillRecord } from '#server/testing/fillRecord';
import { type SignedInCapacity, startTestServer, type TestServer } from '#server/testing/startTestServer';
import { applyRuling } from '../applyRuling.ts';
import { publishTentative, publishTentatives } from './publishTentatives.ts';

let court: TestServer;
let case_id: string;
let filing_id: string;
let count = 0;

const monday = new Date('2026-11-30T20:00:00Z');
/** 3:00 PM and 4:00 PM in Los Angeles on the court day before the hearing. */
const publication = new Date('2026-12-01T23:00:00Z');
const noticeEnds = new Date('2026-12-02T00:00:00Z');

beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());
beforeEach(async () => {
  court.clock.now = monday;
  count++;
  const court_id = court.services.config.court.id;
  const about = { court_id, case_type: 'Civil Complaint' as const, opened_on: '2026-01-05', title: 'Rowe v. Pike' };
  const case_number = `26CV${8000 + count}`;
  const judge_id = court.person('judge').person_id;
  const [made] = await court.db
    .insert(cases)
    .values({ ...about, case_number, judge_id })
    .returning();
  case_id = made!.id;
  const [motion] = await court.db
    .insert(filings)
    .values({
      ...{ court_id, filed_by: court.person('attorney').person_id, case_id, state: 'docketed' },
      ...{ doc_type: 'Motion', document_type: typeLabeled('Motion')!, title: 'MOTION TO COMPEL', priority: 'low' },
      ...{ document_name: 'Motion.pdf', priority_reason: say('not_analyzed'), case_type: 'Civil Complaint' },
      received_at: new Date('2026-11-02T18:00:00Z'),
    })
    .returning();
  filing_id = motion!.id;
  await court.db.insert(docketEntries).values({
    ...{ case_id, number: 1, filed_on: '2026-11-02', entered_at: new Date(), kind: 'filing', filing_id },
    ...{ description: say('docket.filed', { document: 'Motion', filer: 'Ada Rowe' }), code: 'mtn_compel' },
  });
  await addHearing(court.db, {
    ...{ court_id, case_id, judge_id, judge: 'Test judge', case_title: 'Rowe v. Pike', case_number },
    ...{ case_type: 'Civil Complaint', event_type: 'Motion Hearing', hearing_date: '2026-12-02' },
    ...{
      hearing_time: `${String(8 + Math.floor(count / 2)).padStart(2, '0')}:${count % 2 ? '30' : '00'}`,
      venue: 'Department 4',
      duration_minutes: 30,
    },
  });
});

const as = async (who: SignedInCapacity) => court.with(await court.freshToken(who));
const write = async (more: object = {}, who: SignedInCapacity = 'judge') =>
  (await as(who)).put(`/rulings/motions/${filing_id}/tentative/`, {
    ...{ disposition: 'granted', reasons: 'Responses are overdue.', version: 0 },
    ...more,
  });
const ofPublic = async () =>
  (await court.app.inject({ url: '/api/public/tentative-rulings/' }))
    .json()
    .data.filter((one: { case_number: string }) => one.case_number === `26CV${8000 + count}`);
const ofCase = async (who: SignedInCapacity = 'attorney') =>
  (await (await as(who)).get(`/rulings/cases/${case_id}/tentatives/`)).json().data;
const notices = () => court.db.$count(notifications, eq(notifications.person_id, court.person('attorney').person_id));
const publish = (id: string) => publishTentative(court.services, id);
const stored = async (id: string) => (await court.db.select().from(rulings).where(eq(rulings.id, id)))[0]!;

describe('a tentative ruling', () => {
  test('is private until 3:00 PM on the court day before the hearing, then published once', async () => {
    const reply = await write();
    expect(reply.json().tentative).toMatchObject({
      ...{ state: 'scheduled', publish_at: publication.toISOString(), notice_until: noticeEnds.toISOString() },
      hearing: { hearing_date: '2026-12-02', venue: 'Department 4' },
    });
    const { id } = reply.json().tentative;
    const before = await notices();
    await publish(id);
    expect([await ofPublic(), await ofCase()]).toEqual([[], []]);
    court.clock.now = publication;
    await Promise.all([publish(id), publish(id)]);
    await publishTentatives(court.services);
    expect(await notices()).toBe(before + 1);
    expect(await ofPublic()).toMatchObject([
      { motion: 'Motion to Compel', disposition: 'granted', venue: 'Department 4', reasons: 'Responses are overdue.' },
    ]);
    expect((await stored(id)).published_at).toEqual(publication);
    // A clock that is set back neither hides nor repeats it.
    court.clock.now = monday;
    await publish(id);
    expect(await notices()).toBe(before + 1);
    expect(await ofPublic()).toHaveLength(1);
  });

  test('follows its hearing to another day, and is not published if the hearing is canceled', async () => {
    const { id } = (await write()).json().tentative;
    const [hearing] = await court.db.select().from(hearings).where(eq(hearings.case_id, case_id));
    const at = `/scheduling/hearings/${hearing!.id}/`;
    const day = { hearing_date: '2026-12-09', hearing_time: '09:00' };
    const moved = await (await as('judge')).put(at, { version: hearing!.version, reason: 'In trial.', ...day });
    expect(moved.statusCode).toBe(200);
    court.clock.now = publication;
    await publish(id);
    const next = new Date('2026-12-08T23:00:00Z');
    expect(await stored(id)).toMatchObject({ published_at: null, publish_at: next });
    const { version } = (await court.db.select().from(hearings).where(eq(hearings.case_id, case_id)))[0]!;
    const canceled = await (await as('judge')).post(`${at}cancel/`, { version, reason: 'Settled.' });
    expect(canceled.statusCode).toBe(200);
    court.clock.now = next;
    await publishTentatives(court.services);
    expect(await stored(id)).toMatchObject({ published_at: null, publish_at: null });
  });

  test('is not public in a sealed entry or a confidential case', async () => {
    const { id } = (await write()).json().tentative;
    court.clock.now = publication;
    await publish(id);
    await court.db.update(docketEntries).set({ access: 'sealed' }).where(eq(docketEntries.filing_id, filing_id));
    expect(await ofPublic()).toEqual([]);
    await court.db.update(docketEntries).set({ access: 'public' }).where(eq(docketEntries.filing_id, filing_id));
    expect(await ofPublic()).toHaveLength(1);
    await court.db.update(cases).set({ case_type: 'Family Law' }).where(eq(cases.id, case_id));
    expect(await ofPublic()).toEqual([]);
  });

  test('is written by the judge of the case alone, with what its disposition needs', async () => {
    expect((await write({}, 'clerk')).statusCode).toBe(404);
    expect((await write({}, 'attorney')).statusCode).toBe(403);
    const part = await write({ disposition: 'granted_in_part' });
    expect(part.json().details.fields.map((one: { field: string }) => one.field)).toEqual(['granted', 'denied']);
    expect((await write({ disposition: 'submitted' })).json().details.fields[0].field).toBe('disposition');
    const { version } = (await write()).json().tentative;
    expect((await write()).json().code).toBe('changed_meanwhile');
    expect((await write({ version, disposition: 'denied' })).json().tentative).toMatchObject({ version: 2 });
    await court.db.update(cases).set({ judge_id: null }).where(eq(cases.id, case_id));
    expect((await write({ version: 2 })).json().code).toBe('case_of_another_judge');
  });

  test('that is revised after publication is published again, and keeps its notices of argument', async () => {
    const { id } = (await write()).json().tentative;
    court.clock.now = publication;
    await publish(id);
    const given = await (await as('attorney')).post(`/rulings/tentatives/${id}/notices/`, { issues: 'Sanctions' });
    expect(given.statusCode).toBe(201);
    const revised = (await write({ version: 1, disposition: 'denied' })).json().tentative;
    await publish(revised.id);
    expect(await ofPublic()).toMatchObject([{ disposition: 'denied' }]);
    expect(await ofCase()).toMatchObject([{ id: revised.id, notices: [{ issues: 'Sanctions' }] }]);
    expect((await (await as('judge')).delete(`/rulings/tentatives/${revised.id}/`)).statusCode).toBe(200);
    expect(await ofPublic()).toEqual([]);
  });

  test('is adopted with one call: the ruling is held, docketed, and the tentative ruling is over', async () => {
    const tentative = (await write({ reasons: 'Responses within 20 days' })).json().tentative;
    court.clock.now = publication;
    await publish(tentative.id);
    const adopt = async (version: number) =>
      (await as('judge')).post(`/rulings/tentatives/${tentative.id}/adoption/`, { version });
    expect((await adopt(9)).json().code).toBe('changed_meanwhile');
    const { ruling_id, text } = (await adopt(tentative.version)).json();
    expect(text).toBe('ORDER granting Motion to Compel (Entry 1). Responses within 20 days.');
    expect((await adopt(tentative.version)).json().code).toBe('ruling_held');
    await applyRuling(court.services, ruling_id);
    expect(await stored(ruling_id)).toMatchObject({ stage: 'final', reasons: 'Responses within 20 days' });
    expect(await ofCase()).toEqual([]);
    expect(await ofPublic()).toMatchObject([{ is_ruled: true }]);
    expect((await adopt(tentative.version)).json().code).toBe('tentative_over');
  });

  test('lapses if the motion is withdrawn before it is published', async () => {
    const { id } = (await write()).json().tentative;
    await court.db
      .update(filings)
      .set({ state: 'withdrawn', case_id: null, proposed_case_id: case_id })
      .where(eq(filings.id, filing_id));
    court.clock.now = publication;
    await publish(id);
    expect(await stored(id)).toMatchObject({ stage: 'withdrawn', lapsed_because: 'motion_changed' });
  });
});

test('is drafted by chambers staff for the judge, who makes it; staff neither publish, adopt, nor change what the judge made', async () => {
  const sam = await court.join('clerk', `Sam Staff ${count}`);
  const staff = court.with(sam.token);
  const draft = (more: object = {}, by = staff) =>
    by.put(`/rulings/motions/${filing_id}/tentative/`, {
      ...{ disposition: 'granted', reasons: 'The responses are overdue.', version: 0, ...more },
    });
  // A clerk who works in no chambers of the judge finds nothing.
  expect((await draft()).statusCode).toBe(404);
  await court.db.insert(chambersMembers).values({
    ...{
      court_id: court.services.config.court.id,
      judge_id: court.person('judge').person_id,
      person_id: sam.person_id,
    },
    ...{ position: 'staff_attorney', starts_on: '2026-01-05', appointed_by: court.person('judge').person_id },
    appointed_at: monday,
  });
  const { tentative, message } = (await draft()).json();
  expect(message).toBe('Draft saved for Test judge');
  expect(tentative).toMatchObject({ state: 'awaits_judge', drafted_by: `Sam Staff ${count}`, can_write: true });
  expect((await draft({ version: 1, reasons: 'Twenty days late.' })).json().tentative.version).toBe(2);
  court.clock.now = publication;
  await publish(tentative.id);
  await publishTentatives(court.services);
  expect([await ofPublic(), await ofCase()]).toEqual([[], []]);
  court.clock.now = monday;
  expect((await staff.post(`/rulings/tentatives/${tentative.id}/adoption/`, { version: 2 })).statusCode).toBe(403);
  const seen = (await (await as('judge')).get(`/rulings/motions/${filing_id}/`)).json().motion;
  expect(seen.tentative).toMatchObject({ drafted_by: `Sam Staff ${count}`, reasons: 'Twenty days late.' });
  const made = (await write({ version: 2, reasons: 'Twenty days late.' })).json().tentative;
  expect(made).toMatchObject({
    id: tentative.id,
    state: 'scheduled',
    judge: 'Test judge',
    drafted_by: `Sam Staff ${count}`,
  });
  expect((await draft({ version: 3 })).json().code).toBe('tentative_of_judge');
  expect((await staff.delete(`/rulings/tentatives/${made.id}/`)).json().code).toBe('tentative_of_judge');
  const shown = (await staff.get(`/rulings/motions/${filing_id}/`)).json().motion;
  expect(shown).toMatchObject({ allowed: [], tentative: { can_write: false } });
  court.clock.now = publication;
  await publish(made.id);
  expect(await ofCase()).toMatchObject([{ drafted_by: null, can_write: false, reasons: 'Twenty days late.' }]);
  expect(JSON.stringify(await ofPublic())).not.toContain('Sam');
});

test('on a sealed motion is read by its filer and the court, and is nowhere named', async () => {
  const { id } = (await write()).json().tentative;
  await court.db.update(docketEntries).set({ access: 'sealed' }).where(eq(docketEntries.filing_id, filing_id));
  court.clock.now = publication;
  const other = await court.join('attorney', 'Opposing Counsel');
  await fillRecord(court).counsel(other.person_id, case_id, String(910_000 + count));
  await publish(id);
  const opponent = court.with(other.token);
  expect(await ofCase()).toMatchObject([{ id }]);
  expect((await opponent.get(`/rulings/cases/${case_id}/tentatives/`)).json().data).toEqual([]);
  expect((await opponent.post(`/rulings/tentatives/${id}/notices/`, { issues: '' })).statusCode).toBe(404);
  const told = (await opponent.get('/notifications/')).body;
  expect(told).toContain('Sealed Motion');
  expect(told).not.toContain('Compel');
  expect(await ofPublic()).toEqual([]);
});

describe('notice of argument', () => {
  const give = async (id: string, who: SignedInCapacity = 'attorney') =>
    (await as(who)).post(`/rulings/tentatives/${id}/notices/`, { issues: '' });

  test('is given until 4:00 PM, to the judge, by a person in the case', async () => {
    const { id } = (await write()).json().tentative;
    expect((await give(id)).json().code).toBe('not_found');
    court.clock.now = publication;
    await publish(id);
    expect(await ofCase()).toMatchObject([{ can_give_notice: true, own_notice: null }]);
    expect((await give(id, 'self_represented')).json().code).toBe('not_found');
    expect((await give(id)).statusCode).toBe(201);
    expect((await give(id)).statusCode).toBe(201);
    const { motion } = (await (await as('judge')).get(`/rulings/motions/${filing_id}/`)).json();
    expect(motion.tentative.notices).toMatchObject([{ person: 'Test attorney' }]);
    court.clock.now = new Date(noticeEnds.getTime() + 1000);
    expect((await give(id)).json().code).toBe('appearance_notice_late');
    expect(await ofCase()).toMatchObject([{ can_give_notice: false }]);
  });

  test('is not needed where the judge directs argument', async () => {
    const { id } = (await write({ directs_argument: true })).json().tentative;
    court.clock.now = publication;
    await publish(id);
    expect((await give(id)).json().code).toBe('appearance_notice_not_needed');
  });
});

test('the court sets its practice with an authority; without publication, a tentative ruling remains in chambers', async () => {
  const administrator = await as('court_administrator');
  const read = async () => (await administrator.get('/settings/tentative-rulings/')).json();
  expect(await read()).toMatchObject({ practice: 'with_notice', publish_time: '15:00', authority: 'CRC 3.1308(a)(1)' });
  const set = { practice: 'none', publish_time: '', notice_time: '', version: 0 };
  const refused = await administrator.put('/settings/tentative-rulings/', { ...set, authority: '' });
  expect(refused.json().details.fields[0].field).toBe('authority');
  await administrator.put('/settings/tentative-rulings/', { ...set, authority: 'Local Rule 3.4' });
  expect(await read()).toMatchObject({ practice: 'none', set_by_court: true, authority: 'Local Rule 3.4' });
  expect((await write()).json().tentative).toMatchObject({ state: 'draft', publish_at: null });
});
