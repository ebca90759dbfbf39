import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePdf } from '#server/testing/makeFiles';
import type { MeasuredPdf } from './findPdfs.ts';

/** The shell reports the processor time of all its children to the millisecond. */
const script = 'TIMEFORMAT="%3U %3S"; time (for file; do pdftotext $KIND "$file" - >/dev/null 2>&1; done)';

/** The processor time of `pdftotext` for the same files, one process per file, in milliseconds. */
export type Pdftotext = {
  plain(): number;
  /** With the positions of words, which an analysis needs. */
  withPlaces(): number;
  /** The time that the same number of processes needs for almost no work. */
  start(): number;
  close(): void;
};

/** Null if it is not installed. */
export function openPdftotext(pdfs: readonly MeasuredPdf[]): Pdftotext | null {
  if (spawnSync('pdftotext', ['-v']).error !== undefined || spawnSync('bash', ['--version']).error !== undefined) {
    return null;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'assize-speed-'));
  const files = pdfs.map(({ bytes }, index) => {
    const file = path.join(folder, `${index}.pdf`);
    writeFileSync(file, bytes);
    return file;
  });
  const small = path.join(folder, 'small.pdf');
  writeFileSync(small, makePdf(['x']));
  return {
    plain: () => timeOf('', files),
    withPlaces: () => timeOf('-bbox-layout', files),
    start: () => timeOf('', Array<string>(files.length).fill(small)),
    close: () => rmSync(folder, { recursive: true }),
  };
}

function timeOf(kind: string, files: readonly string[]): number {
  const { stderr } = spawnSync('bash', ['-c', script, 'bash', ...files], {
    encoding: 'utf8',
    env: { ...process.env, KIND: kind, LC_ALL: 'C' },
  });
  const [user = Number.NaN, system = Number.NaN] = stderr.trim().split(/\s+/).map(Number);
  return (user + system) * 1000;
}
