import { describeUnseen } from '#domain/documentFacts/describeUnseen';
import type { Unseen } from '#domain/documentFacts/Unseen';
import type { OpenPdf } from '../openPdf.ts';
import type { Pdfium } from '../pdfium.ts';
import { readText } from './readText.ts';
import { takesNothingAway } from './takesNothingAway.ts';
import { callsOf } from './unseenCalls.ts';

const mostStates = 6;
const mostPages = 300;
/** Letters and figures that were removed: one name, one number. */
const leastGone = 3;

/**
 * Words that an earlier state of the file contains and the last state does not. A file that is saved incrementally
 * retains its earlier states: anyone who truncates it can read them. Added signatures and notes remove no words.
 */
export function findEarlierStates(pdf: OpenPdf, bytes: Uint8Array, texts: readonly string[]): Unseen[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ends = endsOfStates(file);
  if (ends.length === 0 || takesNothingAway(file, ends[0]!)) return [];
  const { pdfium } = pdf;
  const states = ends.flatMap((end) => openState(pdfium, bytes, end) ?? []);
  // What was read of the pages already answers most: only what is missing there is searched for in the file's own words.
  if (goneFrom(states, texts, pdf.pageCount).size === 0) return [];
  const longestByPage = goneFrom(states, readPages(pdfium, pdf.document, pdf.pageCount), pdf.pageCount);
  return [...longestByPage].map(([page, gone]) =>
    describeUnseen({ kind: 'earlier_revision', page: page === 0 ? null : page, boxes: [], text: gone.join(' ') }),
  );
}

/** By page (0 for a page that was removed): the most words of an earlier state that no longer appear anywhere. */
function goneFrom(states: readonly State[], now: readonly string[], pageCount: number): Map<number, string[]> {
  const known = new Set<string>();
  for (const text of now) for (const word of wordsOf(text)) known.add(word);
  const nowTogether = new Set(now);
  const longestByPage = new Map<number, string[]>();
  for (const { pages } of states) {
    pages.forEach((text, index) => {
      if (nowTogether.has(text)) return;
      const gone = wordsOf(text).filter((word) => !known.has(word));
      if (gone.join('').length < leastGone) return;
      const page = index < pageCount ? index + 1 : 0;
      if ((longestByPage.get(page)?.join('').length ?? 0) < gone.join('').length) longestByPage.set(page, gone);
    });
  }
  return longestByPage;
}

/** The ends of earlier states: each `%%EOF` followed by objects. A linearized file has one of these near its start. */
function endsOfStates(file: Buffer): number[] {
  const ends: number[] = [];
  for (let at = file.indexOf('%%EOF'); at >= 0; at = file.indexOf('%%EOF', at + 5)) ends.push(at + 5);
  if (ends.length < 2) return [];
  const head = file.toString('latin1', 0, 2048);
  const whole = head.includes('/Linearized') ? Number(/\/L\s+(\d+)/.exec(head)?.[1] ?? 0) : 0;
  const earlier = ends.filter((end, index) => {
    const next = ends[index + 1];
    return (
      next !== undefined &&
      end >= whole - 16 &&
      / \d{1,5} obj\b/.test(file.toString('latin1', end, Math.min(next, end + 400)))
    );
  });
  return earlier.slice(-mostStates);
}

type State = { pages: string[] };

function openState(pdfium: Pdfium, bytes: Uint8Array, end: number): State | undefined {
  const { calls } = pdfium;
  const data = calls.malloc(end + 1);
  if (data === 0) return undefined;
  pdfium.bytes.set(bytes.subarray(0, end), data);
  pdfium.bytes[data + end] = 0;
  const document = calls.FPDF_LoadMemDocument(data, end, 0);
  try {
    return document === 0 ? undefined : { pages: readPages(pdfium, document, calls.FPDF_GetPageCount(document)) };
  } finally {
    if (document !== 0) calls.FPDF_CloseDocument(document);
    calls.free(data);
  }
}

/** What the pages themselves say, without notes and fields. */
function readPages(pdfium: Pdfium, document: number, count: number): string[] {
  const calls = callsOf(pdfium);
  return Array.from({ length: Math.min(count, mostPages) }, (_, index) => {
    const page = calls.FPDF_LoadPage(document, index);
    if (page === 0) return '';
    const textPage = calls.FPDFText_LoadPage(page);
    const characters = textPage === 0 ? 0 : calls.FPDFText_CountChars(textPage);
    const text = readText(pdfium, (buffer) => {
      if (buffer !== 0) calls.FPDFText_GetText(textPage, 0, characters, buffer);
      return characters === 0 ? 0 : 2 * (characters + 1);
    });
    if (textPage !== 0) calls.FPDFText_ClosePage(textPage);
    calls.FPDF_ClosePage(page);
    return text;
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}
