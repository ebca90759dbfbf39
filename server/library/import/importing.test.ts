import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuthorities, type PlacedCitation } from '#domain/citations/listAuthorities';
import { say } from '#domain/messages/say';
import { libraryDecisions, libraryImports, libraryVolumes } from '#server/db/schema/library';
import { createTestDatabase, type TestDatabase } from '#server/testing/testDatabase';
import { makeThrowawayDirectory } from '#server/testing/throwawayDirectory';
import { askLibrary } from '../lookUp/askLibrary.ts';
import { importCap } from './importCap.ts';
import { importCourtListener } from './importCourtListener.ts';

let database: TestDatabase;
const { directory, remove } = makeThrowawayDirectory('assize-import-');
const now = () => new Date('2026-07-01T10:00:00Z');
const lines: string[] = [];
const report = (line: string) => void lines.push(line);
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await remove();
});

const write = (name: string, content: string | Buffer) => {
  const file = path.join(directory, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
};
const cite = (volume: string, reporter: string, page: string, more: Partial<PlacedCitation> = {}): PlacedCitation => ({
  ...{ kind: 'full', text: `${volume} ${reporter} ${page}`, start: 0, end: 9, evidence: [], volume, reporter, page },
  ...more,
});
const ask = async (...citations: PlacedCitation[]) => [
  ...(await askLibrary(database.db, { now }, listAuthorities(citations))).answers.values(),
];

/** As COPY writes it: every field quoted, quotation marks by a backslash. */
const csv = (columns: string, ...rows: string[][]) =>
  `${columns}\n${rows.map((row) => row.map((cell) => `"${cell.replace(/["\\]/g, '\\$&')}"`).join(',')).join('\n')}\n`;

describe('CourtListener’s files', () => {
  const clusters = csv(
    'id,date_created,judges,date_filed,date_filed_is_approximate,slug,case_name_short,case_name,case_name_full,docket_id,syllabus',
    [
      '11',
      '2020',
      '',
      '2008-02-01',
      'f',
      'newell-v-harrow',
      'Newell',
      'Newell v. Harrow Corp.',
      'Ada NEWELL v. HARROW "Corp."',
      '901',
      'long, "text"\nwith lines',
    ],
    ['12', '2020', '', '2009-03-02', 't', 'ruiz-v-birch', 'Ruiz', 'Ruiz v. Birch', '', '902', ''],
    ['oops', '', '', '', '', '', '', '', '', '', ''],
  );
  const citations = csv(
    'id,volume,reporter,page,type,cluster_id',
    ['1', '512', 'F.3d', '100', '1', '11'],
    ['2', '88', 'Cal. Rptr. 3d', '7', '3', '11'],
    ['3', '512', 'F.3d', '131', '1', '12'],
  );
  const dockets = csv('id,date_created,court_id', ['901', '', 'ca9'], ['902', '', 'ca9'], ['903', '', 'ca2']);

  test('add decisions, their citations, and their courts to the library', async () => {
    const files = {
      clusters: write('opinion-clusters.csv', clusters),
      citations: write('citations.csv.gz', gzipSync(citations)),
      dockets: write('dockets.csv', dockets),
    };
    await importCourtListener({ db: database.db, now }, { ...files, escaping: 'backslash' }, report);
    const [found] = await ask(cite('512', 'F. 3d', '100'));
    expect(found).toMatchObject({
      said: 'found',
      decisions: [
        {
          title: 'Newell v. Harrow Corp.',
          names: ['Ada NEWELL v. HARROW "Corp."'],
          url: 'https://www.courtlistener.com/opinion/11/newell-v-harrow/',
          court: '9th Cir.',
          court_id: 'ca9',
          date_filed: '2008-02-01',
          date_about: false,
        },
      ],
    });
    expect(await ask(cite('88', 'Cal.Rptr.3d', '7'))).toMatchObject([{ said: 'found' }]);
    expect(await database.db.$count(libraryDecisions)).toBe(2);
    expect(await database.db.select().from(libraryVolumes).orderBy(libraryVolumes.key)).toMatchObject([
      { key: '512|f3d', name: '512 F.3d', decisions: 2, whole: false },
      { key: '88|calrptr3d', name: '88 Cal. Rptr. 3d', decisions: 1 },
    ]);
  });

  test('that were imported before are skipped, and an interrupted import resumes where it stopped', async () => {
    const rows = Array.from({ length: 12_000 }, (_, i) => [String(i), '700', 'F. Supp. 2d', String(i + 1), '1', '12']);
    const file = write('citations-2.csv', csv('id,volume,reporter,page,type,cluster_id', ...rows));
    let batches = 0;
    const db = new Proxy(database.db, {
      get(target, name, receiver) {
        if (name === 'transaction' && ++batches === 2) throw new Error('The plug was pulled.');
        return Reflect.get(target, name, receiver);
      },
    });
    const files = { citations: file, escaping: 'backslash' as const };
    await expect(importCourtListener({ db, now }, files, report)).rejects.toThrow('plug');
    const progress = async () => {
      const all = await database.db.select().from(libraryImports);
      return all.find((one) => one.file.startsWith('citations-2'))!;
    };
    expect(await progress()).toMatchObject({ rows: 5_000, finished_at: null });
    await importCourtListener({ db: database.db, now }, files, report);
    expect(await progress()).toMatchObject({ rows: 12_000, finished_at: now() });
    expect(lines).toContain(`${file}: 5000 rows already imported.`);
    expect(await ask(cite('700', 'F. Supp. 2d', '12000'))).toMatchObject([{ said: 'found' }]);
  });

  const hasBzip = spawnSync('bzip2', ['--help']).error === undefined;
  test.skipIf(!hasBzip)(
    'compressed with bzip2 are decompressed during the import, and a corrupt file is reported',
    async () => {
      const plain = write('more.csv', citations);
      execFileSync('bzip2', ['-k', plain]);
      const packed = `${plain}.bz2`;
      await importCourtListener({ db: database.db, now }, { citations: packed, escaping: 'backslash' }, report);
      expect(lines).toContain(`${packed}: 3 rows, done.`);
      const broken = write('broken.csv.bz2', readFileSync(packed).subarray(0, 60));
      await expect(
        importCourtListener({ db: database.db, now }, { citations: broken, escaping: 'backslash' }, report),
      ).rejects.toThrow('cannot be decompressed');
    },
  );
});

