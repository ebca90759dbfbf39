import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Hearing } from '#contract/hearings';
import { writeActivity } from '#contract/messages/writeMessages';
import { readCalendar } from '#domain/hearings/testing/readCalendar';
import { say } from '#domain/messages/say';
import { activities } from '#server/db/schema/activity';
import { attorneys } from '#server/db/schema/attorneys';
import {
  calendarBookings,
  courtrooms,
  eventTypes,
  hearings,
  judgeAvailability,
  sittings,
} from '#server/db/schema/calendar';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { courtClosures } from '#server/db/schema/courtDays';
import { courts } from '#server/db/schema/courts';
import { judgeDisqualifications } from '#server/db/schema/disqualifications';
import { filings } from '#server/db/schema/filings';
import { notifications } from '#server/db/schema/notifications';
import { partyCounsel } from '#server/db/schema/participants';
import { judgeProfiles, people } from '#server/db/schema/people';
import { webhookEvents } from '#server/db/schema/webhooks';
import { addHearing } from '#server/testing/addHearing';
import { noticeWords } from '#server/testing/noticeWords';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let second: Awaited<ReturnType<TestServer['join']>>;
beforeAll(async () => {
  court = await startTestServer();
  second = await court.join('judge', 'Hon. Second Judge');
});
afterAll(() => court.stop());

const court_id = () => court.services.config.court.id;
let rooms: Record<'four' | 'nine', string>;
/** A Monday morning; nothing on the calendar, and the second judge is free all the time. */
beforeEach(async () => {
  const { db } = court;
  court.clock.now = new Date('2026-03-16T16:00:00Z');
  await db.delete(hearings);
  await db.delete(sittings);
  await db.delete(judgeAvailability);
  await db.delete(courtClosures);
  await db.delete(courtrooms);
  await db.delete(eventTypes);
  await db.delete(caseAssignments);
  await db.delete(attorneys);
  const [four, nine] = await db
    .insert(courtrooms)
    .values(['Department 4', 'Department 9'].map((name) => ({ court_id: court_id(), name })))
    .returning();
  rooms = { four: four!.id, nine: nine!.id };
  await db.insert(eventTypes).values([
    { court_id: court_id(), name: 'Motion hearing', duration_minutes: 20, held_in_sitting: true },
    { court_id: court_id(), name: 'Jury trial', duration_minutes: 480 },
    { court_id: court_id(), name: 'Status conference', duration_minutes: 30 },
  ]);
});

const wanted = {
  judge: 'Test judge',
  case_title: 'Estate of Lund',
  case_number: 'PR-2026-0117',
  case_type: 'Probate',
  event_type: 'Status conference',
  hearing_date: '2026-03-17',
  hearing_time: '09:30',
  venue: 'Department 4',
};
type Changes = Partial<Record<keyof typeof wanted, unknown>> & Record<string, unknown>;
const schedule = (changes: Changes = {}, who: Parameters<TestServer['as']>[0] = 'clerk') =>
  court.as(who).post('/scheduling/hearing/', { ...wanted, ...changes });
const scheduled = async (changes: Changes = {}): Promise<Hearing> => {
  const reply = await schedule(changes);
  expect(reply.json().message ?? reply.body).toMatch(/^Hearing scheduled successfully/);
  return reply.json().hearing;
};
const change = (hearing: Hearing, changes: Changes, who: Parameters<TestServer['as']>[0] = 'clerk') =>
  court
    .as(who)
    .put(`/scheduling/hearings/${hearing.id}/`, { version: hearing.version, reason: 'Asked for.', ...changes });
const end = (hearing: Hearing, how: string, body: object) =>
  court.as('clerk').post(`/scheduling/hearings/${hearing.id}/${how}/`, { version: hearing.version, ...body });
const list = async (query = '', who: Parameters<TestServer['as']>[0] = 'clerk'): Promise<Hearing[]> =>
  (await court.as(who).get(`/scheduling/list-hearings/${query}`)).json().results.admin_hearings;
const refusalOf = (reply: { json(): { code: string; details: { fields: { field: string; message: string }[] } } }) => {
  const { code, details } = reply.json();
  return { code, fields: Object.fromEntries(details.fields.map(({ field, message }) => [field, message])) };
};
const addAttorney = async (full_name: string, person_id: string | null = null) => {
  const about = { court_id: court_id(), bar_number: full_name, status: 'Active', type: 'Private Attorney' };
  const [made] = await court.db
    .insert(attorneys)
    .values({ ...about, full_name, person_id })
    .returning();
  return made!.id;
};
let numbered = 0;
const openCase = async () => {
  const case_number = `26CV${String(++numbered).padStart(5, '0')}`;
  const [made] = await court.db
    .insert(cases)
    .values({
      court_id: court_id(),
      case_number,
      title: `Matter ${numbered}`,
      case_type: 'Civil Complaint',
      opened_on: '2026-01-05',
    })
    .returning();
  return made!;
};

