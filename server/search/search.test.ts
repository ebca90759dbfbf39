import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchAction, SearchHit } from '#contract/search';
import type { Capacity } from '#domain/identity/permissions';
import { say } from '#domain/messages/say';
import { matchesAll } from '#server/db/matchesAll';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import { people, personRoles } from '#server/db/schema/people';
import { searchedText } from '#server/db/searchedText';
import { fillRecord } from '#server/testing/fillRecord';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
  const { db, services } = court;
  const court_id = services.config.court.id;
  const [lund, other] = await db
    .insert(cases)
    .values(
      [
        { case_number: '26PR00093', title: 'Estate of Lund' },
        { case_number: '26CV00500', title: '100% Lund_Cola v. Reyes' },
      ].map((one) => ({ ...one, court_id, case_type: 'Probate' as const, opened_on: '2026-01-05' })),
    )
    .returning();
  const filing = (filed_by: string, document_name: string, more: Partial<typeof filings.$inferInsert> = {}) => ({
    court_id,
    filed_by,
    document_name,
    priority: 'low' as const,
    priority_reason: say('not_analyzed'),
    received_at: services.now(),
    ...more,
  });
  await db.insert(filings).values([
    filing(court.person('attorney').person_id, 'Petition.pdf', {
      doc_type: 'Petition',
      case_number: '26PR00093',
      case_id: lund!.id,
      state: 'docketed',
    }),
    filing(court.person('self_represented').person_id, 'Lund objection.txt', {
      title: 'OBJECTION TO PETITION',
      case_id: other!.id,
      state: 'docketed',
    }),
  ]);
  const roster = { court_id, status: 'Active', type: 'Mediator' };
  await db.insert(attorneys).values([
    { ...roster, full_name: 'Lena Lundqvist', bar_number: '000777' },
    { ...roster, full_name: 'Test attorney', bar_number: '000778', person_id: court.person('attorney').person_id },
  ]);
  const [gone] = await db
    .insert(people)
    .values({ full_name: 'Lundgren Former', deactivated_at: services.now() })
    .returning();
  await db.insert(personRoles).values({ person_id: gone!.id, court_id, role: 'clerk' });
  await court.join('self_represented', 'Maria Lundberg');
});
afterAll(() => court.stop());

