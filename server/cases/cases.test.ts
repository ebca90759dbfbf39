import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from '#domain/messages/say';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import { partyAliases } from '#server/db/schema/participants';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { enterOnDocket } from './enterOnDocket.ts';

/** A court with thirty cases; the attorney has filed in one of them and is counsel in another. */
let court: TestServer;
let filedIn: string;
let assigned: string;
let foreign: string;
beforeAll(async () => {
  court = await startTestServer();
  const court_id = court.services.config.court.id;
  const made = await court.db
    .insert(cases)
    .values(
      Array.from({ length: 30 }, (_, index) => ({
        court_id,
        case_number: `26CV${String(index + 1).padStart(5, '0')}`,
        title: index === 7 ? 'Zebra v. Lion' : `Case ${index}`,
        case_type: index % 2 === 0 ? ('Civil Complaint' as const) : ('Probate' as const),
        status: index < 3 ? ('closed' as const) : ('open' as const),
        opened_on: `2026-01-${String(index + 1).padStart(2, '0')}`,
      })),
    )
    .returning();
  filedIn = made[7]!.id;
  assigned = made[9]!.id;
  foreign = made[11]!.id;
  await court.db.insert(parties).values({ case_id: filedIn, full_name: 'Zoe Zebra', role: 'Plaintiff', position: 0 });
  await court.db.insert(filings).values({
    court_id,
    filed_by: court.person('attorney').person_id,
    case_id: filedIn,
    state: 'docketed',
    document_name: 'Complaint.pdf',
    priority: 'low',
    priority_reason: say('not_analyzed'),
    received_at: court.clock.now,
  });
  const [attorney] = await court.db
    .insert(attorneys)
    .values({
      court_id,
      person_id: court.person('attorney').person_id,
      full_name: 'Test attorney',
      bar_number: 'A-1',
      status: 'Active',
      type: 'Private Attorney',
      active_cases: 0,
    })
    .returning();
  await court.db.insert(caseAssignments).values({ case_id: assigned, attorney_id: attorney!.id });
});
afterAll(() => court.stop());

const clerk = () => court.as('clerk');
const list = async (query = '', who = clerk()) => (await who.get(`/cases/${query}`)).json();
const read = async (id: string, who = clerk()) => (await who.get(`/cases/${id}/`)).json();
type Row = { id: string; case_number: string; title: string };

describe('the list of cases', () => {
  test('is paged, newest first, and counted', async () => {
    const first = await list();
    expect(first).toMatchObject({ total: 30, total_pages: 2 });
    expect(first.results).toHaveLength(20);
    expect(first.results[0].case_number).toBe('26CV00030');
    expect((await list('?page=2')).results.at(-1).case_number).toBe('26CV00001');
  });

  test('is searched, filtered, and sorted on the server', async () => {
    expect((await list('?q=zebra')).results.map((row: Row) => row.title)).toEqual(['Zebra v. Lion']);
    expect((await list('?status=closed')).total).toBe(3);
    expect((await list('?case_type=Probate')).total).toBe(15);
    expect((await list('?sort=title&direction=descending')).results[0].title).toBe('Zebra v. Lion');
    expect((await list('?sort=case_number&direction=ascending')).results[0].case_number).toBe('26CV00001');
  });

  test('is searched by participants and their other names only for the staff of the court', async () => {
    const [party] = await court.db
      .insert(parties)
      .values({ case_id: assigned, full_name: 'Opal Quill', role: 'Defendant', position: 7, is_minor: true })
      .returning();
    await court.db.insert(partyAliases).values({ party_id: party!.id, kind: 'aka', name: 'Otto Feather', position: 0 });
    for (const query of ['?q=quill', '?q=OTTO+feather', '?q=26CV+quill']) {
      expect(
        (await list(query)).results.map((row: Row) => row.id),
        query,
      ).toEqual([assigned]);
      expect((await list(query, court.as('attorney'))).total, query).toBe(0);
    }
  });

  test('shows filers the cases of their own filings, and attorneys also their assigned cases', async () => {
    const own = await list('', court.as('attorney'));
    expect(own.results.map((row: Row) => row.id).sort()).toEqual([filedIn, assigned].sort());
    expect((await list('', court.as('self_represented'))).total).toBe(0);
    expect((await list('', court.as('judge'))).total).toBe(30);
  });
});

