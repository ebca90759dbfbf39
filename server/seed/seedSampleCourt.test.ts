import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AttorneySuggestion } from '#contract/attorneySuggestions';
import { dayMs } from '#domain/days/days';
import { listChains, verifyChain } from '#server/activity/verifyChain';
import { attorneys } from '#server/db/schema/attorneys';
import { hearings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import { people } from '#server/db/schema/people';
import { samplePeople } from '#server/identity/bundled/samplePeople';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { sampleHearings } from './sampleCourt.ts';
import { sampleDocuments } from './sampleDocuments.ts';
import { sampleStaff } from './sampleStaff.ts';
import { seedSampleCourt } from './seedSampleCourt.ts';

const hourMs = 3_600_000;

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  await seedSampleCourt({ ...court.services, now: () => eveningAtCourt(court.clock.now) });
});
afterAll(() => court.stop());

/** The last evening at the court that was already the next day in UTC: its calendar has the dates of the court. */
function eveningAtCourt(now: Date): Date {
  return new Date(Math.floor((now.getTime() - 4 * hourMs) / dayMs) * dayMs + 4 * hourMs);
}

const list = async () => (await court.as('clerk').get('/documents/lists/?page=1')).json().results;

test('the sample court has its people, its filings, and hearings to come', async () => {
  const emails = (await court.db.select({ email: people.email }).from(people)).map(({ email }) => email);
  expect(emails).toEqual(expect.arrayContaining(samplePeople.map(({ email }) => email)));
  const { total_documents, upcoming_hearings, total_cases } = await list();
  expect(total_documents).toBe(sampleDocuments.length);
  expect(upcoming_hearings).toBeGreaterThan(0);
  expect(total_cases).toBeGreaterThan(0);
  expect((await court.db.select().from(hearings)).length).toBeGreaterThanOrEqual(upcoming_hearings);
});

test('its attorneys have firms, so that a conflict of interest of a colleague is named', async () => {
  const roster = await court.db.select().from(attorneys);
  expect(roster.filter(({ firm }) => firm === null)).toEqual([]);
  // A colleague of counsel for the plaintiff, who is no longer inactive.
  const template = roster.find(({ full_name }) => full_name === 'Chris Template')!;
  await court.db.update(attorneys).set({ status: 'Active' }).where(eq(attorneys.id, template.id));
  const [held] = await court.db.select().from(cases).where(eq(cases.case_number, '26CV00218'));
  const asked = await court.as('clerk').get(`/cases/${held!.id}/attorney-suggestions/?attorney_id=${template.id}`);
  const [suggested]: AttorneySuggestion[] = asked.json().data;
  expect(suggested!.excluded).toMatchObject({
    why: 'conflict',
    conflicts: [{ ground: 'same_firm', counsel: 'Alex Q. Example', party: 'Drew Specimen' }],
  });
  await court.db.update(attorneys).set({ status: 'Inactive' }).where(eq(attorneys.id, template.id));
});

test('its interpreters, reporters, and mediators can be suggested, and its hearings refer to them', async () => {
  const { data } = (await court.as('clerk').get('/scheduling/staff/')).json();
  const count = (kind: string) => data.filter((one: { kind: string }) => one.kind === kind).length;
  expect([count('interpreter'), count('reporter'), count('mediator')]).toEqual([5, 3, 2]);
  expect(data).toHaveLength(sampleStaff.length);
  const ahead = data.find(({ name }: { name: string }) => name === 'Pat Mediator').hearings_ahead;
  expect(ahead).toBe(sampleHearings.filter(({ mediator }) => mediator === 'Pat Mediator').length);
  const named = await court.db.select().from(hearings).where(isNotNull(hearings.mediator));
  expect(named.map(({ mediator_id }) => mediator_id)).toEqual(named.map(() => expect.any(String)));
});

test('its filings are analyzed', async () => {
  await expect
    .poll(
      async () =>
        (await list()).all_documents.every((row: { analysis_state: string }) => row.analysis_state === 'done'),
      {
        timeout: 15_000,
        interval: 200,
      },
    )
    .toBe(true);
  const [newest] = (await list()).all_documents;
  expect(newest).toMatchObject({
    document_name: sampleDocuments[0]!.file,
    case_number: sampleDocuments[0]!.case_number,
  });
});

test('the five activities that a dashboard names appear on its record', async () => {
  const logs = await court.as('clerk').get('/activities/logs?limit=100');
  const titles = logs.json().results.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      'New Civil Complaint Filed',
      'Document Review Completed',
      'Upcoming Filing Deadline',
      'Motion Approved by Court',
      'Response Submitted',
    ]),
  );
});

test('its record is a valid chain', async () => {
  const chains = await listChains(court.db);
  expect(chains).toHaveLength(1);
  for (const chain of chains) expect(await verifyChain(court.db, chain)).toMatchObject({ sound: true });
});

test('a second start creates no duplicates', async () => {
  await seedSampleCourt(court.services);
  expect(await court.db.select().from(filings)).toHaveLength(sampleDocuments.length);
});