describe('volumes of the Caselaw Access Project', () => {
  const aCase = (id: number, name: string, first: string, last: string, ...cites: string[]) => ({
    ...{ id, name: `${name.toUpperCase()}, Appellants`, name_abbreviation: name, decision_date: '1985-04' },
    ...{ first_page: first, last_page: last, docket_number: 'No. 7', file_name: `${first.padStart(4, '0')}-01` },
    citations: cites.map((one, i) => ({ type: i ? 'parallel' : 'official', cite: one })),
    ...{ court: { id: 1, name: 'Supreme Court of California', name_abbreviation: 'Cal.' }, cites_to: [] },
  });
  const cases = [
    aCase(7001, 'Ostrow v. Pine', '10', '24', '39 Cal. 3d 10', '215 Cal. Rptr. 1', '700 P.2d 1'),
    aCase(7002, 'In re Tallis', '25', '25', '39 Cal. 3d 25'),
    aCase(7003, 'People v. Quill', '25', '60', '39 Cal. 3d 25'),
  ];

  test('are imported with pages, parallel citations, and text, and the library then has the complete volume', async () => {
    write('cal-3d/39/VolumeMetadata.json', JSON.stringify({ volume_number: '39', id: 'x', jurisdictions: [] }));
    write('cal-3d/39/CasesMetadata.json', JSON.stringify([...cases, { id: 'not a case' }]));
    const words = {
      casebody: { opinions: [{ type: 'majority', text: 'A landlord who knows of the stair must mend it.' }] },
    };
    write('cal-3d/39/cases/0010-01.json', JSON.stringify(words));
    write('unpacked/40/metadata/VolumeMetadata.json', JSON.stringify({ volume_number: 40 }));
    write(
      'unpacked/40/metadata/CasesMetadata.json',
      JSON.stringify([aCase(7009, 'Ives v. Orr', '3', '9', '40 Cal. 3d 3')]),
    );
    const done = await importCap({ db: database.db, now }, directory, { words: true }, report);
    expect(done).toEqual({ volumes: 2, decisions: 4, before: 0 });

    const [found] = await ask(cite('39', 'Cal.3d', '10', { quotation: 'the stair' }));
    expect(found).toMatchObject({
      decisions: [
        {
          ...{ title: 'Ostrow v. Pine', court: 'Cal.', court_id: 'cal', date_filed: '1985-04' },
          ...{ first_page: 10, last_page: 24, words: 'A landlord who knows of the stair must mend it.' },
          url: 'https://www.courtlistener.com/c/Cal.%203d/39/10/',
        },
      ],
    });
    expect(await ask(cite('700', 'P.2d', '1'))).toMatchObject([{ said: 'found' }]);
    const [both] = await ask(cite('39', 'Cal. 3d', '25'));
    expect(both).toMatchObject({ decisions: [{ title: 'In re Tallis' }, { title: 'People v. Quill' }] });
  });

  test('refute a citation that is not in a complete volume, or that points into a decision', async () => {
    const [none] = await ask(cite('39', 'Cal. 3d', '900'));
    expect(none).toEqual({
      ...{ said: 'nothing', decisive: true },
      coverage: say('coverage.volumes', {
        volumes: [{ name: '39 Cal. 3d', decisions: 3, whole: true, from: 'cap' }],
      }),
    });
    expect(await ask(cite('39', 'Cal. 3d', '14'))).toMatchObject([
      { said: 'nothing', decisive: true, within: { title: 'Ostrow v. Pine', first_page: 10 } },
    ]);
    expect(await ask(cite('41', 'Cal. 3d', '14'))).toMatchObject([{ said: 'nothing', decisive: false }]);
    expect(await ask(cite('512', 'F.3d', '900')), 'two decisions are no volume').toMatchObject([
      { said: 'nothing', decisive: false, coverage: { values: { volumes: [{ name: '512 F.3d', decisions: 2 }] } } },
    ]);
  });

  test('that are finished are not read again', async () => {
    lines.length = 0;
    expect(await importCap({ db: database.db, now }, directory, { words: true }, report)).toEqual({
      volumes: 0,
      decisions: 0,
      before: 2,
    });
    expect(lines.every((line) => line.endsWith('already imported.'))).toBe(true);
  });

  test('that cannot be read are reported with the file’s name', async () => {
    const folder = path.join(directory, 'bad');
    write('bad/1/VolumeMetadata.json', '{"volume_number":"1"}');
    write('bad/1/CasesMetadata.json', 'nonsense');
    await expect(importCap({ db: database.db, now }, path.join(directory, 'nowhere'), {}, report)).rejects.toThrow(
      'cannot be read',
    );
    mkdirSync(path.join(directory, 'empty'));
    await expect(importCap({ db: database.db, now }, path.join(directory, 'empty'), {}, report)).rejects.toThrow(
      'contains no volumes',
    );
    await expect(importCap({ db: database.db, now }, folder, {}, report)).rejects.toThrow(
      'CasesMetadata.json cannot be read',
    );
  });
});
