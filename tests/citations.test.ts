import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);

async function runCitations(...files: string[]) {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'scripts/citations.ts', ...files], {
    cwd: root,
    env: { ...process.env, INIT_CWD: root },
  });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('citations prints a result for every file in order, with offsets in the text of the file itself', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'assize-citations-'));
  try {
    const text = '\r\n“So it is.” Low v. Brandt, 31 F.4th 7,\r\n9 (1st Cir. 2022). Id. at 10.\r\n';
    const file = path.join(folder, 'brief.txt');
    await writeFile(file, text);
    const [brief, missing] = await runCitations(file, 'no such file.pdf');
    expect(brief.file).toBe(file);
    expect(brief.citations).toMatchObject([
      {
        kind: 'full',
        text: '31 F.4th 7',
        plaintiff: 'Low',
        defendant: 'Brandt',
        pin_cite: '9',
        court: 'ca1',
        resolves_to: 0,
      },
      { kind: 'id', pin_cite: 'at 10', volume: null, resolves_to: 0 },
    ]);
    for (const { start, end, text: printed } of brief.citations) expect(text.slice(start, end)).toBe(printed);
    expect(missing).toMatchObject({ file: 'no such file.pdf', citations: [], error: { code: 'file_not_found' } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);

test('citations prints the text of a filing if requested', async () => {
  const [filing] = await runCitations('--text', 'bench/cases/files/opinion_illinois_appellate.txt');
  expect(filing.citations.length).toBeGreaterThan(0);
  for (const { start, end, text } of filing.citations) expect(filing.text.slice(start, end)).toBe(text);
}, 60_000);
