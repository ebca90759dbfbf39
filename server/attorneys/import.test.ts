import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attorneys } from '#server/db/schema/attorneys';
import { formOf } from '#server/testing/formOf';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());
beforeEach(async () => {
  await court.db.delete(attorneys);
});

const header = 'full_name,bar_number,status,type,active_cases';
const upload = async (content: string | Buffer, name = 'roster.csv', field = 'file') => {
  const form = await formOf([field, content, name]);
  return court.as('clerk').post('/attorneys/upload/', form.payload, form.headers);
};
const stored = () => court.db.select().from(attorneys).orderBy(attorneys.bar_number);

describe('uploading a roster', () => {
  test('adds everyone in it, with the date of their status, and is one line on the record', async () => {
    const reply = await upload(
      `\ufeffFull Name,Bar Number,Status,Type,Active Cases,Status Since\r\n"Sample, Ada",0100,active,Mediator,3,2020-05-06\r\n\r\nErin O’Brien-Ñuñez,0101,Deceased,"Public ""Defender""",0,\r\n`,
    );
    expect([reply.statusCode, reply.json().message]).toEqual([200, '2 attorneys imported successfully']);
    expect(await stored()).toMatchObject([
      { full_name: 'Sample, Ada', bar_number: '0100', status: 'Active', status_since: '2020-05-06', active_cases: 3 },
      { full_name: 'Erin O’Brien-Ñuñez', status: 'Deceased', type: 'Public "Defender"' },
    ]);
    const [line] = (await court.as('clerk').get('/activities/logs?limit=1')).json().results;
    expect(line.description).toBe('Test clerk imported 2 attorneys from roster.csv.');
  });

  test('with 37 bad rows among 1,000 gives exactly 37 reasons, and nothing is half imported', async () => {
    const rows = Array.from(
      { length: 1000 },
      (_, n) => `Person ${n},${n},${n % 27 === 5 ? 'Retired' : 'Active'},Mediator,0`,
    );
    const bad = rows.filter((row) => row.includes('Retired')).length;
    expect(bad).toBe(37);
    const reply = await upload([header, ...rows].join('\n'));
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'import_refused',
      error: expect.stringContaining('Nothing was imported'),
    });
    const problems: { row: number; field: string }[] = reply.json().details.rows;
    expect(problems).toHaveLength(37);
    expect(problems[0]).toMatchObject({ row: 7, field: 'status' });
    expect(await stored()).toEqual([]);
    const repaired = await upload([header, ...rows].join('\n').replaceAll('Retired', 'Resigned'));
    expect(repaired.json().imported).toBe(1000);
    expect(await stored()).toHaveLength(1000);
  });

  test('names whose a bar number is already', async () => {
    await upload(`${header}\nAda Sample,1,Active,Mediator,0`);
    const reply = await upload(`${header}\nBo Roe,2,Active,Mediator,0\nCleo Doe,1,Active,Mediator,0`);
    expect(reply.json().details.rows).toEqual([
      { row: 3, field: 'bar_number', message: 'Bar number 1 is already on the roster, for Ada Sample' },
    ]);
    expect(await stored()).toHaveLength(1);
  });

  test('counts the lines of the file, with breaks inside quotes and empty lines', async () => {
    const reply = await upload(`${header}\n"Ada\nSample",1,Active,Mediator,0\n\nBo Roe,2,Gone,Mediator,0`);
    expect(reply.json().details.rows.map(({ row }: { row: number }) => row)).toEqual([5]);
  });

  test('takes semicolons and Windows’ letters, as spreadsheets write them', async () => {
    await upload(Buffer.from(`${header.replaceAll(',', ';')}\r\nJosé Peña;1;Active;Mediator;0`, 'latin1'));
    expect(await stored()).toMatchObject([{ full_name: 'José Peña' }]);
  });

  test.each([
    ['nothing in it', '', 1],
    ['no first row', 'Ada Sample,1,Active,Mediator,0', 1],
    ['only a first row', header, 2],
    ['an open quote', `${header}\n"Ada,1,Active,Mediator,0\nBo,2,Active,Mediator,0`, 3],
  ])('with %s reports it by row', async (_what, content, row) => {
    const reply = await upload(content);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().details.rows).toMatchObject([{ row }]);
  });

  test.each([
    ['another name', `${header}\nAda,1,Active,x,0`, 'roster.xlsx', 'Please upload a CSV file'],
    ['another content', Buffer.from('PK\x03\x04\0\0'), 'roster.csv', 'Please upload a CSV file'],
  ])('of %s is refused', async (_what, content, name, words) => {
    const reply = await upload(content, name);
    expect([reply.statusCode, reply.json().error]).toEqual([415, words]);
  });

  test('without a file, or with another field name, states that no file was selected', async () => {
    const form = await formOf(['note', 'x']);
    const replies = [
      await court.as('clerk').post('/attorneys/upload/', form.payload, form.headers),
      await court.as('clerk').post('/attorneys/upload/', {}),
      await upload(header, 'roster.csv', 'other'),
    ];
    expect(replies.map((reply) => reply.json().error)).toEqual(Array(3).fill('No file selected.'));
  });

  test('of more than 10 MB or 5,000 attorneys is refused', async () => {
    expect((await upload(Buffer.alloc(11 * 1024 * 1024, 'a'))).json().code).toBe('csv_too_large');
    const rows = Array.from({ length: 5001 }, (_, n) => `P,${n},Active,x,0`);
    expect((await upload([header, ...rows].join('\n'))).json().code).toBe('csv_too_large');
    expect(await stored()).toEqual([]);
  });
});
