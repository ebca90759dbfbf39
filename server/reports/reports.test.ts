import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseTypes } from '#domain/courts/choices';
import { say } from '#domain/messages/say';
import { measures, type RowSet } from '#domain/reports/measures';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { courts } from '#server/db/schema/courts';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { addHearing } from '#server/testing/addHearing';
import { type SignedInCapacity, startTestServer, type TestServer } from '#server/testing/startTestServer';

/** Within the session of the people who were signed in when the server started: a fixed day in the middle of things. */
const now = new Date('2026-11-18T20:00:00Z');
let court: TestServer;
let filer: string;
let clerk: string;
let judge: string;
let attorney: string;

beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = now;
  filer = court.person('attorney').person_id;
  clerk = court.person('clerk').person_id;
  judge = court.person('judge').person_id;
  await fill();
});
afterAll(() => court.stop());

const as = async (who: SignedInCapacity) => court.with(await court.freshToken(who));
const report = async (query = 'period=month') => (await (await as('clerk')).get(`/reports/?${query}`)).json();
const rows = async (query: string) => (await (await as('clerk')).get(`/reports/rows/?${query}`)).json();
const figure = (of: { measures: { id: string; value: number | null; previous: number | null }[] }, id: string) =>
  of.measures.find((one) => one.id === id)!;
const ask = async (sql: string): Promise<number> => Number((await court.db.$client.query(sql)).rows[0].n);

type Sent = {
  at: string;
  decided?: ['accepted' | 'returned' | 'rejected', string];
  by?: string;
  back?: string;
  title?: string;
};

async function file({ at, decided, by, back, title = 'Complaint' }: Sent, court_id = court.services.config.court.id) {
  const [made] = await court.db
    .insert(filings)
    .values({
      court_id,
      filed_by: filer,
      document_name: 'Complaint.pdf',
      title,
      case_type: caseTypes[at.length % caseTypes.length]!,
      priority: 'low',
      priority_reason: say('not_analyzed'),
      received_at: new Date(at),
      resubmitted_at: back ? new Date(back) : null,
    })
    .returning();
  if (!decided) return;
  const settled = new Date(decided[1]);
  await court.db.insert(reviews).values({
    filing_id: made!.id,
    decision: decided[0],
    decided_by: by ?? clerk,
    decided_at: settled,
    settled_at: settled,
    state: 'effective',
    filing_version: 1,
  });
}

async function fill(): Promise<void> {
  const court_id = court.services.config.court.id;
  // Eight hours behind Greenwich: the first of November begins at 07:00 UTC (daylight time), December at 08:00.
  await file({ at: '2026-11-01T06:59:59Z' });
  await file({ at: '2026-11-01T07:00:00Z', title: '=cmd|calc' });
  await file({ at: '2026-12-01T07:59:59Z' });
  await file({ at: '2026-12-01T08:00:00Z' });
  await file({ at: '2026-11-02T17:00:00Z', decided: ['accepted', '2026-11-02T18:00:00Z'] });
  await file({ at: '2026-11-03T17:00:00Z', decided: ['accepted', '2026-11-03T20:00:00Z'] });
  await file({ at: '2026-11-04T17:00:00Z', decided: ['returned', '2026-11-04T22:00:00Z'], by: judge });
  await file({
    at: '2026-10-20T17:00:00Z',
    decided: ['rejected', '2026-11-05T17:00:00Z'],
    back: '2026-11-05T10:00:00Z',
  });
  await file({ at: '2026-10-05T17:00:00Z', decided: ['accepted', '2026-10-06T17:00:00Z'] });
  // Held and revoked decisions are none.
  const [open] = await court.db.select({ id: filings.id }).from(filings).limit(1);
  const decision = { filing_id: open!.id, decided_by: clerk, decided_at: now, filing_version: 1 };
  await court.db.insert(reviews).values({ ...decision, decision: 'accepted', state: 'held' });
  await court.db.insert(reviews).values({ ...decision, decision: 'rejected', state: 'revoked', settled_at: now });

  const [attorneyEntry] = await court.db
    .insert(attorneys)
    .values({
      court_id,
      person_id: filer,
      full_name: 'Ada Sample',
      bar_number: '1',
      status: 'Active',
      type: 'Mediator',
    })
    .returning();
  attorney = attorneyEntry!.id;
  for (const [index, [opened_on, closed_on]] of [
    ['2026-11-01', null],
    ['2026-11-30', '2026-11-30'],
    ['2026-10-31', '2026-11-02'],
    ['2026-10-02', null],
    ['2026-12-01', null],
  ].entries()) {
    const [made] = await court.db
      .insert(cases)
      .values({
        court_id,
        case_number: `26CV${index}`,
        title: `Matter ${index}`,
        case_type: caseTypes[index % 3]!,
        status: closed_on ? 'closed' : 'open',
        opened_on: opened_on!,
        closed_on: closed_on ?? null,
        judge_id: index % 2 ? judge : null,
      })
      .returning();
    if (index < 2) await court.db.insert(caseAssignments).values({ case_id: made!.id, attorney_id: attorney });
  }
  const hearing = {
    court_id,
    judge: 'Test judge',
    case_title: 'Matter',
    case_number: '26CV0',
    case_type: 'Civil Complaint' as const,
    venue: 'Elsewhere',
  };
  for (const [hearing_date, hearing_time, event_type, status] of [
    ['2026-11-02', '09:00', 'Motion', 'completed'],
    ['2026-11-03', '09:00', 'Motion', 'cancelled'],
    ['2026-11-17', '09:00', 'Motion', 'scheduled'],
    ['2026-11-18', '09:00', 'Trial', 'scheduled'],
    ['2026-11-30', '09:00', 'Trial', 'scheduled'],
    ['2026-10-30', '09:00', 'Trial', 'completed'],
  ] as const) {
    await addHearing(court.db, { ...hearing, hearing_date, hearing_time, event_type, status });
  }
  // Another court's rows are no one's here.
  const elsewhere = {
    name: 'Elsewhere',
    level: 'State Court',
    jurisdiction: 'Texas',
    time_zone: 'America/Chicago',
  } as const;
  await court.db.insert(courts).values({ id: 'elsewhere', ...elsewhere });
  await file({ at: '2026-11-10T17:00:00Z', decided: ['accepted', '2026-11-10T18:00:00Z'] }, 'elsewhere');
  await court.db.insert(cases).values({
    court_id: 'elsewhere',
    case_number: 'X1',
    title: 'Other',
    case_type: 'Probate',
    opened_on: '2026-11-10',
  });
}

