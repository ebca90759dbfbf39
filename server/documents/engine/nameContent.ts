import { openZip } from './word/openZip.ts';
import { readCompoundFile } from './word/readCompoundFile.ts';

const marks: [string, string][] = [
  ['\x89PNG', 'PNG'],
  ['\xff\xd8\xff', 'JPEG'],
  ['GIF8', 'GIF'],
  ['II*\0', 'TIFF'],
  ['MM\0*', 'TIFF'],
  ['BM', 'BMP'],
  ['{\\rtf', 'RTF'],
  ['\xffWPC', 'WordPerfect'],
  ['%!PS', 'PostScript'],
  ['<?xml', 'XML'],
  ['<!doctype html', 'HTML'],
  ['<html', 'HTML'],
  ['MZ', 'program'],
  ['\x7fELF', 'program'],
];

/** The type of an unsupported file in a familiar word, for the refusal; null if unknown. */
export function nameContent(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1').trimStart().toLowerCase();
  const known = marks.find(([mark]) => head.startsWith(mark.toLowerCase()));
  if (known !== undefined) return known[1];
  const streams = readCompoundFile(bytes)?.streams;
  if (streams !== undefined) return nameStreams(streams);
  return head.startsWith('pk\x03\x04') ? namePackage(openZip(bytes)?.names ?? []) : null;
}

function nameStreams(streams: readonly string[]): string | null {
  if (streams.some((stream) => stream === 'Workbook' || stream === 'Book')) return 'Excel';
  if (streams.includes('PowerPoint Document')) return 'PowerPoint';
  return streams.some((stream) => stream.startsWith('__')) ? 'Outlook' : null;
}

function namePackage(names: readonly string[]): string {
  if (names.some((name) => name.startsWith('xl/'))) return 'Excel';
  if (names.some((name) => name.startsWith('ppt/'))) return 'PowerPoint';
  return names.includes('content.xml') ? 'OpenDocument' : 'ZIP';
}
