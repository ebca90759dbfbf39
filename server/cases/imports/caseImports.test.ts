import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillRecord } from '#server/testing/fillRecord';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { makeThrowawayDirectory, quickestPlace, type ThrowawayDirectory } from '#server/testing/throwawayDirectory';
import { applyCaseImport } from './applyCaseImport.ts';
import { countCaseRows, reportCaseImport } from './reportCaseImport.ts';
import { stageCaseImport } from './stageCaseImport.ts';
import { undoCaseImport } from './undoCaseImport.ts';

let court: TestServer;
let place: ThrowawayDirectory;
let number = 0;
let source: string;
let folder: string;

beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-11-29T18:00:00Z');
  place = makeThrowawayDirectory('assize-cases-', quickestPlace());
});
afterAll(async () => {
  await court.stop();
  await place.remove();
});
beforeEach(() => {
  source = `Old System ${++number}`;
  folder = path.join(place.directory, String(number));
  mkdirSync(folder);
});

const mapping = { case_type: { CV: 'Civil Complaint' }, status: { O: 'open', C: 'closed' } };
const write = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);
const stage = () =>
  stageCaseImport(court.services, { court_id: court.services.config.court.id, source, folder, mapping });
const ask = async (sql: string, values: unknown[] = []) => (await court.db.$client.query(sql, values)).rows;
const counts = (id: string) => countCaseRows(court.db, id);
const reportOf = async (id: string) => (await reportCaseImport(court.db, id)).trim().split('\r\n');

/** Two cases: one with parties, counsel, and a docket whose second entry answers the first. */
function writeSample(prefix = `N${number}-`) {
  write(
    'cases.csv',
    `source_id,case_number,title,case_type,status,opened_on,closed_on\n1,${prefix}1,"Rowe v. ""Hale"", Inc.",CV,O,2024-01-05,\n2,${prefix}2,Moss v. Lane,CV,C,2023-01-05,2024-01-05\n`,
  );
  write(
    'parties.csv',
    'source_id;case_source_id;full_name;role;side\np1;1;Ada Rowe;Plaintiff;initiating\np2;1;Hale, Inc.;Defendant;responding\n',
  );
  write(
    'counsel.csv',
    'source_id,party_source_id,full_name,bar_number\nk1,p1,Ann Counsel,123456\nk2,p1,Bo Second,654321\n',
  );
  write(
    'docket.jsonl',
    [
      { source_id: 'd2', case_source_id: '1', filed_on: '2024-02-05', text: 'Opposition', related_source_id: 'd1' },
      {
        source_id: 'd1',
        case_source_id: '1',
        filed_on: '2024-01-20',
        text: 'Motion \u2028 to compel',
        access: 'sealed',
      },
    ]
      .map((row) => JSON.stringify(row))
      .join('\n'),
  );
}