describe('the court’s figures for a month', () => {
  test('match an independently written query', async () => {
    const now = await report();
    const here = `f.court_id = '${court.services.config.court.id}'`;
    const november = (column: string) => `to_char(${column} at time zone 'America/Los_Angeles', 'YYYY-MM') = '2026-11'`;
    const decisions = (which: string) =>
      ask(`select count(*) n from filings f join reviews r on r.filing_id = f.id
        where ${here} and r.state = 'effective' and r.decision in (${which}) and ${november('r.settled_at')}`);
    expect(figure(now, 'filings_received').value).toBe(
      await ask(`select count(*) n from filings f where ${here} and ${november('f.received_at')}`),
    );
    expect(figure(now, 'filings_approved').value).toBe(await decisions("'accepted'"));
    expect(figure(now, 'filings_returned').value).toBe(await decisions("'returned'"));
    expect(figure(now, 'filings_rejected').value).toBe(await decisions("'rejected'"));
    expect(figure(now, 'hearings_upcoming').value).toBe(
      await ask(
        `select count(*) n from hearings f where ${here} and status = 'scheduled' and hearing_date between '2026-11-18' and '2026-11-30'`,
      ),
    );
  });

  test('have the expected values', async () => {
    const now = await report();
    expect(now.period).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(now.previous).toEqual({ from: '2026-10-01', to: '2026-10-18' });
    expect(Object.fromEntries(measures.map((id) => [id, figure(now, id).value]))).toEqual({
      filings_received: 5,
      filings_approved: 2,
      filings_returned: 1,
      filings_rejected: 1,
      // One hour, three, five, and seven after it came back corrected.
      turnaround_median: 4 * 3600,
      turnaround_p90: 6.4 * 3600,
      cases_opened: 2,
      cases_closed: 2,
      clearance_rate: 100,
      hearings_held: 1,
      hearings_cancelled: 1,
      hearings_upcoming: 2,
    });
    expect(figure(now, 'filings_received').previous).toBe(1);
    expect(figure(now, 'turnaround_median').previous).toBe(24 * 3600);
  });

  test('have no clearance rate if no case was opened, and no turnaround if nothing was decided', async () => {
    const empty = await report('period=custom&from=2026-01-01&to=2026-01-31');
    expect(figure(empty, 'clearance_rate').value).toBeNull();
    expect(figure(empty, 'turnaround_median').value).toBeNull();
    expect(figure(empty, 'filings_received').value).toBe(0);
  });

  test('add up: days, case types, hearings, and workload group the same rows', async () => {
    const now = await report();
    const sum = (list: Record<string, number>[], key: string) => list.reduce((total, one) => total + one[key]!, 0);
    expect(now.filings_over_time.length).toBe(30);
    for (const [part, id] of [
      ['received', 'filings_received'],
      ['approved', 'filings_approved'],
      ['returned', 'filings_returned'],
      ['rejected', 'filings_rejected'],
    ] as const) {
      expect(sum(now.filings_over_time, part)).toBe(figure(now, id).value);
    }
    expect(now.filings_over_time[0]).toMatchObject({ from: '2026-11-01', received: 1 });
    expect(sum(now.by_case_type, 'opened')).toBe(figure(now, 'cases_opened').value);
    expect(sum(now.by_case_type, 'closed')).toBe(figure(now, 'cases_closed').value);
    for (const table of [now.hearings_by_type, now.hearings_by_judge]) {
      for (const rowSet of ['held', 'cancelled', 'upcoming'])
        expect(sum(table, rowSet)).toBe(figure(now, `hearings_${rowSet}`).value);
    }
    expect(
      now.workload.clerks.map(({ name, approved, returned, rejected }: Record<string, unknown>) => [
        name,
        approved,
        returned,
        rejected,
      ]),
    ).toEqual([
      ['Test clerk', 2, 0, 1],
      ['Test judge', 0, 1, 0],
    ]);
    expect(now.workload.judges).toEqual([{ id: judge, name: 'Test judge', open_cases: 1, hearings: 5 }]);
    expect(now.workload.attorneys).toEqual([{ id: attorney, name: 'Ada Sample', open_cases: 1, filings: 5 }]);
  });
});

