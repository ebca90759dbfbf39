import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Capacity } from '#domain/identity/permissions';
import { say } from '#domain/messages/say';
import { cases } from '#server/db/schema/cases';
import { courts } from '#server/db/schema/courts';
import { filings } from '#server/db/schema/filings';
import { people } from '#server/db/schema/people';
import { addHearing } from '#server/testing/addHearing';
import { addTo, fileAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

/** One attorney has filed; everyone else tries every endpoint that leads to the filing. */
let court: TestServer;
let id: string;
let version_id: string;
let stranger: ReturnType<TestServer['with']>;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  id = await fileAs(court.as('attorney'));
  version_id = (await court.as('attorney').get(`/documents/${id}/`)).json().documents[0].version_id;
  stranger = court.with((await court.join('attorney', 'Other Attorney')).token);
});
afterAll(() => court.stop());

type Knock = ReturnType<TestServer['as']>;
const endpoints: [string, (knock: Knock) => Promise<{ statusCode: number; json(): { code?: string } }>][] = [
  ['the details', (knock) => knock.get(`/documents/${id}/`)],
  ['the progress', (knock) => knock.get(`/documents/${id}/progress`)],
  ['the view', (knock) => knock.get(`/documents/versions/${version_id}/view/`)],
  ['a page', (knock) => knock.get(`/documents/versions/${version_id}/pages/1`)],
  ['a page’s words', (knock) => knock.get(`/documents/versions/${version_id}/pages/1/text`)],
  ['a search in it', (knock) => knock.get(`/documents/versions/${version_id}/search?q=court`)],
  ['the file', (knock) => knock.get(`/documents/versions/${version_id}/file`)],
  ['a correction', (knock) => knock.put(`/documents/edit/${id}/`, { amount: '1' })],
  ['a supporting document', (knock) => addTo(knock, id, [['supporting_document', 'x', 'x.txt']])],
  ['a withdrawal', (knock) => knock.delete(`/documents/${id}/`)],
];

describe.each(endpoints)('%s of someone else’s filing', (_what, knock) => {
  test('does not exist for another filer', async () => {
    for (const other of [stranger, court.as('self_represented')]) {
      const reply = await knock(other);
      expect(reply.statusCode).toBe(404);
      expect(reply.json().code).toBe('not_found');
    }
  });

  test.each<[Capacity, number, string]>([
    ['pending_judge', 403, 'judge_pending'],
    ['it_personnel', 403, 'not_permitted'],
    ['visitor', 401, 'not_signed_in'],
  ])('is closed to a %s', async (capacity, status, code) => {
    const reply = await knock(court.as(capacity));
    expect(reply.statusCode).toBe(status);
    expect(reply.json().code).toBe(code);
  });
});

describe('access to a filing', () => {
  const idsOf = async (knock: Knock, query = '') =>
    (await knock.get(`/documents/lists/${query}`)).json().results.all_documents.map((row: { id: string }) => row.id);

  test.each<Capacity>(['attorney', 'clerk', 'judge', 'court_administrator'])('the %s does', async (capacity) => {
    expect(await idsOf(court.as(capacity))).toContain(id);
    expect((await court.as(capacity).get(`/documents/versions/${version_id}/file`)).statusCode).toBe(200);
  });

  test('another filer does not, not even by naming its filer', async () => {
    const mine = await fileAs(stranger, [['main_document', 'ANSWER', 'Answer.txt']]);
    expect(await idsOf(stranger)).toEqual([mine]);
    expect(await idsOf(stranger, `?filed_by=${court.person('attorney').person_id}`)).toEqual([]);
    expect(await idsOf(court.as('clerk'), `?filed_by=${court.person('attorney').person_id}`)).toEqual([id]);
  });

  test('another court’s staff does not', async () => {
    const { db, services } = court;
    await db.insert(courts).values({
      id: 'elsewhere',
      name: 'Elsewhere',
      level: 'State Court',
      jurisdiction: 'Texas',
      time_zone: 'America/Chicago',
    });
    const [filer] = await db.insert(people).values({ full_name: 'Far Filer' }).returning();
    const [theirs] = await db
      .insert(filings)
      .values({
        court_id: 'elsewhere',
        filed_by: filer!.id,
        document_name: 'Far.pdf',
        priority: 'low',
        priority_reason: say('not_analyzed'),
        received_at: services.now(),
      })
      .returning();
    for (const capacity of ['clerk', 'judge', 'court_administrator', 'attorney'] as const) {
      expect(await idsOf(court.as(capacity))).not.toContain(theirs!.id);
      expect((await court.as(capacity).get(`/documents/${theirs!.id}/`)).statusCode).toBe(404);
    }
  });
});

describe('the totals', () => {
  const totalsOf = async (knock: Knock) => {
    const { all_documents: _rows, ...totals } = (await knock.get('/documents/lists/')).json().results;
    return totals;
  };

  test('count only what the user has access to, and show no figure without data', async () => {
    const newcomer = court.with((await court.join('self_represented', 'New Person')).token);
    expect(await totalsOf(newcomer)).toEqual({
      average_processing_time: null,
      total_documents: 0,
      total_pages: 0,
      average_accuracy: null,
      total_cases: 0,
      upcoming_hearings: 0,
    });
    const own = await totalsOf(court.as('attorney'));
    expect(own).toMatchObject({ total_documents: 1, total_pages: 1 });
    expect(own.average_processing_time).toBeGreaterThan(0);
    expect(own.average_accuracy).toBeGreaterThan(0);
  });

  test('count cases and upcoming hearings: all of the court’s for its staff, those of their filings for filers', async () => {
    const { db, services, clock } = court;
    const court_id = services.config.court.id;
    // 5 March 2026, 18:30 in the court's time zone, where it is still the 5th although it is the 6th in Greenwich.
    clock.now = new Date('2026-03-06T02:30:00Z');
    const [mine, other] = await db
      .insert(cases)
      .values(
        ['26CV1', '26CV2'].map((case_number) => ({
          court_id,
          case_number,
          title: case_number,
          case_type: 'Criminal' as const,
          opened_on: '2026-01-05',
        })),
      )
      .returning();
    await db.update(filings).set({ case_id: mine!.id, state: 'docketed' });
    const at = (
      hearing_date: string,
      hearing_time: string,
      case_id: string | null,
      status: 'scheduled' | 'cancelled' = 'scheduled',
    ) => ({
      court_id,
      case_id,
      hearing_date,
      hearing_time,
      status,
      judge: 'Hon. A. Reyes',
      case_title: 'x',
      case_number: 'x',
      case_type: 'Criminal' as const,
      event_type: 'Trial',
      venue: 'Department 4',
    });
    for (const hearing of [
      at('2026-03-05', '18:00', mine!.id),
      at('2026-03-05', '18:45', mine!.id),
      at('2026-03-06', '09:00', mine!.id),
      at('2026-03-06', '09:00', mine!.id, 'cancelled'),
      at('2026-03-09', '09:00', other!.id),
      at('2026-03-09', '10:00', null),
    ]) {
      await addHearing(db, hearing);
    }
    expect(await totalsOf(court.as('attorney'))).toMatchObject({ total_cases: 1, upcoming_hearings: 2 });
    expect(await totalsOf(court.as('clerk'))).toMatchObject({ total_cases: 2, upcoming_hearings: 4 });
    expect(await totalsOf(court.as('self_represented'))).toMatchObject({ total_cases: 0, upcoming_hearings: 0 });
  });
});
