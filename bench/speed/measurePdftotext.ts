import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePdf } from '#server/testing/makeFiles';
import type { MeasuredPdf } from './findPdfs.ts';
import { median } from './processorTime.ts';

/** The shell tells the processor time of all its children, to a millisecond. */
const script = 'TIMEFORMAT="%3U %3S"; time (for file; do pdftotext $KIND "$file" - >/dev/null 2>&1; done)';

/** Milliseconds of processor time: for all files, one process each; and of those, what starting a process takes. */
export type PdftotextTimes = { plain: number; withPlaces: number; start: number };

/** What `pdftotext` takes for the same files, without and with the words' places; null where it is not installed. */
export function measurePdftotext(pdfs: readonly MeasuredPdf[], times: number): PdftotextTimes | null {
  if (spawnSync('pdftotext', ['-v']).error !== undefined || spawnSync('bash', ['--version']).error !== undefined)
    return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'assize-speed-'));
  try {
    const files = pdfs.map(({ bytes }, index) => {
      const file = path.join(folder, `${index}.pdf`);
      writeFileSync(file, bytes);
      return file;
    });
    const small = path.join(folder, 'small.pdf');
    writeFileSync(small, makePdf(['x']));
    const take = (kind: string, of: readonly string[]) => median(Array.from({ length: times }, () => timeOf(kind, of)));
    return {
      plain: take('', files),
      withPlaces: take('-bbox-layout', files),
      start: take('', Array<string>(files.length).fill(small)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function timeOf(kind: string, files: readonly string[]): number {
  const { stderr } = spawnSync('bash', ['-c', script, 'bash', ...files], {
    encoding: 'utf8',
    env: { ...process.env, KIND: kind, LC_ALL: 'C' },
  });
  const [user = Number.NaN, system = Number.NaN] = stderr.trim().split(/\s+/).map(Number);
  return (user + system) * 1000;
}