describe('every figure', () => {
  const rowSets: [string, RowSet][] = [
    ['filings_received', 'filings_received'],
    ['filings_approved', 'filings_approved'],
    ['filings_returned', 'filings_returned'],
    ['filings_rejected', 'filings_rejected'],
    ['cases_opened', 'cases_opened'],
    ['cases_closed', 'cases_closed'],
    ['hearings_held', 'hearings_held'],
    ['hearings_cancelled', 'hearings_cancelled'],
    ['hearings_upcoming', 'hearings_upcoming'],
  ];
  test.each(rowSets)('%s opens the stated number of rows, in every period', async (id, set) => {
    for (const query of [
      'period=week',
      'period=month',
      'period=quarter',
      'period=year',
      'period=custom&from=2026-10-31&to=2026-11-01',
    ]) {
      const now = await report(query);
      const opened = await rows(`set=${set}&from=${now.period.from}&to=${now.period.to}&per_page=100`);
      expect(opened.total_rows, `${id}, ${query}`).toBe(figure(now, id).value);
      expect(opened.data.length).toBe(opened.total_rows);
    }
  });

  test('of a table opens its rows: a case type, a hearing type, a clerk, a judge, an attorney', async () => {
    const now = await report();
    const within = `from=${now.period.from}&to=${now.period.to}`;
    for (const one of now.by_case_type) {
      const narrowed = `${within}&case_type=${encodeURIComponent(one.case_type)}`;
      expect((await rows(`set=filings_received&${narrowed}`)).total_rows).toBe(one.received);
      expect((await rows(`set=cases_opened&${narrowed}`)).total_rows).toBe(one.opened);
    }
    for (const one of now.hearings_by_type) {
      expect((await rows(`set=hearings_upcoming&${within}&event_type=${one.event_type}`)).total_rows).toBe(
        one.upcoming,
      );
    }
    for (const one of now.workload.clerks) {
      const { total_rows } = await rows(`set=filings_decided&${within}&clerk_id=${one.id}`);
      expect(total_rows).toBe(one.approved + one.returned + one.rejected);
    }
    expect((await rows(`set=open_cases&${within}&judge_id=${judge}`)).total_rows).toBe(1);
    expect((await rows(`set=hearings_all&${within}&judge_id=${judge}`)).total_rows).toBe(5);
    expect((await rows(`set=open_cases&${within}&attorney_id=${attorney}`)).total_rows).toBe(1);
    expect((await rows(`set=filings_received&${within}&attorney_id=${attorney}`)).total_rows).toBe(5);
  });

  test('is paged, and shows the duration of each decision', async () => {
    const first = await rows('set=filings_decided&from=2026-11-01&to=2026-11-30&per_page=3');
    expect([first.total_rows, first.total_pages, first.data.length]).toEqual([4, 2, 3]);
    expect(first.data[0]).toMatchObject({ detail: 'rejected, Test clerk', seconds: 7 * 3600 });
  });
});

describe('a report as a file', () => {
  const download = async (path: string) => (await as('clerk')).get(path);

  test('contains the table on the screen', async () => {
    const reply = await download('/reports/csv/?period=month&table=by_case_type');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain('by_case_type-2026-11-01-2026-11-30.csv');
    const read = parse(reply.body, { columns: true }) as Record<string, string>[];
    const { by_case_type } = await report();
    expect(read.map(({ case_type, received }) => [case_type, Number(received)])).toEqual(
      by_case_type.map(({ case_type, received }: { case_type: string; received: number }) => [case_type, received]),
    );
  });

  test('never contains a title that a spreadsheet would execute', async () => {
    const reply = await download('/reports/rows/csv/?set=filings_received&from=2026-11-01&to=2026-11-30');
    expect(reply.body).toContain(",'=cmd|calc,");
    expect(reply.body.split('\r\n').length).toBe(1 + 5 + 1);
  });
});

describe('a period', () => {
  test.each([
    ['period=custom', 'from', 'Choose a day'],
    ['period=custom&from=2026-11-02&to=2026-11-01', 'to', 'Choose a day that is not before the first one'],
    ['period=custom&from=2001-11-02&to=2026-11-01', 'to', 'Choose at most ten years'],
    ['period=custom&from=soon&to=2026-11-01', 'from', 'Enter a date'],
  ])('%s is rejected with an error at the field', async (query, field, message) => {
    const reply = await (await as('clerk')).get(`/reports/?${query}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().details.fields).toContainEqual({ field, message });
  });
});
