import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Standing } from '#contract/attorneys';
import type { ImportRow, RosterImport } from '#contract/rosterImports';
import { sameBarNumber } from '#domain/attorneys/barNumber';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments } from '#server/db/schema/cases';
import { rosterColumns, rosterImportFiles, rosterImportRows, rosterImports } from '#server/db/schema/rosterImports';
import { fillRecord } from '#server/testing/fillRecord';
import { formOf } from '#server/testing/formOf';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { hurryJobs, workOffJobs } from '#server/testing/workOffJobs';
import { importAssignments } from './importAssignments.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());
beforeEach(async () => {
  await court.db.delete(caseAssignments);
  await court.db.delete(attorneys);
  await court.db.delete(rosterImportFiles);
  await court.db.delete(rosterImportRows);
  await court.db.delete(rosterImports);
  await court.db.delete(rosterColumns);
});

const clerk = () => court.as('court_administrator');
const work = () => workOffJobs(court.db, importAssignments(court.services));
const path = (id: string, rest = '') => `/attorneys/imports/${id}/${rest}`;
const read = async (id: string): Promise<RosterImport> => (await clerk().get(path(id))).json().data;
const send = async (content: string | Buffer, name = 'roster.csv') => {
  const form = await formOf(['file', content, name]);
  return clerk().post('/attorneys/imports/', form.payload, form.headers);
};
const start = async (content: string | Buffer): Promise<RosterImport> => {
  const reply = await send(content);
  expect(reply.statusCode, reply.body).toBe(202);
  await work();
  return read(reply.json().data.id);
};
const rowsOf = async (id: string, show = 'all'): Promise<ImportRow[]> => {
  const reply = await clerk().get(path(id, `rows/?show=${show}&per_page=100`));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const change = async (id: string, position: number, body: object) => {
  const { version } = await read(id);
  return clerk().put(path(id, `rows/${position}/`), { version, ...body });
};
const choose = async (id: string, body: object) =>
  clerk().post(path(id, 'choices/'), { version: (await read(id)).version, ...body });
const discard = async (id: string, version?: number) =>
  clerk().delete(path(id, `?version=${version ?? (await read(id)).version}`));
const finish = async (id: string, verb: 'apply' | 'undo', more = {}) => {
  const { version } = await read(id);
  const reply = await clerk().post(path(id, `${verb}/`), { version, ...more });
  if (reply.statusCode === 202) await work();
  return reply;
};
const roster = () => court.db.select().from(attorneys).orderBy(attorneys.bar_number);
const addEntry = (entry: Partial<typeof attorneys.$inferInsert> = {}) =>
  court.db
    .insert(attorneys)
    .values({
      ...{ court_id: court.services.config.court.id, full_name: 'Ada Sample', bar_number: '100001' },
      ...{ status: 'Active', status_since: '2020-01-02', type: 'Private Attorney', ...entry },
    })
    .returning();

const header = 'Name,Bar No.,Status,Type,Firm,Email,Active Cases';
const faulty = [
  header,
  'Ada Sample,0100-001,Suspended,Private Attorney,,,7',
  'Bo Roe,100002,Retired,Mediator,,,0',
  'Cleo Doe,100003,Active,Mediator,Doe & Roe,cleo@example.com,0',
  'Cleo Doe,100003,Active,Mediator,,,0',
  'Dan Placeholder,100004,retired,Mediator,,,0',
].join('\n');

describe('an import', () => {
  test('is read, corrected, applied, undone, and applied again', async () => {
    const [ada] = await addEntry();
    const made = await start(faulty);
    expect(made).toMatchObject({
      ...{ state: 'ready', encoding: 'utf-8', separator: 'comma', missing: [] },
      mapping: { columns: ['full_name', 'bar_number', 'status', 'type', 'firm', 'email', null] },
      counts: { total: 5, new: 1, changed: 1, unchanged: 0, similar: 0, error: 3, undecided: 3, added: 1, updated: 1 },
    });
    expect(await rowsOf(made.id, 'error')).toMatchObject([
      {
        line: 3,
        problems: [{ field: 'status', why: '“Retired” is not a status.', fix: expect.stringContaining('Resigned') }],
      },
      { line: 5, problems: [{ field: 'bar_number', why: 'Bar number 100003 is already in row 4.' }] },
      { line: 6, problems: [{ field: 'status' }] },
    ]);
    expect((await finish(made.id, 'apply')).json().code).toBe('import_undecided');
    expect(await rowsOf(made.id, 'changed')).toMatchObject([
      { differs: ['bar_number', 'status'], match: { id: ada!.id, ground: 'bar_number', values: { status: 'Active' } } },
    ]);
    // Corrected for every row with this value; letter case makes another one.
    const fixed = await change(made.id, 2, { values: { status: 'Resigned' }, everywhere: true });
    expect(fixed.json()).toMatchObject({ changed: 1, data: { kind: 'new', edited: ['status'] } });
    expect((await change(made.id, 5, { values: { status: 'inactive' } })).json().data.values.status).toBe('Inactive');
    await change(made.id, 4, { choice: 'skip' });
    await change(made.id, 1, { choice: 'update', fields: ['status'] });
    expect((await finish(made.id, 'apply')).statusCode).toBe(202);
    expect(await read(made.id)).toMatchObject({ state: 'applied', counts: { added: 3, updated: 1, skipped: 1 } });
    const after = await roster();
    expect(after.map((one) => [one.full_name, one.bar_number, one.status, one.active_cases])).toEqual([
      ['Ada Sample', '100001', 'Suspended', 0],
      ['Bo Roe', '100002', 'Resigned', 0],
      ['Cleo Doe', '100003', 'Active', 0],
      ['Dan Placeholder', '100004', 'Inactive', 0],
    ]);
    expect(after[2]).toMatchObject({ firm: 'Doe & Roe', email: 'cleo@example.com' });
    const [line] = (await clerk().get('/activities/logs?limit=1')).json().results;
    expect(line.description).toBe('Test court_administrator imported 4 attorneys from roster.csv.');

    expect((await finish(made.id, 'undo')).statusCode).toBe(202);
    expect(await read(made.id)).toMatchObject({ state: 'undone', left_rows: 0 });
    expect(await roster()).toMatchObject([{ ...ada, version: 3 }]);

    court.passSecond();
    const again = (await clerk().post(path(made.id, 'repeat/'), {})).json().data;
    await work();
    // The corrections are there; only what was left out is asked again.
    expect(await read(again.id)).toMatchObject({ state: 'ready', counts: { new: 3, changed: 1, error: 1 } });
    await choose(again.id, { kind: 'error', choice: 'skip' });
    await finish(again.id, 'apply');
    expect(await roster()).toHaveLength(4);
    const { data, total } = (await clerk().get('/attorneys/imports/')).json();
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { state: 'applied', file_name: 'roster.csv', imported_by: 'Test court_administrator', counts: { added: 3 } },
      { state: 'undone', undone_by: 'Test court_administrator', sha256: made.sha256 },
    ]);
    expect((await start(faulty)).same_file).toMatchObject({ id: again.id });
  });

  test('asks about an entry with a similar name and the same firm or email', async () => {
    const [ada] = await addEntry({ full_name: 'Sample, Ada', firm: 'Sample LLP' });
    await addEntry({ full_name: 'Bo Roe', bar_number: '5', email: 'bo@example.com' });
    const made = await start(
      `${header}\nAda B. Sample,200001,Active,Mediator,SAMPLE LLP,,0\nBo Roe,200002,Active,Mediator,,BO@example.com,\nAda Roe,200003,Active,Mediator,Sample LLP,,`,
    );
    expect(made.counts).toMatchObject({ similar: 2, new: 1, undecided: 2 });
    expect(await rowsOf(made.id, 'similar')).toMatchObject([
      { choice: null, match: { id: ada!.id, ground: 'firm' } },
      { choice: null, match: { ground: 'email' } },
    ]);
    expect((await change(made.id, 3, { choice: 'update' })).json().code).toBe('import_choice_impossible');
    await change(made.id, 1, { choice: 'update', fields: ['bar_number'] });
    await change(made.id, 2, { choice: 'keep' });
    expect((await finish(made.id, 'apply')).statusCode).toBe(202);
    expect((await roster()).map((one) => [one.full_name, one.bar_number, one.type])).toEqual([
      ['Sample, Ada', '200001', 'Private Attorney'],
      ['Ada Roe', '200003', 'Mediator'],
      ['Bo Roe', '5', 'Private Attorney'],
    ]);
  });

  test('compares again what has changed on the roster since, and changes nothing before a person confirms', async () => {
    const [ada] = await addEntry();
    const made = await start(`${header}\nAda Example,100001,Active,Mediator,,,\nBo Roe,100002,Active,Mediator,,,`);
    await court.db.update(attorneys).set({ full_name: 'Ada Example', version: 2 }).where(eq(attorneys.id, ada!.id));
    await addEntry({ full_name: 'Bo Roe', bar_number: '100002', type: 'Mediator' });
    await finish(made.id, 'apply');
    expect(await read(made.id)).toMatchObject({
      state: 'ready',
      stale: 2,
      counts: { changed: 1, unchanged: 1, new: 0 },
    });
    expect((await rowsOf(made.id))[0]).toMatchObject({ differs: ['type'] });
    expect((await roster()).map(({ type }) => type)).toEqual(['Private Attorney', 'Mediator']);
    await finish(made.id, 'apply');
    expect(await read(made.id)).toMatchObject({ state: 'applied' });
  });

  test('is undone except for entries that were changed or used since, which are listed first', async () => {
    const made = await start(
      `${header}\nAda Sample,1,Active,Mediator,,,\nBo Roe,2,Active,Mediator,,,\nCleo Doe,3,Active,Mediator,,,`,
    );
    await finish(made.id, 'apply');
    const [ada, bo] = await roster();
    await clerk().put(`/attorneys/${ada!.id}/`, { ...ada, type: 'Judge Pro Tem', active_cases: 0 });
    await fillRecord(court)
      .case('26CV1')
      .then((made) => court.db.insert(caseAssignments).values({ case_id: made.id, attorney_id: bo!.id }));
    const refused = await finish(made.id, 'undo');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'import_entries_changed']);
    expect(refused.json().details).toMatchObject({
      total: 2,
      entries: [
        { full_name: 'Ada Sample', reason: 'changed' },
        { full_name: 'Bo Roe', reason: 'in_use' },
      ],
    });
    expect(await roster()).toHaveLength(3);
    await finish(made.id, 'undo', { leave_changed: true });
    expect((await roster()).map(({ full_name }) => full_name)).toEqual(['Ada Sample', 'Bo Roe']);
    expect(await read(made.id)).toMatchObject({ state: 'undone', left_rows: 2 });
    expect(await rowsOf(made.id, 'left')).toHaveLength(2);
  });

  test('restores the values of every entry that it updated', async () => {
    for (const n of [1, 2, 3]) await addEntry({ full_name: `Person ${n}`, bar_number: `${n}` });
    const before = await roster();
    const lines = [1, 2, 3].map((n) => `Person ${n},${n},Resigned,Mediator,Firm ${n},,`);
    const made = await start([header, ...lines].join('\n'));
    await finish(made.id, 'apply');
    expect((await roster()).map(({ type, status, firm }) => [type, status, firm])).toEqual(
      [1, 2, 3].map((n) => ['Mediator', 'Resigned', `Firm ${n}`]),
    );
    const standings = async () => (await clerk().get(`/attorneys/single/${before[0]!.id}`)).json().data.standings;
    expect(await standings()).toMatchObject([
      { status: 'Resigned', until: null, source: 'import', recorded_by: 'Test court_administrator' },
      { status: 'Active', from: '2020-01-02', source: 'roster' },
    ]);
    await finish(made.id, 'undo');
    expect(await standings()).toMatchObject([{ status: 'Active', from: '2020-01-02', until: null }]);
    expect(await roster()).toEqual(before.map((entry) => ({ ...entry, version: 3 })));
  });

  test('corrects the first day of a status, and the end of the one before it; undoing it restores both', async () => {
    const [ada] = await addEntry();
    const standings = async () =>
      (await clerk().get(`/attorneys/single/${ada!.id}`))
        .json()
        .data.standings.map((one: Standing) => [one.status, one.from, one.until]);
    const dated = `${header},Status Since`;
    await finish((await start(`${dated}\nAda Sample,100001,Suspended,Private Attorney,,,,2026-03-01`)).id, 'apply');
    const before = [
      ['Suspended', '2026-03-01', null],
      ['Active', '2020-01-02', '2026-03-01'],
    ];
    expect(await standings()).toEqual(before);
    const made = await start(`${dated}\nAda Sample,100001,Suspended,Private Attorney,,,,2026-02-10`);
    await finish(made.id, 'apply');
    expect(await standings()).toEqual([
      ['Suspended', '2026-02-10', null],
      ['Active', '2020-01-02', '2026-02-10'],
    ]);
    await finish(made.id, 'undo');
    expect(await standings()).toEqual(before);
  });

  test('whose process is killed midway changes nothing, and is applied by the next run', async () => {
    await start(`${header}\nAda Sample,1,Active,Mediator,,,\nBo Roe,2,Active,Mediator,,,`);
    const [made] = await court.db.select().from(rosterImports);
    const { version } = await read(made!.id);
    await clerk().post(path(made!.id, 'apply/'), { version });
    const broken = importAssignments({
      ...court.services,
      // The clock is read for the last line of the transaction.
      now: () => {
        throw new Error('killed');
      },
    });
    await workOffJobs(court.db, broken).catch(() => {});
    expect(await roster()).toEqual([]);
    expect((await read(made!.id)).state).toBe('applying');
    await hurryJobs(court.db);
    await work();
    expect(await roster()).toHaveLength(2);
  });
});

