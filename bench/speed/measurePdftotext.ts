import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePdf } from '#server/testing/makeFiles';
import type { MeasuredPdf } from './findPdfs.ts';

/** The shell reports the processor time of all its children to the millisecond. */
const script = 'TIMEFORMAT="%3U %3S"; time (for file; do pdftotext $KIND "$file" - >/dev/null 2>&1; done)';

/** How long `pdftotext` takes for the same files, a process for each, in milliseconds of processor time. */
export type Pdftotext = {
  plain(): number;
  /** With the words' places, which an analysis needs. */
  withPlaces(): number;
  /** What as many processes take for next to nothing. */
  start(): number;
  close(): void;
};

/** Null where it is not installed. */
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
