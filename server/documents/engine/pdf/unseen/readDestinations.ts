import type { OpenPdf } from '../openPdf.ts';
import { callsOf } from './unseenCalls.ts';

const mostDestinations = 500;
const longest = 1000;

/** The names of the places in a file that links and bookmarks lead to. */
export function readDestinations({ pdfium, document }: OpenPdf): string[] {
  const calls = callsOf(pdfium);
  const count = Math.min(calls.FPDF_CountNamedDests(document), mostDestinations);
  if (count <= 0) return [];
  const room = calls.malloc(longest + 8);
  const length = room + longest + (4 - ((room + longest) % 4));
  const names = Array.from({ length: count }, (_, index) => {
    const lengths = () => new Int32Array(calls.memory.buffer, length, 1);
    lengths()[0] = longest;
    const found = calls.FPDF_GetNamedDest(document, index, room, length);
    const bytes = lengths()[0]!;
    if (found === 0 || bytes <= 2) return '';
    return Buffer.from(pdfium.bytes.subarray(room, room + bytes - 2)).toString('utf16le');
  });
  calls.free(room);
  return names.filter((name) => name !== '');
}