describe('a file', () => {
  test.each([
    [
      'UTF-16 with tabs',
      Buffer.from(`\ufeff${header.replaceAll(',', '\t')}\nJosé Peña\t1\tActive\tMediator\t\t\t`, 'utf16le'),
      'utf-16le',
      'tab',
    ],
    [
      'Windows’ letters with semicolons',
      Buffer.from(`${header.replaceAll(',', ';')}\r\nJosé Peña;1;Active;Mediator;;;`, 'latin1'),
      'windows-1252',
      'semicolon',
    ],
    [
      'pipes and Excel’s line',
      `sep=|\n${header.replaceAll(',', '|')}\nJosé Peña|1|Active|Mediator|||`,
      'utf-8',
      'pipe',
    ],
  ])('in %s is recognized', async (_what, content, encoding, separator) => {
    const made = await start(content);
    expect(made).toMatchObject({ encoding, separator, counts: { new: 1 } });
    expect((await rowsOf(made.id))[0]!.values.full_name).toBe('José Peña');
  });

  test('is read again in another format and with other columns, which the court keeps; corrections stay', async () => {
    const made = await start(Buffer.from('Person;Code;Standing\nJos\xe9 Pe\xf1a;1;Active\nBo Roe;2;Gone', 'latin1'));
    expect(made.missing).toEqual(['full_name', 'bar_number', 'type']);
    const as = { encoding: 'windows-1252', separator: 'semicolon' };
    const columns = ['full_name', 'bar_number', 'status'];
    const put = async (body: object) => {
      const { version } = await read(made.id);
      const reply = await clerk().put(path(made.id, 'reading/'), { version, ...as, ...body });
      await work();
      return reply;
    };
    expect((await put({ columns: ['full_name', 'full_name', null] })).statusCode).toBe(400);
    expect((await put({ columns, defaults: { type: 'Mediator' } })).statusCode).toBe(202);
    await change(made.id, 2, { values: { status: 'Active' } });
    await put({ columns, defaults: { type: 'Public Defender' } });
    expect(await rowsOf(made.id)).toMatchObject([
      { kind: 'new', values: { full_name: 'José Peña', type: 'Public Defender' } },
      { kind: 'new', values: { status: 'Active', type: 'Public Defender' } },
    ]);
    expect((await start('Person,Code,Standing\nA B,1,Active')).mapping!.columns).toEqual(columns);
    await put({ encoding: 'utf-8' });
    expect((await rowsOf(made.id))[0]!.problems[0]).toMatchObject({
      field: 'full_name',
      why: expect.stringContaining('encoding'),
    });
  });

  test.each([
    ['nothing', '\n\n', 'empty', null],
    ['only a header', header, 'no_rows', 2],
    [
      'a quotation mark left open',
      `${header}\nAda,1,Active,x,,,\n"Bo,2,Active,x,,,\nCleo,3,Active,x,,,`,
      'open_quote',
      3,
    ],
    ['text after a quotation mark', `${header}\n"Bo"x,2,Active,x,,,`, 'bad_quote', 2],
    ['one endless line', `${header}\n${'a'.repeat(300_000)}`, 'line_too_long', 2],
    ['10,000 columns', `${'a,'.repeat(10_000)}\n1`, 'too_many_columns', 1],
  ])('with %s is not read, with the line', async (_what, content, failure, failure_line) => {
    expect(await start(content)).toMatchObject({ state: 'failed', failure, failure_line });
  });

  test('of another type, with zero bytes, or of more than 25 MB is refused', async () => {
    expect((await send(header, 'roster.xlsx')).json().error).toBe('Please upload a CSV file');
    expect((await send(Buffer.from(`${header}\nA\0,1,Active,x`))).json().code).toBe('csv_wrong_type');
    expect((await send(Buffer.alloc(26 * 1024 * 1024, 'a,'))).json().code).toBe('import_file_too_large');
  });

  test('with cells that a spreadsheet would run is exported as text, with each error', async () => {
    const made = await start(`${header}\n"=HYPERLINK(""http://x"")",1,Gone,@SUM(1),+1,-1,`);
    const reply = await clerk().get(path(made.id, 'errors/csv/'));
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [first, second] = reply.body.trim().split('\r\n');
    expect(first).toBe(`${header},Row,Error,How to correct it`);
    expect(second).toContain(`"'=HYPERLINK(""http://x"")",1,Gone,'@SUM(1),'+1,'-1,,2,`);
    expect(second).toContain('“Gone” is not a status.');
  });

  test('is changed and discarded only from the version that the person saw', async () => {
    const made = await start(faulty);
    const { version } = made;
    expect((await change(made.id, 4, { choice: 'skip', version })).statusCode).toBe(200);
    const stale = [
      await change(made.id, 4, { choice: null, version }),
      await choose(made.id, { kind: 'error', choice: 'skip', version }),
      await discard(made.id, version),
    ];
    expect(stale.map((reply) => [reply.json().code, reply.json().details])).toEqual(
      Array(3).fill(['changed_meanwhile', { version: version + 1 }]),
    );
    expect((await read(made.id)).counts).toMatchObject({ skipped: 1, error: 2 });
  });

  test('that is discarded leaves no rows, and an import in effect is not discarded', async () => {
    const made = await start(faulty);
    const reply = await discard(made.id);
    expect(reply.json().message).toBe('Import discarded');
    expect(await court.db.$count(rosterImportRows, eq(rosterImportRows.import_id, made.id))).toBe(0);
    expect((await clerk().get('/attorneys/imports/')).json().total).toBe(0);
    const other = await start(`${header}\nAda Sample,1,Active,Mediator,,,`);
    await finish(other.id, 'apply');
    expect((await discard(other.id)).json().code).toBe('import_not_ready');
    expect((await change(other.id, 1, { choice: 'skip' })).json().code).toBe('import_not_ready');
  });
});

test.each([['0100-001'], ['b 12'], ['00'], ['12'], ['ABC 0012']])(
  'the database compares the number %s as the portal does',
  async (number) => {
    const others = ['100001', 'B12', '0', '12', 'abc0012', 'abc12'];
    for (const other of others) {
      const { rows } = await court.db.$client.query('select bare_bar_number($1) = bare_bar_number($2) as same', [
        number,
        other,
      ]);
      expect([other, rows[0].same]).toEqual([other, sameBarNumber(number, other)]);
    }
  },
);

test('every reference to an attorney, except for the attorney’s standings, keeps the attorney on the roster when an import is undone', async () => {
  const { rows } = await court.db.$client.query(`select c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'attorneys'::regclass and c.conrelid <> 'attorney_standings'::regclass`);
  const [view] = (await court.db.$client.query(`select pg_get_viewdef('roster_uses'::regclass) as text`)).rows;
  expect(rows.length).toBeGreaterThan(4);
  for (const { name } of rows) expect(view.text).toContain(`FROM ${name}`);
});
