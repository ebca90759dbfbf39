import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeActivity } from '#contract/messages/writeMessages';
import { dateInZone } from '#domain/days/dateInZone';
import { activities } from '#server/db/schema/activity';
import { attorneyStandings } from '#server/db/schema/attorneyStandings';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { activeCases } from './attorneyRepository.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());
beforeEach(async () => {
  await court.db.delete(caseAssignments);
  await court.db.delete(cases);
  await court.db.delete(attorneys);
});

const entry = { full_name: 'Ada Sample', bar_number: '000100', status: 'Active', type: 'Mediator', active_cases: 3 };
const add = (changes: object = {}, who: Parameters<TestServer['as']>[0] = 'clerk') =>
  court.as(who).post('/attorneys/', { ...entry, ...changes });
const added = async (changes: object = {}): Promise<string> => (await add(changes)).json().data.id;
const read = async (id: string) => (await court.as('clerk').get(`/attorneys/single/${id}`)).json().data;
const roster = async (query = '') => (await court.as('clerk').get(`/attorneys/${query}`)).json();
const names = async (query: string) =>
  (await roster(query)).data.map(({ full_name }: { full_name: string }) => full_name);
const lastLine = async () => (await court.as('clerk').get('/activities/logs?limit=1')).json().results[0];
const openCase = async (case_number: string, status: 'open' | 'closed' = 'open') => {
  const about = { court_id: court.services.config.court.id, case_type: 'Criminal' as const, opened_on: '2026-01-05' };
  const [made] = await court.db
    .insert(cases)
    .values({ ...about, case_number, title: `Matter ${case_number}`, status })
    .returning();
  return made!.id;
};
const assign = (id: string, case_id: string) => court.as('clerk').post(`/attorneys/${id}/cases/`, { case_id });

describe('adding an attorney', () => {
  test('answers 201, dates its status today in the court’s time zone, and is on the record', async () => {
    const reply = await add();
    const status_since = dateInZone(court.clock.now, court.services.config.court.time_zone);
    expect(reply.statusCode).toBe(201);
    expect(reply.json().message).toBe('Attorney added successfully');
    expect(await read(reply.json().data.id)).toMatchObject({ ...entry, status_since, version: 1 });
    const [line] = await court.db.select().from(activities).where(eq(activities.subject_id, reply.json().data.id));
    expect({ ...line, ...writeActivity(line!) }).toMatchObject({
      action: 'attorney_added',
      description: 'Test clerk added Ada Sample, bar number 000100, to the roster.',
    });
  });

  test.each([
    ['full_name', '', 'Full name is required'],
    ['full_name', undefined, 'Full name is required'],
    ['bar_number', '  ', 'Bar number is required'],
    ['status', '', 'Status is required'],
    ['status', 'Disbarred', 'Use Active, Inactive, Suspended'],
    ['type', '', 'Type is required'],
    ['active_cases', '', 'Active cases must be a whole number'],
    ['active_cases', 'many', 'Active cases must be a whole number'],
    ['active_cases', -1, 'Active cases must be a whole number'],
    ['full_name', 'x'.repeat(201), 'Full name is longer than 200 characters'],
    ['type', 'a\0b', expect.stringContaining('a character that cannot be stored')],
  ])('with %s %j is refused at the field', async (field, value, message) => {
    const reply = await add({ [field]: value });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().details.fields).toEqual([{ field, message }]);
  });

  test('twice under one bar number is refused, even at the same moment', async () => {
    const replies = await Promise.all([add(), add()]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)!.json().error).toBe(
      'An attorney with this bar number is already on the roster.',
    );
    expect((await roster()).total_attorneys).toBe(1);
  });
});