describe('scheduling a hearing', () => {
  test('answers 201, stores all values, and is on the record', async () => {
    const reply = await schedule({ mediator: 'Pat Mediator', interpreter: 'Ira Interpreter' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json().message).toBe('Hearing scheduled successfully');
    const { hearing } = reply.json();
    expect(hearing).toMatchObject({ ...wanted, mediator: 'Pat Mediator', interpreter: 'Ira Interpreter', version: 1 });
    expect(hearing).toMatchObject({
      status: 'scheduled',
      starts_at: '2026-03-17T16:30:00.000Z',
      ends_at: '2026-03-17T17:00:00.000Z',
      judge_id: court.person('judge').person_id,
      courtroom_id: rooms.four,
    });
    expect(await list()).toEqual([hearing]);
    const [line] = await court.db.select().from(activities).where(eq(activities.subject_id, hearing.id));
    expect({ ...line, ...writeActivity(line!) }).toMatchObject({
      action: 'hearing_scheduled',
      description:
        'PR-2026-0117: Status conference in Estate of Lund, Tue, Mar 17, 2026, 9:30 AM, Department 4, Test judge.',
    });
  });

  test('uses its event type’s duration unless another one is sent', async () => {
    expect((await scheduled({ event_type: 'Jury trial', hearing_time: '08:30' })).duration_minutes).toBe(480);
    const short = await scheduled({ event_type: 'jury trial', hearing_date: '2026-03-18', duration_minutes: 60 });
    expect(short).toMatchObject({ duration_minutes: 60, event_type: 'Jury trial' });
  });

  test('accepts an empty mediator as none, and ignores the seconds of a time', async () => {
    expect(await scheduled({ mediator: '', hearing_time: '09:30:00' })).toMatchObject({
      mediator: null,
      hearing_time: '09:30',
    });
  });

  test.each([
    ['judge', '', 'Judge is required'],
    ['judge', 'Hon. Nobody', 'No judge of this court is named Hon. Nobody. Choose one from the list'],
    ['judge', 'Test pending_judge', 'No judge of this court is named Test pending_judge. Choose one from the list'],
    ['case_title', undefined, 'Case title is required'],
    ['case_number', ' ', 'Case number is required'],
    ['case_type', 'Maritime', 'Use Civil Complaint, Family Law, Probate, Small Claims, Criminal, Immigration'],
    ['event_type', 'Tea', 'This court has no event type named Tea. Choose one from the list'],
    ['hearing_date', '2026-02-30', 'Enter a date'],
    ['hearing_date', '2026-03-13', 'This time is in the past. Choose a future time'],
    ['hearing_time', '9', 'Enter a time'],
    ['hearing_time', undefined, 'Hearing time is required'],
    ['venue', 'Department 99', 'This court has no courtroom named Department 99. Choose Department 4, Department 9'],
    ['duration_minutes', 1, 'A hearing lasts at least 5 minutes'],
    ['attorney_ids', ['00000000-0000-4000-8000-000000000000'], 'Choose attorneys from the roster'],
  ])('names the field %s when it is %j', async (field, value, message) => {
    const reply = await schedule({ [field]: value });
    expect(reply.statusCode).toBe(400);
    expect(refusalOf(reply).fields[field]).toBe(message);
    expect(await list()).toEqual([]);
  });

  test('refuses the hour that the clock change skips', async () => {
    const reply = await schedule({ hearing_date: '2027-03-14', hearing_time: '02:30' });
    expect(refusalOf(reply).fields).toEqual({
      hearing_time: 'This time does not exist on that day because the clocks change. Choose another',
    });
  });

  test('knows the case by its number however it is written, and its counsel appear', async () => {
    const known = await openCase();
    const attorney_id = await addAttorney('Ada Sample', court.person('attorney').person_id);
    await court.db.insert(caseAssignments).values({ case_id: known.id, attorney_id });
    const hearing = await scheduled({ case_number: known.case_number.replace('CV', '-cv-') });
    expect(hearing).toMatchObject({
      case_id: known.id,
      case_number: known.case_number,
      case_title: known.title,
      case_type: 'Civil Complaint',
      attorneys: [{ id: attorney_id, full_name: 'Ada Sample' }],
    });
    const notices = await court.db.select().from(notifications).where(eq(notifications.kind, 'hearing_scheduled'));
    expect(notices.map(({ person_id }) => person_id).sort()).toEqual(
      expect.arrayContaining([court.person('attorney').person_id, court.person('judge').person_id]),
    );
    const [event] = await court.db.select().from(webhookEvents).where(eq(webhookEvents.subject_id, known.id));
    expect(event).toMatchObject({ type: 'case.updated', data: { change: 'hearing_scheduled', hearingId: hearing.id } });
  });

  test('uses the title and type of the case on the docket, and reports that they replaced the input', async () => {
    const { case_number, title } = await openCase();
    const sent = { case_number, case_title: 'Another Title', case_type: 'Criminal' };
    const { message, hearing } = (await schedule(sent)).json();
    expect(hearing).toMatchObject({ case_title: title, case_type: 'Civil Complaint' });
    expect(message).toBe(
      `Hearing scheduled successfully, using the title ${title} and the case type Civil Complaint from the docket instead of your entry`,
    );
    const same = { case_number, case_title: title, case_type: 'Civil Complaint', hearing_time: '14:00' };
    expect((await schedule(same)).json().message).toBe('Hearing scheduled successfully');
    const unknown = { case_number: '26-UNKNOWN-1', case_title: 'Own Title', hearing_time: '15:30' };
    expect((await schedule(unknown)).json().message).toBe('Hearing scheduled successfully');
  });
});

describe('double booking', () => {
  test.each([
    ['the judge', 'judge', { venue: 'Department 9' }, 'Test judge'],
    ['the room', 'venue', { judge: 'Hon. Second Judge' }, 'Department 4'],
    [
      'the mediator',
      'mediator',
      { judge: 'Hon. Second Judge', venue: 'Department 9', mediator: 'PAT Mediator' },
      'PAT Mediator',
    ],
    [
      'the interpreter',
      'interpreter',
      { judge: 'Hon. Second Judge', venue: 'Department 9', interpreter: 'Ira I.' },
      'Ira I.',
    ],
  ])('of %s is refused, with whom and until when', async (_what, field, changes, name) => {
    await scheduled({ mediator: 'Pat Mediator', interpreter: 'Ira I.' });
    const reply = await schedule({ hearing_time: '09:45', ...changes });
    expect(reply.statusCode).toBe(409);
    expect(refusalOf(reply)).toEqual({
      code: 'hearing_conflict',
      fields: {
        [field]: `${name} is booked on Tue, Mar 17, 2026, from 9:30 AM to 10:00 AM (PR-2026-0117, Estate of Lund)`,
      },
    });
  });

  test('of an attorney is refused, and one who only follows is not', async () => {
    const attorney_ids = [await addAttorney('Ada Sample')];
    await scheduled({ attorney_ids });
    const other = { judge: 'Hon. Second Judge', venue: 'Department 9', attorney_ids };
    expect(Object.keys(refusalOf(await schedule({ ...other, hearing_time: '09:59' })).fields)).toEqual([
      'attorney_ids',
    ]);
    await scheduled({ ...other, hearing_time: '10:00' });
  });

  test('comes with the next free times, which are free', async () => {
    await scheduled();
    const { details } = (await schedule({ venue: 'Department 9' })).json();
    expect(details.suggestions).toEqual([
      { hearing_date: '2026-03-17', hearing_time: '10:00' },
      { hearing_date: '2026-03-17', hearing_time: '12:00' },
      { hearing_date: '2026-03-18', hearing_time: '08:00' },
    ]);
    for (const free of details.suggestions) await scheduled(free);
  });

  test('is found by a check, which schedules nothing and gives the same response', async () => {
    const check = (changes: Changes = {}) =>
      court.as('clerk').post('/scheduling/hearing/check/', { ...wanted, ...changes });
    const free = await check();
    expect(free.statusCode, free.body).toBe(200);
    expect(free.json().data).toEqual({
      ...{ duration_minutes: 30, ends: '10:00', case_title: 'Estate of Lund', is_on_docket: false },
      ...{ attorneys: [], sitting: null, warnings: [] },
    });
    expect(await list()).toEqual([]);
    await scheduled();
    const [checked, refused] = [await check({ venue: 'Department 9' }), await schedule({ venue: 'Department 9' })];
    expect(checked.statusCode).toBe(409);
    expect(checked.json()).toEqual({ ...refused.json(), request_id: checked.json().request_id });
    expect((await court.as('attorney').post('/scheduling/hearing/check/', wanted)).statusCode).toBe(403);
  });

  test('warns of an attorney who is not active on its day, and of one firm on opposing sides', async () => {
    const { db } = court;
    const entry = { court_id: court_id(), type: 'Private Attorney', firm: 'Smith & Jones LLP' };
    const [ada, bo] = await db
      .insert(attorneys)
      .values([
        { ...entry, full_name: 'Ada Sample', bar_number: '1', status: 'Active' },
        { ...entry, full_name: 'Bo Roe', bar_number: '2', status: 'Suspended', status_since: '2026-03-20' },
      ])
      .returning();
    const named = { court_id: court_id(), case_number: '26CV00777', title: 'Roe v. Doe' };
    const [made] = await db
      .insert(cases)
      .values({ ...named, case_type: 'Civil Complaint', opened_on: '2026-01-05' })
      .returning();
    const party = { case_id: made!.id, position: 1 };
    const [roe, doe] = await db
      .insert(parties)
      .values([
        { ...party, full_name: 'Jane Roe', role: 'Plaintiff', role_id: 'plaintiff', side: 'initiating' },
        { ...party, full_name: 'John Doe', role: 'Defendant', role_id: 'defendant', side: 'responding' },
      ])
      .returning();
    await db.insert(partyCounsel).values([
      { party_id: roe!.id, attorney_id: ada!.id, full_name: 'Ada Sample' },
      { party_id: doe!.id, attorney_id: bo!.id, full_name: 'Bo Roe' },
    ]);
    const attorney_ids = [ada!.id, bo!.id];
    const asked = { ...wanted, case_number: '26CV00777', hearing_date: '2026-03-24', attorney_ids };
    const checked = await court.as('clerk').post('/scheduling/hearing/check/', asked);
    expect(checked.statusCode, checked.body).toBe(200);
    const firm = { code: 'one_firm', firm: 'Smith & Jones LLP' };
    const { warnings } = checked.json().data;
    expect(warnings).toHaveLength(2);
    expect(warnings).toEqual(
      expect.arrayContaining([
        { code: 'not_active', attorney: 'Bo Roe', status: 'Suspended', since: '2026-03-20' },
        expect.objectContaining(firm),
      ]),
    );
    const read = async (query: string) =>
      (await court.as('clerk').get(`/scheduling/counsel-warnings/?case_number=26CV00777&${query}`)).json().data;
    // Before the suspension, nothing is known of the standing.
    expect(await read(`hearing_date=2026-03-19&attorney_ids=${attorney_ids}`)).toMatchObject([firm]);
    expect(await read(`hearing_date=2026-03-24&attorney_ids=${ada!.id}`)).toEqual([]);
    // A judge who is disqualified learns nothing of the case, neither its parties nor its counsel.
    const about = `case_number=26CV00777&hearing_date=2026-03-24`;
    const seenByJudge = async (query = '') =>
      (await court.as('judge').get(`/scheduling/counsel-warnings/?${about}${query}`)).json().data;
    await db.insert(caseAssignments).values(attorney_ids.map((attorney_id) => ({ case_id: made!.id, attorney_id })));
    const inactive = expect.objectContaining({ code: 'not_active', attorney: 'Bo Roe' });
    expect(await seenByJudge()).toHaveLength(2);
    await db.insert(judgeDisqualifications).values({
      ...{ court_id: court_id(), case_id: made!.id, judge_id: court.person('judge').person_id },
      ...{ judge_name: 'Test judge', authority: 'CCP § 170.1', reason: 'A relative.', recorded_at: new Date() },
    });
    expect(await seenByJudge()).toEqual([]);
    expect(await seenByJudge(`&attorney_ids=${attorney_ids}`)).toEqual([inactive]);
    const check = (await court.as('judge').post('/scheduling/hearing/check/', asked)).json();
    expect(check.data).toMatchObject({ is_on_docket: false, warnings: [inactive] });
    expect(JSON.stringify(check)).not.toContain('Roe v. Doe');
    await db.delete(judgeDisqualifications);
    await db.delete(caseAssignments);
    await db.delete(partyCounsel);
    await db.delete(parties).where(eq(parties.case_id, made!.id));
    await db.delete(cases).where(eq(cases.id, made!.id));
  });

  test('is prevented when two requests are concurrent: the second is refused, with the reason', async () => {
    const replies = await Promise.all([
      schedule({ case_number: 'A-1' }, 'clerk'),
      schedule({ case_number: 'B-2', venue: 'Department 9' }, 'court_administrator'),
      schedule({ case_number: 'C-3' }, 'judge'),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    for (const lost of replies.filter(({ statusCode }) => statusCode === 409)) {
      expect(refusalOf(lost).fields.judge).toMatch(/^Test judge is booked on Tue, Mar 17/);
    }
    expect(await list()).toHaveLength(1);
  });

  test('is prevented by the table itself, for every writer', async () => {
    await scheduled();
    const again = addHearing(court.db, {
      court_id: court_id(),
      ...wanted,
      case_type: 'Probate',
      venue: 'Department 9',
    });
    await expect(again).rejects.toMatchObject({ cause: { constraint: 'calendar_bookings_taken' } });
  });

  test('is not possible by omitting a booking: the transaction is refused', async () => {
    const [starts_at, ends_at] = [new Date('2026-03-17T16:30:00Z'), new Date('2026-03-17T17:00:00Z')];
    const unbooked = court.db
      .insert(hearings)
      .values({ court_id: court_id(), ...wanted, case_type: 'Probate', starts_at, ends_at });
    await expect(unbooked).rejects.toMatchObject({ cause: { constraint: 'calendar_bookings_kept' } });
    const hearing = await scheduled();
    const moved = court.db
      .update(hearings)
      .set({ starts_at: ends_at, ends_at: new Date('2026-03-17T17:30:00Z') })
      .where(eq(hearings.id, hearing.id));
    await expect(moved).rejects.toMatchObject({ cause: { constraint: 'calendar_bookings_kept' } });
    const canceled = court.db.update(hearings).set({ status: 'cancelled' }).where(eq(hearings.id, hearing.id));
    await expect(canceled).rejects.toMatchObject({ cause: { constraint: 'calendar_bookings_kept' } });
    const longer = court.db.update(hearings).set({ duration_minutes: 45 }).where(eq(hearings.id, hearing.id));
    await expect(longer).rejects.toMatchObject({ cause: { constraint: 'hearings_lasts' } });
  });

  test('does not apply to canceled or requested hearings', async () => {
    const first = await scheduled();
    await end(first, 'cancel', { reason: 'Settled.' });
    await scheduled();
  });
});

describe('a calendar call', () => {
  const open = (changes: object = {}) =>
    court.as('clerk').post('/scheduling/sittings/', {
      title: 'Law and motion',
      judge_id: court.person('judge').person_id,
      courtroom_id: rooms.four,
      sitting_date: '2026-03-17',
      from: '09:00',
      to: '12:00',
      capacity: 2,
      ...changes,
    });
  const motion = { event_type: 'Motion hearing' };

  test('accepts hearings up to its capacity, and no more', async () => {
    expect((await open()).statusCode).toBe(201);
    const first = await scheduled(motion);
    expect(first).toMatchObject({ sitting: { title: 'Law and motion' }, duration_minutes: 20 });
    await scheduled({ ...motion, case_number: 'B-2' });
    const third = await schedule({ ...motion, case_number: 'C-3' });
    expect(refusalOf(third)).toEqual({
      code: 'sitting_full',
      fields: { hearing_time: 'Law and motion is full (2 hearings). Choose another time' },
    });
    await end(first, 'cancel', { reason: 'Settled.' });
    await scheduled({ ...motion, case_number: 'C-3' });
  });

  test('gives its last place to only one of two concurrent requests', async () => {
    await open({ capacity: 1 });
    const replies = await Promise.all(['A-1', 'B-2', 'C-3'].map((case_number) => schedule({ ...motion, case_number })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(replies.filter(({ statusCode }) => statusCode === 409).map((one) => one.json().code)).toEqual([
      'sitting_full',
      'sitting_full',
    ]);
  });

  test('blocks the judge and the courtroom for everything else', async () => {
    await open();
    const reply = await schedule();
    expect(refusalOf(reply).fields).toEqual({
      judge: 'Test judge is booked on Tue, Mar 17, 2026, from 9:00 AM to 12:00 PM (Law and motion)',
      venue: 'Department 4 is booked on Tue, Mar 17, 2026, from 9:00 AM to 12:00 PM (Law and motion)',
    });
  });

  test('never overlaps another one with the same judge or courtroom', async () => {
    await open();
    expect((await open({ courtroom_id: rooms.nine, from: '11:59', to: '13:00' })).json().code).toBe('hearing_conflict');
    expect((await open({ judge_id: second.person_id })).json().code).toBe('hearing_conflict');
    expect((await open({ from: '12:00', to: '13:00' })).statusCode).toBe(201);
  });

  test('cannot be removed while it has hearings', async () => {
    const { data } = (await open()).json();
    const hearing = await scheduled(motion);
    const remove = () => court.as('clerk').delete(`/scheduling/sittings/${data.id}/`);
    expect((await remove()).json().code).toBe('sitting_in_use');
    await court.db.delete(hearings).where(eq(hearings.id, hearing.id));
    expect((await remove()).statusCode).toBe(200);
    expect(await court.db.select().from(calendarBookings)).toEqual([]);
  });
});

describe('a time that the court has not planned', () => {
  test.each([
    [
      'a Saturday',
      { hearing_date: '2026-03-21' },
      'hearing_date',
      'The court does not hold hearings on Sat, Mar 21, 2026',
    ],
    [
      'a holiday of the law',
      { hearing_date: '2026-03-31' },
      'hearing_date',
      'The court is closed on Tue, Mar 31, 2026: Farmworkers Day (formerly Cesar Chavez Day)',
    ],
    ['after hours', { hearing_time: '16:45' }, 'hearing_time', 'Hearings are held from 8:00 AM to 5:00 PM on this day'],
    [
      'over midnight',
      { hearing_time: '23:45' },
      'hearing_time',
      'Hearings are held from 8:00 AM to 5:00 PM on this day',
    ],
  ])('is %s: a clerk has to say why', async (_what, changes, field, message) => {
    const reply = await schedule(changes);
    expect(reply.json()).toMatchObject({ code: 'hearing_needs_reason', details: { overridable: true } });
    expect(refusalOf(reply).fields[field]).toBe(message);
    expect(reply.json().details.suggestions).toHaveLength(3);
    expect(await scheduled({ ...changes, override_reason: 'Arraignment within 48 hours.' })).toMatchObject({
      override_reason: 'Arraignment within 48 hours.',
    });
  });

  test('is a day that the court closed itself', async () => {
    const closed = await court.as('court_administrator').post('/scheduling/closures/', {
      closed_on: '2026-03-17',
      name: 'Flooded basement',
    });
    expect(closed.statusCode).toBe(201);
    expect(refusalOf(await schedule()).fields.hearing_date).toBe(
      'The court is closed on Tue, Mar 17, 2026: Flooded basement',
    );
  });

  test('is one in which the judge is out of office', async () => {
    const away = { judge_id: court.person('judge').person_id, status: 'out_of_office', note: 'Judicial college' };
    const set = await court
      .as('judge')
      .post('/scheduling/availability/', { ...away, from: '2026-03-17T08:00', to: '2026-03-18T17:00' });
    expect(set.statusCode).toBe(201);
    expect(refusalOf(await schedule()).fields).toEqual({
      judge: 'Test judge is out of office from Tue, Mar 17, 2026, 8:00 AM, to Wed, Mar 18, 2026, 5:00 PM',
    });
    await scheduled({ judge: 'Hon. Second Judge' });
  });

  test('stores no reason when none was required', async () => {
    expect((await scheduled({ override_reason: 'Just so.' })).override_reason).toBeNull();
  });
});

describe('changing a hearing', () => {
  test('moves it, records the reason, raises the version, and notifies the people concerned', async () => {
    const attorney_ids = [await addAttorney('Ada Sample', court.person('attorney').person_id)];
    const hearing = await scheduled({ attorney_ids });
    await court.db.delete(notifications);
    const reply = await change(hearing, {
      hearing_time: '14:00',
      venue: 'Department 9',
      reason: 'Counsel is in trial.',
    });
    expect(reply.json()).toMatchObject({
      message: 'Hearing moved successfully',
      hearing: { hearing_time: '14:00', venue: 'Department 9', version: 2, reason: 'Counsel is in trial.' },
    });
    const notices = await court.db.select().from(notifications);
    expect(notices.map((notice) => [notice.person_id, noticeWords(notice).title]).sort()).toEqual(
      [
        [court.person('attorney').person_id, 'Hearing moved: PR-2026-0117'],
        [court.person('judge').person_id, 'Hearing moved: PR-2026-0117'],
      ].sort(),
    );
    await scheduled();
  });

  test('to a time that overlaps itself is no conflict', async () => {
    const hearing = await scheduled();
    expect((await change(hearing, { hearing_time: '09:45' })).statusCode).toBe(200);
  });

  test('to a taken time is refused, and leaves it where it was', async () => {
    await scheduled({ hearing_time: '14:00' });
    const hearing = await scheduled({ case_number: 'B-2' });
    expect((await change(hearing, { hearing_time: '14:15' })).json().code).toBe('hearing_conflict');
    expect((await list()).map(({ hearing_time }) => hearing_time)).toEqual(['09:30', '14:00']);
  });

  test('needs a reason', async () => {
    const hearing = await scheduled();
    expect(refusalOf(await change(hearing, { reason: ' ' })).fields).toEqual({ reason: 'Reason is required' });
    expect(refusalOf(await end(hearing, 'cancel', {})).fields).toEqual({ reason: 'Reason is required' });
    expect(refusalOf(await end(hearing, 'outcome', { outcome: 'adjourned' })).fields).toEqual({
      reason: 'Reason is required',
    });
  });

  test('based on an older version is refused with the current values', async () => {
    const hearing = await scheduled();
    await change(hearing, { hearing_time: '14:00' });
    const late = await change(hearing, { hearing_time: '15:00' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'changed_meanwhile',
      details: { version: 2, current: { hearing_time: '14:00' } },
    });
  });

  test('takes mediator, interpreter and counsel away, whose time is free then', async () => {
    const attorney_ids = [await addAttorney('Ada Sample')];
    const hearing = await scheduled({ mediator: 'Pat Mediator', interpreter: 'Ira I.', attorney_ids });
    const reply = await change(hearing, { mediator: '', interpreter: null, attorney_ids: [] });
    expect(reply.json().hearing).toMatchObject({ mediator: null, interpreter: null, attorneys: [] });
    await scheduled({ judge: 'Hon. Second Judge', venue: 'Department 9', mediator: 'Pat Mediator', attorney_ids });
  });

  test('is not open to attorneys, nor once it is cancelled', async () => {
    const hearing = await scheduled();
    expect((await change(hearing, { hearing_time: '14:00' }, 'attorney')).json().code).toBe('not_permitted');
    const { hearing: canceled } = (await end(hearing, 'cancel', { reason: 'Settled.' })).json();
    expect(canceled).toMatchObject({ status: 'cancelled', reason: 'Settled.', abilities: { change: false } });
    expect((await change(canceled, { hearing_time: '14:00' })).json().code).toBe('hearing_over');
    expect((await end(canceled, 'cancel', { reason: 'Twice.' })).json().code).toBe('hearing_over');
  });
});

describe('the end of a hearing', () => {
  test('is held only once it has begun', async () => {
    const hearing = await scheduled();
    expect((await end(hearing, 'outcome', { outcome: 'completed' })).json().code).toBe('hearing_to_come');
    court.clock.now = new Date('2026-03-17T17:00:00Z');
    expect((await end(hearing, 'outcome', { outcome: 'completed' })).json().hearing.status).toBe('completed');
  });

  test('is adjourned with a reason, and its time becomes available', async () => {
    const hearing = await scheduled();
    const { hearing: adjourned } = (
      await end(hearing, 'outcome', { outcome: 'adjourned', reason: 'Witness ill.' })
    ).json();
    expect(adjourned).toMatchObject({ status: 'adjourned', reason: 'Witness ill.' });
    await scheduled();
  });
});

describe('an attorney', () => {
  const filedIn = async () => {
    const known = await openCase();
    await court.db.insert(filings).values({
      court_id: court_id(),
      filed_by: court.person('attorney').person_id,
      case_id: known.id,
      state: 'docketed',
      document_name: 'Complaint.pdf',
      priority: 'low',
      priority_reason: say('not_analyzed'),
      received_at: court.clock.now,
    });
    return known;
  };

  test('requests a hearing, which reserves no time until a clerk confirms it', async () => {
    const known = await filedIn();
    const { case_number, title: case_title, case_type } = known;
    const reply = await schedule({ case_number, case_title, case_type }, 'attorney');
    expect(reply.statusCode).toBe(201);
    expect(reply.json().message).toBe('Hearing requested. The clerk must confirm it.');
    const request: Hearing = reply.json().hearing;
    expect(request).toMatchObject({ status: 'requested', abilities: { change: false, confirm: false } });
    await scheduled();
    const taken = await end(request, 'confirm', {});
    expect(taken.json().code).toBe('hearing_conflict');
    const moved = (await change(request, { hearing_time: '11:00' })).json().hearing;
    expect(moved.status).toBe('requested');
    const confirmed = await end(moved, 'confirm', {});
    expect(confirmed.json()).toMatchObject({
      message: 'Hearing confirmed successfully',
      hearing: { status: 'scheduled' },
    });
    const [notices] = await court.db
      .select()
      .from(notifications)
      .where(
        and(
          eq(notifications.person_id, court.person('attorney').person_id),
          eq(notifications.code, 'hearing.confirmed'),
        ),
      );
    expect(notices?.href).toContain(`hearing=${request.id}`);
  });

  test('requests hearings only in their own cases, and is not notified of others’ hearings', async () => {
    const reply = await schedule({}, 'attorney');
    expect(refusalOf(reply).fields.case_number).toBe('You have not filed in a case with this number');
    await scheduled();
    const known = await filedIn();
    const clash = await schedule({ case_number: known.case_number }, 'attorney');
    expect(refusalOf(clash).fields.judge).toBe('Test judge is booked on Tue, Mar 17, 2026, from 9:30 AM to 10:00 AM');
    const closed = await schedule(
      { case_number: known.case_number, hearing_date: '2026-03-21', override_reason: 'I insist.' },
      'attorney',
    );
    expect(closed.json()).toMatchObject({ code: 'hearing_needs_reason', details: { overridable: false } });
  });

  test('sees the hearings of their cases and those at which they appear, and no others', async () => {
    const known = await filedIn();
    const attorney_ids = [await addAttorney('Ada Sample', court.person('attorney').person_id)];
    const mine = await scheduled({ case_number: known.case_number });
    const appearing = await scheduled({ hearing_time: '10:00', attorney_ids });
    const hidden = await scheduled({ hearing_time: '11:00' });
    expect((await list('', 'attorney')).map(({ id }) => id)).toEqual([mine.id, appearing.id]);
    expect((await court.as('attorney').get(`/scheduling/hearings/${hidden.id}/`)).statusCode).toBe(404);
    expect((await court.as('attorney').get(`/scheduling/hearings/${hidden.id}/calendar.ics`)).statusCode).toBe(404);
    expect(await list('', 'self_represented')).toEqual([]);
    const days = (await court.as('attorney').get('/scheduling/days/?from=2026-03-17&to=2026-03-17')).json().days;
    expect(days).toEqual([{ date: '2026-03-17', hearings: 2, requested: 0, closed: null, load: null }]);
  });
});

describe('the list of hearings', () => {
  test('begins with hearings that are not over, in order, and is the same for administrators and clerks', async () => {
    const later = await scheduled({ hearing_date: '2026-03-18' });
    const now = await scheduled();
    court.clock.now = new Date('2026-03-17T16:59:00Z');
    expect((await list('', 'court_administrator')).map(({ id }) => id)).toEqual([now.id, later.id]);
    court.clock.now = new Date('2026-03-17T17:00:00Z');
    expect((await list('', 'clerk')).map(({ id }) => id)).toEqual([later.id]);
  });

  test('is filtered by days, judge, courtroom, and words, and paged without repetition', async () => {
    const first = await scheduled();
    const other = await scheduled({ judge: 'Hon. Second Judge', venue: 'Department 9', case_title: 'Roe v. Doe' });
    const next = await scheduled({ hearing_date: '2026-04-02' });
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids('?from=2026-03-17&to=2026-03-31')).toHaveLength(2);
    expect(await ids('?from=2026-04-02')).toEqual([next.id]);
    expect(await ids(`?judge_id=${second.person_id}`)).toEqual([other.id]);
    expect(await ids(`?courtroom_id=${rooms.nine}`)).toEqual([other.id]);
    expect(await ids('?q=roe')).toEqual([other.id]);
    expect((await ids('?order=latest'))[0]).toBe(next.id);
    const pages = [...(await ids('?per_page=2&page=1')), ...(await ids('?per_page=2&page=2'))];
    expect(pages.sort()).toEqual([first.id, other.id, next.id].sort());
    const counted = (await court.as('clerk').get('/scheduling/list-hearings/?per_page=2')).json().results;
    expect(counted).toMatchObject({ total_hearings: 3, total_pages: 2 });
  });
});

describe('the days of a month', () => {
  test('are counted in the court’s time zone, with the names of closed days and without canceled hearings', async () => {
    await scheduled({ hearing_time: '16:30' });
    await scheduled({ hearing_time: '08:00' });
    await end(await scheduled({ hearing_time: '11:00' }), 'cancel', { reason: 'Settled.' });
    const { days } = (await court.as('clerk').get('/scheduling/days/?from=2026-03-17&to=2026-03-31')).json();
    const closed = (date: string, why = '') => ({ date, hearings: 0, requested: 0, closed: why, load: null });
    // Two courtrooms from 8 AM to 5 PM, with two hearings of half an hour.
    const load = { booked_minutes: 60, available_minutes: 1080 };
    expect(days).toEqual([
      { date: '2026-03-17', hearings: 2, requested: 0, closed: null, load },
      ...['2026-03-21', '2026-03-22', '2026-03-28', '2026-03-29'].map((date) => closed(date)),
      closed('2026-03-31', 'Farmworkers Day (formerly Cesar Chavez Day)'),
    ]);
    const tooMany = await court.as('clerk').get('/scheduling/days/?from=2026-01-01&to=2026-12-31');
    expect(refusalOf(tooMany).fields.to).toContain('at most 62 days');
  });

  test('have a load: calendar calls by their hearings, a judge’s hours without absences, and none for filers', async () => {
    const { person_id: judge_id } = court.person('judge');
    const call = { title: 'Law and motion', judge_id, courtroom_id: rooms.four, from: '09:00', to: '11:00' };
    await court.as('clerk').post('/scheduling/sittings/', { ...call, sitting_date: '2026-03-18', capacity: 4 });
    await scheduled({ event_type: 'Motion hearing', hearing_date: '2026-03-18', hearing_time: '09:00' });
    await scheduled({ hearing_date: '2026-03-18', hearing_time: '13:00', venue: 'Department 9' });
    await court.as('clerk').post('/scheduling/availability/', {
      ...{ judge_id, status: 'out_of_office', from: '2026-03-18T15:00', to: '2026-03-19T09:00', note: '' },
    });
    const loadOf = async (query: string, who: 'clerk' | 'attorney' = 'clerk') =>
      (await court.as(who).get(`/scheduling/days/?from=2026-03-18&to=2026-03-18${query}`)).json().days[0]?.load;
    expect(await loadOf('')).toEqual({ booked_minutes: 60, available_minutes: 1080 });
    expect(await loadOf(`&courtroom_id=${rooms.nine}`)).toEqual({ booked_minutes: 30, available_minutes: 540 });
    expect(await loadOf(`&judge_id=${judge_id}`)).toEqual({ booked_minutes: 60, available_minutes: 420 });
    expect(await loadOf('', 'attorney')).toBeUndefined();
  });
});

describe('a calendar file', () => {
  test('of one hearing has the time and place, and shows that a hearing was moved', async () => {
    const hearing = await scheduled({ mediator: 'Pat Mediator' });
    const fetch = async () => {
      const reply = await court.as('judge').get(`/scheduling/hearings/${hearing.id}/calendar.ics`);
      expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(reply.headers['content-disposition']).toContain('.ics');
      return readCalendar(reply.body)[0]!;
    };
    const first = await fetch();
    expect(first).toMatchObject({
      UID: `${hearing.id}@localhost`,
      SEQUENCE: '0',
      'DTSTART;TZID=America/Los_Angeles': '20260317T093000',
      'DTEND;TZID=America/Los_Angeles': '20260317T100000',
      STATUS: 'CONFIRMED',
      SUMMARY: 'Status conference: Estate of Lund',
    });
    expect(first.DESCRIPTION).toContain('Mediator: Pat Mediator');
    await change(hearing, { hearing_date: '2026-11-02', reason: 'Vacation.' });
    const moved = await fetch();
    // Nine thirty is another hour in Greenwich after the clocks went back.
    expect(moved).toMatchObject({
      UID: first.UID,
      SEQUENCE: '1',
      'DTSTART;TZID=America/Los_Angeles': '20261102T093000',
    });
  });

  test('of a judge has the judge’s hearings, with canceled ones marked', async () => {
    const mine = await scheduled();
    await scheduled({ judge: 'Hon. Second Judge', venue: 'Department 9' });
    await end(mine, 'cancel', { reason: 'Settled.' });
    const events = readCalendar((await court.as('judge').get('/scheduling/calendar.ics')).body);
    expect(events.map(({ UID, STATUS, SEQUENCE }) => [UID, STATUS, SEQUENCE])).toEqual([
      [`${mine.id}@localhost`, 'CANCELLED', '1'],
    ]);
    expect(readCalendar((await court.as('clerk').get('/scheduling/calendar.ics')).body)).toHaveLength(2);
    expect((await court.as('visitor').get('/scheduling/calendar.ics')).statusCode).toBe(401);
  });
});

test('a hearing begins when PostgreSQL says that the court’s time zone shows its day and time, clock changes included', async () => {
  for (const [date, time] of [
    ['2026-11-01', '00:30'],
    ['2026-11-01', '01:30'],
    ['2026-11-01', '02:30'],
    ['2027-03-14', '01:59'],
    ['2027-03-14', '03:00'],
    ['2026-12-31', '23:59'],
    ['2027-01-01', '00:00'],
  ] as const) {
    await scheduled({ hearing_date: date, hearing_time: time, duration_minutes: 5, override_reason: 'x' });
    const shown = sql`(${hearings.hearing_date} + ${hearings.hearing_time}) at time zone ${courts.time_zone}`;
    const rows = await court.db
      .select({ same: sql<boolean>`${hearings.starts_at} = ${shown}` })
      .from(hearings)
      .innerJoin(courts, eq(courts.id, hearings.court_id));
    expect(rows).toEqual([{ same: true }]);
    await court.db.delete(hearings);
  }
});

test('a hearing that shares sittings is offered times in the next sitting that has room', async () => {
  const judge_id = court.person('judge').person_id;
  for (const [sitting_date, capacity] of [
    ['2026-03-17', 1],
    ['2026-03-18', 2],
  ] as const) {
    const call = { title: 'Law and motion', judge_id, courtroom_id: rooms.four, from: '08:00', to: '17:00' };
    const made = await court.as('clerk').post('/scheduling/sittings/', { ...call, sitting_date, capacity });
    expect(made.statusCode).toBe(201);
  }
  await scheduled({ event_type: 'Motion hearing' });
  const { details } = (await schedule({ event_type: 'Motion hearing', case_number: 'B-2' })).json();
  expect(details.suggestions[0]).toEqual({
    ...{ hearing_date: '2026-03-18', hearing_time: '08:00' },
    sitting: { title: 'Law and motion', called: 0, capacity: 2 },
  });
  delete details.suggestions[0].sitting;
  expect(await scheduled({ event_type: 'Motion hearing', ...details.suggestions[0] })).toMatchObject({
    sitting: { title: 'Law and motion' },
  });
});

test('a court that has not named its rooms and kinds of events yet can schedule all the same', async () => {
  await court.db.delete(courtrooms);
  await court.db.delete(eventTypes);
  const hearing = await scheduled({ venue: 'The old town hall', event_type: 'Status' });
  expect(hearing).toMatchObject({ venue: 'The old town hall', duration_minutes: 30, courtroom_id: null });
  const clash = await schedule({ venue: 'the Old Town Hall', judge: 'Hon. Second Judge' });
  expect(Object.keys(refusalOf(clash).fields)).toEqual(['venue']);
});

test('two judges with the same name are distinguished in the list', async () => {
  const twin = await court.join('judge', 'Twin judge');
  await court.db.update(people).set({ full_name: 'Test judge' }).where(eq(people.id, twin.person_id));
  expect(refusalOf(await schedule()).fields.judge).toBe('Two judges are named Test judge. Choose one from the list');
  expect((await scheduled({ judge_id: twin.person_id })).judge_id).toBe(twin.person_id);
  await court.db.delete(hearings);
  await court.db.delete(judgeProfiles).where(eq(judgeProfiles.person_id, twin.person_id));
});