describe('one case', () => {
  test('does not exist for users without access', async () => {
    for (const path of ['', 'docket/', 'activity/']) {
      expect((await court.as('attorney').get(`/cases/${foreign}/${path}`)).statusCode, path).toBe(404);
      expect((await court.as('attorney').get(`/cases/${filedIn}/${path}`)).statusCode, path).toBe(200);
    }
  });

  test('has its docket in pages, the newest entry first, numbered without gaps', async () => {
    await court.db.transaction(async (tx) => {
      for (let entry = 1; entry <= 27; entry++) {
        const about = { filed_on: '2026-03-02', entered_at: court.clock.now, kind: 'order' as const };
        await enterOnDocket(tx, assigned, { ...about, description: say('docket.written', { text: `Order ${entry}` }) });
      }
    });
    const first = (await clerk().get(`/cases/${assigned}/docket/`)).json();
    expect(first).toMatchObject({ total: 27, total_pages: 2 });
    expect(first.results[0]).toMatchObject({ number: 27, description: 'Order 27' });
    expect((await clerk().get(`/cases/${assigned}/docket/?page=2`)).json().results.at(-1).number).toBe(1);
  });

  test('gives two simultaneous entries two numbers', async () => {
    const about = {
      filed_on: '2026-03-02',
      entered_at: court.clock.now,
      kind: 'order' as const,
      description: say('docket.written', { text: 'Both' }),
    };
    const both = [1, 2].map(() => court.db.transaction((tx) => enterOnDocket(tx, foreign, about)));
    expect((await Promise.all(both)).sort()).toEqual([1, 2]);
  });
});

describe('the status of a case', () => {
  const change = async (body: object, who = clerk()) => who.put(`/cases/${filedIn}/status/`, body);

  test('is closed with a disposition and reopened with a reason, both on the docket', async () => {
    const { version } = await read(filedIn);
    const refused = await change({ version, status: 'closed', reason: 'Settled in full.' });
    expect(refused.json().details.fields).toEqual([{ field: 'disposition', message: 'Choose how the case ended' }]);
    const wrong = await change({ version, status: 'closed', disposition: 'Guilty plea', reason: 'Settled in full.' });
    expect(wrong.json().details.fields[0].field).toBe('disposition');
    const closed = await change({
      version,
      status: 'closed',
      disposition: 'Dismissed or withdrawn',
      reason: 'Settled in full.',
    });
    expect(closed.json().case).toMatchObject({
      status: 'closed',
      disposition: 'Dismissed or withdrawn',
      version: version + 1,
    });
    expect((await change({ version, status: 'open', reason: 'Too late' })).json()).toMatchObject({
      code: 'changed_meanwhile',
      details: { current: { status: 'closed' } },
    });
    const again = await change({ version: version + 1, status: 'open', reason: 'Settlement set aside.' });
    expect(again.json().case).toMatchObject({ status: 'open', closed_on: null, disposition: null });
    const entries = await court.db.select().from(docketEntries).where(eq(docketEntries.case_id, filedIn));
    expect(entries.map(({ description }) => description)).toEqual([
      say('docket.case_closed', { disposition: 'Dismissed or withdrawn', reason: 'Settled in full.' }),
      say('docket.case_reopened', { reason: 'Settlement set aside.' }),
    ]);
    const activity = (await clerk().get(`/cases/${filedIn}/activity/`)).json().results;
    expect(activity.map(({ title }: { title: string }) => title)).toEqual(['Case Reopened', 'Case Closed']);
  });

  test('requires a reason for a change', async () => {
    const { version } = await read(filedIn);
    const reply = await change({ version, status: 'closed', disposition: 'Summary judgment', reason: '' });
    expect(reply.json().details.fields).toEqual([{ field: 'reason', message: 'Enter a reason' }]);
  });
});

describe('the parties of a case', () => {
  const save = async (body: object) => clerk().put(`/cases/${filedIn}/parties/`, body);

  test('are edited by the clerk; counsel with a bar number comes from the roster and is assigned', async () => {
    const before = await read(filedIn);
    const [zoe] = before.parties;
    const reply = await save({
      version: before.version,
      title: 'Zebra v. Lion and others',
      parties: [
        { id: zoe.id, full_name: 'Zoe A. Zebra', role: 'Plaintiff', counsel_bar_number: 'A-1' },
        { full_name: 'Leo Lion', role: 'Defendant', counsel_name: 'Nobody Known', counsel_bar_number: '999' },
      ],
    });
    expect(reply.json().case).toMatchObject({
      title: 'Zebra v. Lion and others',
      parties: [
        { id: zoe.id, full_name: 'Zoe A. Zebra', counsel_name: 'Test attorney', counsel_bar_number: 'A-1' },
        { full_name: 'Leo Lion', attorney_id: null, counsel_name: 'Nobody Known', counsel_bar_number: '999' },
      ],
    });
    const given = await court.db.select().from(caseAssignments).where(eq(caseAssignments.case_id, filedIn));
    expect(given).toHaveLength(1);
    expect((await save({ version: before.version, parties: [{ full_name: 'X', role: 'Y' }] })).json().code).toBe(
      'changed_meanwhile',
    );
  });

  test.each([
    ['without a name', [{ full_name: ' ', role: 'Plaintiff' }], 'parties.0.full_name'],
    ['none at all', [], 'parties'],
    ['of another case', [{ id: crypto.randomUUID(), full_name: 'X', role: 'Plaintiff' }], 'parties'],
  ])('are refused with the error at the field: %s', async (_what, named, field) => {
    const { version } = await read(filedIn);
    const reply = await save({ version, parties: named });
    expect(reply.json().details.fields[0].field).toBe(field);
  });
});