type Reply = { results: SearchHit[]; actions: SearchAction[] };
async function ask(capacity: Capacity, q: string): Promise<Reply> {
  const reply = await court.as(capacity).get(`/search/?q=${encodeURIComponent(q)}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
/** Guides and rules are the same for everyone. */
const isLaw = ({ kind }: SearchHit) => kind === 'guide' || kind === 'rule';
async function find(capacity: Capacity, q: string): Promise<string[]> {
  const { results } = await ask(capacity, q);
  return results.filter((hit) => !isLaw(hit)).map(({ kind, title }) => `${kind}: ${title}`);
}
const everyLund = [
  'case: 100% Lund_Cola v. Reyes',
  'case: Estate of Lund',
  'filing: Lund objection.txt',
  'person: Lena Lundqvist',
];

describe('the search in the header', () => {
  test.each<[Capacity, string[]]>([
    ['clerk', [...everyLund, 'person: Maria Lundberg']],
    ['judge', [...everyLund, 'person: Maria Lundberg']],
    ['court_administrator', [...everyLund, 'person: Maria Lundberg']],
    ['attorney', ['case: Estate of Lund', 'person: Lena Lundqvist']],
    ['self_represented', ['case: 100% Lund_Cola v. Reyes', 'filing: Lund objection.txt']],
    ['it_personnel', []],
    ['pending_judge', []],
  ])('shows the %s only what the %s has access to', async (capacity, hits) => {
    expect((await find(capacity, 'lund')).sort()).toEqual([...hits].sort());
  });

  test.each([
    ['words in any order and case', 'LUND estate', ['case: Estate of Lund']],
    ['a part of a number', 'pr00093', ['case: Estate of Lund', 'filing: Petition.pdf']],
    ['words of several columns', 'petition 26PR', ['filing: Petition.pdf']],
    ['a printed title', 'objection to', ['filing: Lund objection.txt']],
    ['a bar number', '000777', ['person: Lena Lundqvist']],
    ['a percent sign as it stands', '100%', ['case: 100% Lund_Cola v. Reyes']],
    ['an underscore as it stands', 'lund_', ['case: 100% Lund_Cola v. Reyes']],
    ['nothing by a backslash', 'lund\\', []],
    ['who stands in the roster once', 'test attorney', ['person: Test attorney']],
    ['nothing where nothing is', 'xyzzy', []],
  ])('finds %s', async (_what, q, hits) => {
    expect(await find('clerk', q)).toEqual(hits);
  });

  test('links to the screen that shows the record', async () => {
    const hits: SearchHit[] = (await court.as('clerk').get('/search/?q=lund')).json().results;
    for (const { kind, id, title, href } of hits) {
      if (kind === 'filing') expect(href).toBe(`/filings/${id}`);
      if (kind === 'case') {
        expect(href).toBe(`/cases/${id}`);
        const listed = (await court.as('clerk').get(`/documents/lists/?case=${id}`)).json();
        expect(listed.results.total_documents).toBe(1);
      }
      if (title === 'Lena Lundqvist') expect(href).toBe(`/attorneys/view-attorney/${id}`);
      if (title === 'Maria Lundberg') expect(href).toBe(`/case-processing?filed_by=${id}`);
    }
  });

  test('shows at most six results of a type', async () => {
    const { db, services } = court;
    const many = Array.from({ length: 20 }, (_, i) => i);
    const court_id = services.config.court.id;
    await db.insert(cases).values(
      many.map((i) => ({
        court_id,
        case_number: `99CV${i}`,
        title: `Crowd ${i}`,
        case_type: 'Criminal' as const,
        opened_on: '2026-01-05',
      })),
    );
    await db.insert(attorneys).values(
      many.map((i) => ({
        court_id,
        bar_number: `9${i}`,
        full_name: `Crowd ${i}`,
        status: 'Active',
        type: 'Mediator',
      })),
    );
    const hits = await find('clerk', 'crowd');
    expect(hits).toHaveLength(12);
    expect(hits.filter((hit) => hit.startsWith('person'))).toHaveLength(6);
    expect(hits.filter((hit) => hit.startsWith('case'))).toHaveLength(6);
  });

  test.each(['', '   ', 'a\u0000b', 'x'.repeat(201)])('is rejected with %j', async (q) => {
    expect((await court.as('clerk').get(`/search/?q=${encodeURIComponent(q)}`)).statusCode).toBe(400);
  });

  test('returns nothing to a visitor', async () => {
    expect((await court.as('visitor').get('/search/?q=lund')).statusCode).toBe(401);
  });

  describe('in a case with a hearing and a deadline', () => {
    beforeAll(async () => {
      court.clock.now = new Date('2026-11-23T18:00:00Z');
      const record = fillRecord(court);
      const quince = await record.case('26CV00777', { title: 'Quince v. Medlar' });
      const [counsel] = await court.db.select().from(attorneys).where(eq(attorneys.bar_number, '000778'));
      await court.db.insert(caseAssignments).values({ case_id: quince.id, attorney_id: counsel!.id });
      const about = { case_id: quince.id, case_number: '26CV00777', case_title: quince.title };
      await record.hearing('2026-12-15', { ...about, event_type: 'Motion hearing' });
      await record.hearing('2026-10-15', { ...about, event_type: 'Past hearing', status: 'completed' });
      await record.deadline(quince.id, '2026-12-02', { action: 'Opposition' });
      const other = await record.case('26CV00778', { title: 'Quince v. Persimmon' });
      await record.deadline(other.id, '2026-12-03', { action: 'Reply' });
    });

    test.each<[Capacity, string[]]>([
      [
        'clerk',
        [
          'case: Quince v. Medlar',
          'case: Quince v. Persimmon',
          'hearing: Motion hearing, Quince v. Medlar',
          'deadline: Opposition',
          'deadline: Reply',
        ],
      ],
      ['attorney', ['case: Quince v. Medlar', 'hearing: Motion hearing, Quince v. Medlar', 'deadline: Opposition']],
      ['self_represented', []],
      ['it_personnel', []],
      ['pending_judge', []],
    ])('shows the %s the hearings and deadlines of their cases', async (capacity, hits) => {
      expect((await find(capacity, 'quince')).sort()).toEqual([...hits].sort());
    });

    test.each([
      ['demurrer', ['Demurrer']],
      ['hearing on demurrer', ['Demurrer']],
      ['case management conference', ['Case Management Conference']],
      ['management 26CV00779', ['Case Management Conference']],
    ])('“%s” finds the hearings of that type in the person’s cases', async (q, types) => {
      const record = fillRecord(court);
      const [known] = await court.db.select().from(cases).where(eq(cases.case_number, '26CV00779'));
      if (!known) {
        const own = await record.case('26CV00779', { title: 'Loquat v. Sloe' });
        const foreign = await record.case('26CV00780', { title: 'Damson v. Sloe' });
        const [counsel] = await court.db.select().from(attorneys).where(eq(attorneys.bar_number, '000778'));
        await court.db.insert(caseAssignments).values({ case_id: own.id, attorney_id: counsel!.id });
        for (const one of [own, foreign]) {
          const place = { judge: `Judge of ${one.title}`, venue: `Room of ${one.title}` };
          const about = { case_id: one.id, case_number: one.case_number, case_title: one.title };
          await record.hearing('2026-12-16', { ...about, event_type: 'Demurrer', ...place });
          await record.hearing('2026-12-17', { ...about, event_type: 'Case Management Conference', ...place });
        }
      }
      expect(await find('attorney', q)).toEqual(types.map((type) => `hearing: ${type}, Loquat v. Sloe`));
    });

    test('finds a judge by name, and opens the judge’s hearings', async () => {
      const { results } = await ask('attorney', 'judge test judge');
      expect(results).toContainEqual(
        expect.objectContaining({
          kind: 'judge',
          title: 'Test judge',
          href: `/calendar?view=list&judge=${court.person('judge').person_id}`,
        }),
      );
      expect(await find('it_personnel', 'test judge')).toEqual([]);
    });

    test.each(['file in 26CV00777', 'file a motion in 26cv00777', 'file 26-CV-00777'])(
      '“%s” shows the case into which it files',
      async (q) => {
        const { actions, results } = await ask('attorney', q);
        expect(actions).toEqual([
          {
            kind: 'file',
            case_number: '26CV00777',
            case_title: 'Quince v. Medlar',
            href: expect.stringMatching(/^\/case-processing\?case=/),
          },
        ]);
        if (!q.includes('-')) expect(results.map(({ kind }) => kind)).toContain('case');
      },
    );

    test.each<[string, Capacity]>([
      ['file in 26CV00777', 'self_represented'],
      ['file in 26CV00777', 'it_personnel'],
      ['file in 26CV00778', 'attorney'],
      ['schedule hearing in 26CV00777', 'self_represented'],
      ['new event', 'clerk'],
      ['dark', 'clerk'],
    ])('“%s” has no effect on the records for the %s', async (q, capacity) => {
      expect((await ask(capacity, q)).actions).toEqual([]);
    });

    test('“schedule hearing in …” opens the form with the case', async () => {
      const { actions } = await ask('clerk', 'schedule hearing in 26CV00778');
      expect(actions).toMatchObject([{ kind: 'schedule', href: '/calendar?schedule=26CV00778' }]);
    });

    test('“deadline opposition from dec 15” shows the computed date, as the calculator does', async () => {
      const { actions } = await ask('attorney', 'deadline opposition from dec 15');
      const [first] = actions;
      expect(first).toMatchObject({
        kind: 'deadline',
        act: 'Opposition',
        from: '2026-12-15',
        href: '/deadlines?tab=calculator&system=california&event=hearing_date&day=2026-12-15',
      });
      const asked = { system: 'california', trigger: 'hearing_date', trigger_date: '2026-12-15' };
      const { data } = (await court.as('attorney').get(`/deadlines/compute/?${new URLSearchParams(asked)}`)).json();
      const opposition = data.find(({ action }: { action: string }) => action === 'Opposition');
      expect(first).toMatchObject({ due: opposition.due_date, authority: opposition.authority });
    });

    test('a deadline without a day opens the calculator without one', async () => {
      const [first] = (await ask('it_personnel', 'deadline opposition')).actions;
      expect(first).toMatchObject({ from: null, due: null });
      expect(first!.href).not.toContain('day=');
    });
  });

  test('finds guides by their topics and rules by their citation, for everyone who is signed in', async () => {
    const { results } = await ask('pending_judge', 'fee waiver');
    expect(results.filter(({ kind }) => kind === 'guide').map(({ href }) => href)).toEqual(['/self-help/fee-waiver']);
    const rules = (await ask('self_represented', 'CRC 2.111')).results.filter(({ kind }) => kind === 'rule');
    expect(rules.length).toBeGreaterThan(0);
    expect(rules[0]!.href).toMatch(/^\/courtdoc\?tab=requirements&q=/);
  });

  test('uses the indexes created for it', async () => {
    const { db } = court;
    const asked = { cases: 'estate', filings: 'objection', attorneys: 'lena', people: 'maria' };
    await db.transaction(async (tx) => {
      await tx.execute('set local enable_seqscan = off');
      for (const [table, text] of Object.entries(searchedText)) {
        const condition = matchesAll(text, asked[table as keyof typeof asked]);
        const plan = await tx.execute(sql`explain select from ${sql.identifier(table)} where ${condition}`);
        expect(JSON.stringify(plan.rows)).toContain(`${table}_search`);
      }
      const ofHearings = matchesAll(sql`(case_number || ' ' || case_title)`, '26CV00777');
      const plan = await tx.execute(sql`explain select from hearings where ${ofHearings}`);
      expect(JSON.stringify(plan.rows)).toContain('hearings_words');
    });
  });
});