describe('an import of cases', () => {
  test('is first a dry run, which changes nothing and reports every row', async () => {
    const before = await ask('select count(*)::int as n from cases');
    writeSample();
    const id = await stage();
    expect(await counts(id)).toEqual({
      cases: { new: 2 },
      parties: { new: 2 },
      counsel: { new: 2 },
      docket: { new: 2 },
    });
    expect(await reportOf(id)).toContain('cases,2,1,new,,,');
    expect(await ask('select count(*)::int as n from cases')).toEqual(before);
  });

  test('gives cases and names their levels, so that the public finds neither', async () => {
    write(
      'cases.csv',
      `source_id,case_number,title,case_type,access,opened_on\n1,L${number}-1,In re J.R.,Civil Complaint,parties,2024-01-05\n2,L${number}-2,Rowe v. Hale,Civil Complaint,,2024-01-05\n`,
    );
    write(
      'parties.csv',
      'source_id,case_source_id,full_name,role,is_minor,name_access\np1,1,Ada Roe,Minor,yes,\np2,2,Quentin Hidden,Plaintiff,,parties\n',
    );
    await applyCaseImport(court.services, await stage());
    const like = [`L${number}-%`];
    const names = 'select n.name from public_names n join cases c on c.id = n.case_id where c.case_number like $1';
    expect(await ask(names, like)).toEqual([{ name: 'Rowe v. Hale' }]);
    const found = 'select access from cases where case_number like $1 order by case_number';
    expect(await ask(found, like)).toEqual([{ access: 'parties' }, { access: 'public' }]);
  });

  test('adds cases with parties, counsel, and a docket in the order of its dates, and records it', async () => {
    writeSample();
    const id = await stage();
    await applyCaseImport(court.services, id);
    const prefix = `N${number}-`;
    const found = await ask(
      'select id, title, status, closed_on::text from cases where case_number like $1 order by 2',
      [`${prefix}%`],
    );
    expect(found).toMatchObject([
      { title: 'Moss v. Lane', status: 'closed', closed_on: '2024-01-05' },
      { title: 'Rowe v. "Hale", Inc.', status: 'open', closed_on: null },
    ]);
    const case_id = found[1].id;
    expect(await ask('select full_name, position, side from parties where case_id = $1 order by 2', [case_id])).toEqual(
      [
        { full_name: 'Ada Rowe', position: 1, side: 'initiating' },
        { full_name: 'Hale, Inc.', position: 2, side: 'responding' },
      ],
    );
    expect(
      await ask(
        `select k.bar_number, is_lead from party_counsel k join parties p on p.id = party_id where case_id = $1 order by 1`,
        [case_id],
      ),
    ).toEqual([
      { bar_number: '123456', is_lead: true },
      { bar_number: '654321', is_lead: false },
    ]);
    expect(
      await ask('select number, related_number, access from docket_entries where case_id = $1 order by 1', [case_id]),
    ).toEqual([
      { number: 1, related_number: null, access: 'sealed' },
      { number: 2, related_number: 1, access: 'public' },
    ]);
    const [line] = await ask('select action, values from activities order by seq desc limit 1');
    expect(line).toEqual({ action: 'cases_imported', values: { source, cases: 2, parties: 2, counsel: 2, docket: 2 } });
  });

  test('repeated adds nothing, and adds later what is new to a case that is there', async () => {
    writeSample();
    await applyCaseImport(court.services, await stage());
    const again = await stage();
    expect(await counts(again)).toEqual({
      cases: { known: 2 },
      parties: { known: 2 },
      counsel: { known: 2 },
      docket: { known: 2 },
    });
    await applyCaseImport(court.services, again);
    write(
      'docket.jsonl',
      JSON.stringify({
        source_id: 'd3',
        case_source_id: '1',
        filed_on: '2024-03-01',
        text: 'Reply',
        related_source_id: 'd3',
      }),
    );
    write('cases.csv', 'source_id\n');
    const circular = await stage();
    expect((await reportOf(circular)).join('\n')).toContain(
      'related_source_id,The related entry is this entry or a later one.',
    );
    write(
      'docket.jsonl',
      JSON.stringify({ source_id: 'd3', case_source_id: '1', filed_on: '2024-01-01', text: 'Reply' }),
    );
    const later = await stage();
    await applyCaseImport(court.services, later);
    const [{ numbers }] = await ask(
      `select array_agg(number order by number) as numbers from docket_entries where case_id = (select id from cases where case_number = $1)`,
      [`N${number}-1`],
    );
    expect(numbers).toEqual([1, 2, 3]);
  });

  test('whose process is killed between two batches continues, and nothing comes twice', async () => {
    const rows = Array.from({ length: 450 }, (_, n) => `${n},K${number}-${n},Case ${n},CV,2024-01-05`);
    write('cases.csv', `source_id,case_number,title,case_type,opened_on\n${rows.join('\n')}\n`);
    const id = await stage();
    const killed = () => Promise.reject(new Error('killed'));
    await expect(applyCaseImport(court.services, id, killed)).rejects.toThrow('killed');
    const imported = () => ask('select count(*)::int as n from cases where case_number like $1', [`K${number}-%`]);
    expect(await imported()).toEqual([{ n: 200 }]);
    const batches: number[] = [];
    await applyCaseImport(court.services, id, ({ cases }) => void batches.push(cases));
    expect(batches).toEqual([200, 50]);
    expect(await imported()).toEqual([{ n: 450 }]);
  });

  test('reports conflicts and invalid rows with line, field, reason, and how to correct each', async () => {
    await fillRecord(court).case('26-CV-00999');
    write(
      'cases.csv',
      [
        'source_id,case_number,title,case_type,opened_on',
        '1,26CV00999,A v. B,CV,2024-01-05',
        '2,X-2,=cmd|A1,ZZ,2024-13-05',
        '3,X-3,A v. C,CV,2024-01-05',
        '3,X-4,A v. D,CV,2024-01-05',
        '=4+1,X3,A v. E,CV,2024-01-05',
      ].join('\n'),
    );
    write('parties.csv', 'source_id,case_source_id,full_name,role\np1,1,Ada Rowe,Plaintiff\np2,9,Bea Rowe,Plaintiff\n');
    write('counsel.csv', 'source_id,party_source_id,full_name\nk1,p1,Ann Counsel\n');
    write(
      'docket.jsonl',
      '{"source_id":"d1"\n[1]\n{"source_id":"d2","case_source_id":"3","filed_on":"2024-01-05","text":"A","related_source_id":"d9"}',
    );
    const id = await stage();
    const lines = await reportOf(id);
    expect(lines).toEqual([
      'File,Line,ID,Result,Field,Reason,How to correct it',
      expect.stringMatching(/^cases,2,1,conflict,case_number,Another case of the portal has this number\./),
      expect.stringMatching(/^cases,3,2,invalid,case_type,The portal does not know this code\./),
      expect.stringMatching(/^cases,3,2,invalid,opened_on,This is not a date\./),
      'cases,4,3,new,,,',
      expect.stringMatching(/^cases,5,3,invalid,source_id,An earlier row has the same ID\./),
      expect.stringMatching(/^cases,6,'=4\+1,conflict,case_number,An earlier row has the same case number\./),
      expect.stringMatching(/^parties,2,p1,invalid,case_source_id,/),
      expect.stringMatching(/^parties,3,p2,invalid,case_source_id,/),
      expect.stringMatching(/^counsel,2,k1,invalid,party_source_id,/),
      expect.stringMatching(/^docket,1,,invalid,row,/),
      expect.stringMatching(/^docket,2,,invalid,row,/),
      expect.stringMatching(/^docket,3,d2,invalid,related_source_id,The related entry is not on the docket/),
    ]);
    await applyCaseImport(court.services, id);
    expect(
      await ask(
        `select case_number from cases where case_number like 'X%' or case_number like '26-CV-00999%' order by 1`,
      ),
    ).toEqual([{ case_number: '26-CV-00999' }, { case_number: 'X-3' }]);
  });

  test.each([
    [
      'with a quotation mark that is not closed',
      'source_id,title\n1,"A v. B\n',
      /cases\.csv, line 2: A quotation mark is not closed/,
    ],
    ['that is not text', Buffer.from([0, 1, 2, 0, 255]), /is not text/],
    ['without rows', 'source_id,title\n', /has no rows/],
  ])('of a file %s is refused, and nothing is kept', async (_, content, expected) => {
    write('cases.csv', content);
    await expect(stage()).rejects.toThrow(expected);
    expect(await ask('select id from case_imports where source = $1', [source])).toEqual([]);
  });

  test('leaves out a case whose number was taken after the comparison, with what belongs to it', async () => {
    writeSample();
    const id = await stage();
    await fillRecord(court).case(`N${number}1`);
    await applyCaseImport(court.services, id);
    expect(await counts(id)).toEqual({
      ...{ cases: { conflict: 1, new: 1 }, parties: { invalid: 2 } },
      ...{ counsel: { invalid: 2 }, docket: { invalid: 2 } },
    });
  });

  test('reads the encoding of Windows', async () => {
    write(
      'cases.csv',
      Buffer.from(
        `source_id,case_number,title,case_type,opened_on\n1,W${number},Peña v. García,CV,2024-01-05\n`,
        'latin1',
      ),
    );
    await applyCaseImport(court.services, await stage());
    expect(await ask('select title from cases where case_number = $1', [`W${number}`])).toEqual([
      { title: 'Peña v. García' },
    ]);
  });
});

describe('an import that is undone', () => {
  test('removes cases that no one has worked on, leaves the others, and can be imported again', async () => {
    writeSample();
    const id = await stage();
    await applyCaseImport(court.services, id);
    await ask(`update cases set version = 2 where case_number = $1`, [`N${number}-2`]);
    expect(await undoCaseImport(court.services, id)).toEqual({ removed: 1, left: 1 });
    expect(await ask('select case_number from cases where case_number like $1', [`N${number}-%`])).toEqual([
      { case_number: `N${number}-2` },
    ]);
    const [line] = await ask('select action, values from activities order by seq desc limit 1');
    expect(line).toEqual({ action: 'case_import_undone', values: { source, removed: 1, left: 1 } });
    await expect(applyCaseImport(court.services, id)).rejects.toThrow('was undone');
    const again = await stage();
    expect(await counts(again)).toMatchObject({ cases: { new: 1, known: 1 }, docket: { new: 2 } });
    await applyCaseImport(court.services, again);
    expect(await ask('select count(*)::int as n from cases where case_number like $1', [`N${number}-%`])).toEqual([
      { n: 2 },
    ]);
  });

  test('leaves a case that another record names', async () => {
    writeSample();
    const id = await stage();
    await applyCaseImport(court.services, id);
    const [{ id: case_id }] = await ask('select id from cases where case_number = $1', [`N${number}-1`]);
    await fillRecord(court).counsel(court.person('attorney').person_id, case_id);
    expect(await undoCaseImport(court.services, id)).toEqual({ removed: 1, left: 1 });
  });
});
