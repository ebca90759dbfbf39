import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import type { Habits } from '#server/testing/unseen/Habits';
import type { Area } from '#server/testing/unseen/pdf/Pen';
import { setFile } from '#server/testing/unseen/pdf/setFile';

const habits: Habits = {
  ...{ scale: 1, flipped: false, rotate: 0, origin: [0, 0], bleed: 0, colors: 'gray', fonts: 'embedded' },
  ...{ setting: 'lines', ground: false, clip: false, nested: false, tagged: false, streams: 1 },
  ...{ deflated: true, binding: 'table' },
};
const lines = [
  'SUPERIOR COURT OF THE STATE OF CALIFORNIA',
  'COUNTY OF SACRAMENTO',
  'DREW SPECIMEN, Plaintiff, v. EXAMPLE FOODS, INC., Defendant.',
  'Case No. 34-2026-00312345',
  'MOTION TO COMPEL',
  'Plaintiff moves the Court for an order compelling answers to the interrogatories,',
  'of which the witness Thaddeus Quillfeather received a copy at account 88654321.',
  'The motion is made on the ground that no answer was served in time.',
];
const at = (row: number) => 700 - 24 * row;

/** A motion whose witness and account are under a box of this lightness. */
function motion(lightness: number): Buffer {
  const over: Area = [60, at(6) - 4, 540, at(6) + 12];
  return setFile(habits, 1, [
    {
      paint: (pen) => {
        for (const [row, text] of lines.entries()) pen.text({ text, x: 72, y: at(row), size: 12, font: 'regular' });
        pen.fill(over, [lightness, lightness, lightness]);
      },
    },
  ]).bytes;
}

let court: TestServer;
let logged = '';
const log = new Writable({
  write(piece, _encoding, done) {
    logged += String(piece);
    done();
  },
});
beforeAll(async () => {
  court = await startTestServer({ jobs: true, log });
});
afterAll(() => court.stop());

/** Everything that the database holds, as text. */
async function everyRow(): Promise<string> {
  const { rows } = await court.services.db.$client.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const all: string[] = [];
  for (const { name } of rows) {
    const found = await court.services.db.$client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t`,
    );
    all.push(...found.rows.map(({ row }) => row));
  }
  return all.join('\n');
}

test.each([
  ['black', 0],
  ['white', 1],
])(
  'text under a %s box is in no table (findings, record, search index, ledger) and not in the log',
  async (_color, lightness) => {
    await fileAs(court.as('attorney'), [['main_document', motion(lightness), 'Motion.pdf']]);
    const stored = await everyRow();
    expect(stored).toContain('EXAMPLE FOODS');
    expect(stored).not.toMatch(/Thaddeus|Quillfeather|88654321/i);
    expect(logged).not.toMatch(/Thaddeus|Quillfeather|88654321/i);
  },
);