describe('the roster', () => {
  beforeEach(async () => {
    await add({ full_name: 'cleo Roe', bar_number: '3', status: 'inactive', type: 'Mediator', active_cases: 9 });
    await add({
      full_name: 'Ada Sample',
      bar_number: '2',
      status: 'SUSPENDED',
      type: 'Public Defender',
      active_cases: 1,
    });
    await add({
      full_name: 'Bo Doe_100%',
      bar_number: '10',
      status: 'active',
      type: 'Public Defender',
      active_cases: 5,
    });
  });

  test('has its statistics, regardless of the search', async () => {
    const statistics = { total: 3, active: 1, inactive: 1, suspended: 1, active_cases: 15, cases_counted: false };
    expect((await roster()).statistics).toEqual(statistics);
    expect(await roster('?q=nobody')).toMatchObject({ data: [], total_attorneys: 0, total_pages: 0, statistics });
  });

  test('is paged without repetition', async () => {
    expect(await names('?per_page=2&page=1')).toEqual(['Ada Sample', 'Bo Doe_100%']);
    expect(await names('?per_page=2&page=2')).toEqual(['cleo Roe']);
    expect(await roster('?per_page=2&page=9')).toMatchObject({ data: [], total_pages: 2, total_attorneys: 3 });
  });

  test.each([
    ['', ['Ada Sample', 'Bo Doe_100%', 'cleo Roe']],
    ['?direction=descending', ['cleo Roe', 'Bo Doe_100%', 'Ada Sample']],
    ['?sort=active_cases&direction=descending', ['cleo Roe', 'Bo Doe_100%', 'Ada Sample']],
    ['?sort=bar_number', ['Bo Doe_100%', 'Ada Sample', 'cleo Roe']],
    ['?sort=status', ['Bo Doe_100%', 'cleo Roe', 'Ada Sample']],
    ['?sort=type&direction=descending', ['Ada Sample', 'Bo Doe_100%', 'cleo Roe']],
    ['?status=suspended', ['Ada Sample']],
    ['?q=doe%20bo', ['Bo Doe_100%']],
    ['?q=%25', ['Bo Doe_100%']],
    ['?q=10', ['Bo Doe_100%']],
  ])('sorted by “%s” is returned in that order', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('refuses a sort that it does not know', async () => {
    expect((await court.as('clerk').get('/attorneys/?sort=version')).json().details.fields[0].field).toBe('sort');
  });

  test('of another court is not there', async () => {
    const id = await added({ bar_number: '77' });
    await court.db.execute(
      "insert into courts (id, name, level, jurisdiction, time_zone) values ('other', 'Other', 'State Court', 'Texas', 'UTC') on conflict do nothing",
    );
    await court.db.update(attorneys).set({ court_id: 'other' }).where(eq(attorneys.id, id));
    expect((await roster()).total_attorneys).toBe(3);
    for (const reply of [
      await court.as('clerk').get(`/attorneys/single/${id}`),
      await court.as('clerk').put(`/attorneys/${id}/`, entry),
      await court.as('clerk').delete(`/attorneys/delete/${id}/`),
      await assign(id, await openCase('26CR1')),
    ]) {
      expect(reply.statusCode).toBe(404);
    }
  });
});

test('the roster reads the assignments of each attorney, but not all assignments to learn whether the court has cases', async () => {
  const page = court.db.select({ active_cases: activeCases }).from(attorneys);
  const { rows } = await court.db.execute(sql`explain ${page.getSQL()}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan.match(/ on case_assignments/g)).toHaveLength(1);
});

describe('editing an attorney', () => {
  const edit = (id: string, changes: object, who: Parameters<TestServer['as']>[0] = 'clerk') =>
    court.as(who).put(`/attorneys/${id}/`, { ...entry, ...changes });

  test('changes the entry, dates a new status, and is on the record', async () => {
    const id = await added();
    await court.db.update(attorneys).set({ status_since: '2020-01-01' });
    expect((await edit(id, { type: 'Arbitrator' })).json().message).toBe('Attorney updated successfully');
    expect(await read(id)).toMatchObject({ type: 'Arbitrator', status_since: '2020-01-01', version: 2 });
    await edit(id, { type: 'Arbitrator', status: 'Suspended', version: 2 });
    const changed = await read(id);
    expect(changed).toMatchObject({ status: 'Suspended', version: 3 });
    expect(changed.status_since > '2020-01-01').toBe(true);
    expect(await lastLine()).toMatchObject({
      action: 'attorney_edited',
      description: 'Test clerk changed the status of Ada Sample.',
    });
  });

  test('keeps each standing with its dates, its source, and who entered it', async () => {
    const id = await added();
    const [first] = (await read(id)).standings;
    expect(first).toMatchObject({ status: 'Active', until: null, source: 'form', recorded_by: 'Test clerk' });
    await court.db.update(attorneys).set({ status_since: '2026-01-05' }).where(eq(attorneys.id, id));
    const early = await edit(id, { status: 'Suspended', status_since: '2026-01-04' });
    expect([early.statusCode, early.json().details.fields[0].field]).toEqual([400, 'status_since']);
    expect((await edit(id, { status: 'Suspended', status_since: '2199-01-01' })).statusCode).toBe(400);
    await edit(id, { status: 'Suspended', status_since: '2026-06-01' });
    expect(await read(id)).toMatchObject({
      status_since: '2026-06-01',
      standings: [
        { status: 'Suspended', from: '2026-06-01', until: null, source: 'form' },
        { status: 'Active', until: '2026-06-01' },
      ],
    });
  });

  test('that started from an older version is refused with what appears there now', async () => {
    const id = await added();
    await edit(id, { type: 'Arbitrator', version: 1 });
    const reply = await edit(id, { full_name: 'Ada Example', version: 1 });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'changed_meanwhile',
      details: { version: 2, current: { type: 'Arbitrator', full_name: 'Ada Sample' } },
    });
  });

  test('by two people at the same time lets one win', async () => {
    const id = await added();
    const replies = await Promise.all(['A', 'B'].map((full_name) => edit(id, { full_name, version: 1 })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('with another date for the same status corrects its first day, and the end of the status before it', async () => {
    const id = await added();
    await edit(id, { status: 'Suspended' });
    const corrected = '2026-02-01';
    const standings = async () =>
      (await read(id)).standings.map((one: { status: string; from: string; until: string }) => [
        ...[one.status, one.from, one.until],
      ]);
    // The entry was added today, so that its first status can begin no earlier.
    expect((await edit(id, { status: 'Suspended', status_since: corrected })).json().details.fields).toEqual([
      { field: 'status_since', message: 'Enter a day after the start of the status before it' },
    ]);
    await court.db
      .update(attorneyStandings)
      .set({ starts_on: '2026-01-01' })
      .where(isNotNull(attorneyStandings.ends_on));
    expect((await edit(id, { status: 'Suspended', status_since: corrected })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'Suspended', status_since: corrected });
    expect(await standings()).toEqual([
      ['Suspended', corrected, null],
      ['Active', '2026-01-01', corrected],
    ]);
    expect((await lastLine()).description).toContain('changed the first day of the status of Ada Sample');
    const later = await edit(id, { status: 'Suspended', status_since: '2199-01-01' });
    expect(later.json().details.fields).toEqual([{ field: 'status_since', message: 'Enter today or an earlier day' }]);
    // The same date again is no change.
    const { version } = await read(id);
    await edit(id, { status: 'Suspended', status_since: corrected });
    expect((await read(id)).version).toBe(version);
  });

  test('that changes nothing writes nothing', async () => {
    const id = await added();
    const before = await lastLine();
    expect((await edit(id, { status: 'ACTIVE' })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ version: 1 });
    expect(await lastLine()).toEqual(before);
  });

  test('preserves an imported status, but does not let anyone assign one', async () => {
    const id = await added();
    expect((await edit(id, { status: 'Disbarred' })).json().details.fields[0].field).toBe('status');
    await court.db.update(attorneys).set({ status: 'Disbarred' });
    expect((await edit(id, { status: 'Disbarred', full_name: 'Ada Example' })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'Disbarred', full_name: 'Ada Example' });
  });

  test('is open to attorneys for their own entry, except bar number and status', async () => {
    const id = await added();
    expect((await edit(id, { type: 'Arbitrator' }, 'attorney')).statusCode).toBe(403);
    await court.db.update(attorneys).set({ person_id: court.person('attorney').person_id });
    expect((await edit(id, { type: 'Arbitrator' }, 'attorney')).statusCode).toBe(200);
    const refused = await edit(id, { bar_number: '9', status: 'Inactive', type: 'x' }, 'attorney');
    expect(refused.json()).toMatchObject({
      code: 'kept_by_clerk',
      details: { fields: [{ field: 'bar_number' }, { field: 'status' }] },
    });
    expect(await read(id)).toMatchObject({ ...entry, type: 'Arbitrator' });
    const seen = (await court.as('attorney').get(`/attorneys/single/${id}`)).json().data;
    expect(seen.abilities).toEqual({ edit: true, manage: false });
  });
});

describe('deleting an attorney', () => {
  test('removes them from the roster and records it', async () => {
    const id = await added();
    const reply = await court.as('court_administrator').delete(`/attorneys/delete/${id}/`);
    expect([reply.statusCode, reply.json().message]).toEqual([200, 'Attorney deleted successfully']);
    expect((await court.as('clerk').get(`/attorneys/single/${id}`)).statusCode).toBe(404);
    expect(await lastLine()).toMatchObject({
      action: 'attorney_deleted',
      description: 'Test court_administrator removed Ada Sample, bar number 000100, from the roster.',
    });
  });

  test('is refused while they appear in a case', async () => {
    const id = await added();
    const case_id = await openCase('26CR1');
    await assign(id, case_id);
    const reply = await court.as('clerk').delete(`/attorneys/delete/${id}/`);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'attorney_has_cases']);
    await court.as('clerk').delete(`/attorneys/${id}/cases/${case_id}/`);
    expect((await court.as('clerk').delete(`/attorneys/delete/${id}/`)).statusCode).toBe(200);
  });
});

describe('assigning cases', () => {
  test('counts them instead of using the number entered', async () => {
    const id = await added();
    expect(await read(id)).toMatchObject({ active_cases: 3, cases_counted: false, cases: [] });
    const [first, second] = [await openCase('26CR1'), await openCase('26CR2')];
    expect(await read(id)).toMatchObject({ active_cases: 0, cases_counted: true });
    const reply = await assign(id, first);
    expect([reply.statusCode, reply.json().message]).toEqual([201, '26CR1 assigned to Ada Sample']);
    await assign(id, second);
    expect(await read(id)).toMatchObject({
      active_cases: 2,
      cases: [{ case_number: '26CR1' }, { case_number: '26CR2' }],
    });
    await court.db.update(cases).set({ status: 'closed' }).where(eq(cases.id, second));
    await court.as('clerk').put(`/attorneys/${id}/`, { ...entry, active_cases: 99 });
    expect(await read(id)).toMatchObject({ active_cases: 1, version: 1 });
    expect((await roster()).statistics).toMatchObject({ active_cases: 1, cases_counted: true });
    await court.as('clerk').delete(`/attorneys/${id}/cases/${first}/`);
    expect(await read(id)).toMatchObject({ active_cases: 0 });
    expect(await lastLine()).toMatchObject({ action: 'case_unassigned' });
  });

  test('is refused for a repeated assignment, a closed or unknown case, and an attorney who may not act', async () => {
    const id = await added();
    const first = await openCase('26CR1');
    const replies = await Promise.all([assign(id, first), assign(id, first)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await assign(id, await openCase('26CR3', 'closed'))).json().code).toBe('case_closed');
    expect((await assign(id, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    const suspended = await added({ bar_number: '2', status: 'Suspended' });
    expect((await assign(suspended, first)).json().code).toBe('attorney_not_active');
    expect((await court.as('clerk').delete(`/attorneys/${suspended}/cases/${first}/`)).statusCode).toBe(404);
  });

  test('offers the open cases that match a search', async () => {
    await openCase('26CR1');
    await openCase('26CR2');
    await openCase('26CR3', 'closed');
    const offered = async (q: string) =>
      (await court.as('clerk').get(`/attorneys/cases/?q=${q}`))
        .json()
        .data.map((one: { case_number: string }) => one.case_number);
    expect(await offered('')).toEqual(['26CR1', '26CR2']);
    expect(await offered('matter%20cr2')).toEqual(['26CR2']);
  });

  test('shows another attorney the number of cases, but none that is not theirs to see', async () => {
    const id = await added();
    await assign(id, await openCase('26CR1'));
    const seen = (await court.as('attorney').get(`/attorneys/single/${id}`)).json().data;
    expect(seen).toMatchObject({ active_cases: 1, cases: [] });
  });
});
