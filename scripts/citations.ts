import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Citation } from '#domain/citations/Citation';
import { findCitations } from '#domain/citations/findCitations';
import type { DocumentText } from '#domain/documents/DocumentText';
import { openRecognition } from '#server/documents/engine/ocr/openRecognition';
import { openDocumentEngine } from '#server/documents/engine/openDocumentEngine';
import { decodeText } from '#server/documents/engine/plain/decodeText';
import type { DocumentEngine } from '#server/kernel/ports/DocumentEngine';
import { Refusal } from '#server/kernel/Refusal';

/**
 * `npm run --silent citations -- FILE…`: the citations in texts and filings, one JSON object per file and line, in the
 * order of the arguments. Offsets count UTF-16 units: for a `.txt` file, in the file's decoded text; for a filing, in
 * the text that the portal reads, which `--text` also prints, with the offset at which each page begins. Exits with 0
 * if every file has a result.
 */

const fields = [
  'volume',
  'reporter',
  'page',
  'pin_cite',
  'year',
  'court',
  'plaintiff',
  'defendant',
  'parenthetical',
  'antecedent',
  'docket',
  'resolves_to',
  'parallel_to',
] as const;

/** Every field of every citation, null if the text does not state it. */
function toRecord(citation: Citation): Record<string, unknown> {
  const { kind, text, start, end } = citation;
  return { kind, text, start, end, ...Object.fromEntries(fields.map((field) => [field, citation[field] ?? null])) };
}

async function answerFor(open: () => Promise<DocumentEngine>, file: string, withText: boolean): Promise<object> {
  const place = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
  try {
    if (!(await stat(place)).isFile()) return refused(file, 'file_unreadable', 'This is not a file.');
    const read: Pick<DocumentText, 'text'> | DocumentText = /\.(?:txt|text|md)$/i.test(place)
      ? { text: decodeText(new Uint8Array(await readFile(place))) }
      : await (await open()).read({ path: place, name: path.basename(place) });
    const citations = findCitations(read.text).map(toRecord);
    return { file, citations, ...(withText ? { text: read.text, ...pagesOf(read) } : {}) };
  } catch (error) {
    if (error instanceof Refusal) return refused(file, error.code, error.message);
    if (isMissing(error)) return refused(file, 'file_not_found', 'The file cannot be read.');
    console.error(error);
    return refused(file, 'unexpected', 'An unexpected error occurred');
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function refused(file: string, code: string, message: string): object {
  return { file, citations: [], error: { code, message } };
}

function pagesOf(read: Pick<DocumentText, 'text'> | DocumentText): object {
  if (!('layout' in read) || read.layout !== 'pages') return {};
  let start = 0;
  return {
    pages: read.pages.map(({ number, text }) => {
      const page = { number, start };
      start += text.length + 2;
      return page;
    }),
  };
}

const { values, positionals } = parseArgs({ options: { text: { type: 'boolean' } }, allowPositionals: true });
if (positionals.length === 0) {
  console.error('Usage: npm run --silent citations -- [--text] FILE…');
  process.exitCode = 2;
} else {
  let engine: Promise<DocumentEngine> | undefined;
  const open = () => {
    engine ??= openRecognition().then((recognition) => openDocumentEngine({ recognition }));
    return engine;
  };
  try {
    for (const file of positionals) {
      const line = `${JSON.stringify(await answerFor(open, file, values.text === true))}\n`;
      if (!process.stdout.write(line)) await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
  } finally {
    await (await engine)?.close();
  }
}
