import { readFileSync } from 'node:fs';
import { loadPdfium } from '#server/documents/engine/pdf/pdfium';
import { readOnce } from './measureSteps.ts';

/** Reads files for the first time in a process in which PDFium is loaded, as in a worker, and measures the time. */

const names = JSON.parse(readFileSync(0, 'utf8')) as { path: string; name: string }[];
const pdfs = names.map(({ path, name }) => ({ name, bytes: new Uint8Array(readFileSync(path)) }));
await loadPdfium();
const { steps, total } = await readOnce(pdfs);
console.log(JSON.stringify({ steps: [...steps], total }));
