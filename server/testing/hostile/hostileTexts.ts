import { maxDocumentBytes } from '#domain/documents/fileFormats';
import { growingTexts } from '#domain/reading/testing/growingTexts';
import { complaintLines } from './bindPdf.ts';
import type { HostileAnswer, HostileKind } from './HostileKind.ts';

const name = 'Notes.txt';
const nineMegabytes = 9_000_000;
const complaint = complaintLines.join('\n\n');

/** Plain-text files that are not text, hide something, or are extremely long. */
export const hostileTexts: HostileKind[] = [
  text('empty text', ['document_empty'], () => Buffer.alloc(0)),
  text('text one byte over the limit', ['document_too_large'], () => Buffer.alloc(maxDocumentBytes + 1, 0x61)),
  text('text of blanks', ['document_no_text'], () => Buffer.from(' \r\n\t\u00a0\u3000\u2003\n'.repeat(1000))),
  text('text of only a byte order mark', ['document_no_text'], () => Buffer.from('\ufeff')),
  text('text with NULs', ['document_unknown_letters'], () => Buffer.from(complaint.replaceAll(' ', '\0'))),
  text('text in UTF-16', ['analysis'], () => Buffer.from(`\ufeff${complaint}`, 'utf16le')),
  text('text in UTF-16, big-endian', ['analysis'], () => Buffer.from(`\ufeff${complaint}`, 'utf16le').swap16()),
  text('text in UTF-16 without a byte order mark', ['analysis'], () => Buffer.from(complaint, 'utf16le')),
  text('text in UTF-16 with an odd length', ['analysis'], () =>
    Buffer.concat([Buffer.from(`\ufeff${complaint}`, 'utf16le'), Buffer.from('x')]),
  ),
  text('text in UTF-16 with lone surrogates', ['analysis'], () =>
    Buffer.from(`\ufeff\ud800${complaint}\udc00\ud83d`, 'utf16le'),
  ),
  text('text in UTF-32', ['document_unknown_letters'], () => {
    const bytes = Buffer.alloc(4 + 4 * complaint.length);
    bytes.writeUInt32LE(0xfeff, 0);
    for (let at = 0; at < complaint.length; at++) bytes.writeUInt32LE(complaint.charCodeAt(at), 4 + 4 * at);
    return bytes;
  }),
  text('text in broken UTF-8', ['analysis'], (random) => {
    const bytes = Buffer.from(`§ 1. “${complaint}”`.repeat(20));
    for (let time = 0; time < 40; time++) bytes[random.between(0, bytes.length - 1)] = random.between(0xc0, 0xff);
    return bytes;
  }),
  text('text with lone surrogates', ['analysis'], () =>
    Buffer.concat([Buffer.from(complaint), Buffer.from('eda0bdedb880', 'hex'), Buffer.from(complaint)]),
  ),
  text('text with invisible characters', ['analysis'], () =>
    Buffer.from([...complaint].join('\u200b').replaceAll('Roe', '\u202eeoR\u202c\u{E0041}')),
  ),
  text('text with terminal control characters', ['document_unknown_letters'], () =>
    Buffer.from(`${complaint}\x1b[2J\x1b]0;title\x07`.repeat(50)),
  ),
  text(
    'text of random bytes',
    ['document_unknown_letters', 'document_wrong_type', 'document_name_disagrees'],
    (random) => Buffer.from(Array.from({ length: 100_000 }, () => random.between(0, 255))),
  ),
  ...endless('spaces', () => `a${' '.repeat(nineMegabytes)}b`, ['analysis']),
  ...endless('line ends', () => `a${'\n'.repeat(nineMegabytes)}b`, ['analysis']),
  ...growingTexts.map(
    ([what, write]): HostileKind => ({
      kind: `text of 9 MB: ${what}`,
      name,
      answers: ['analysis', 'document_too_much_memory', 'document_too_slow'],
      heavy: true,
      make: () => Buffer.from(write(nineMegabytes)).subarray(0, nineMegabytes),
    }),
  ),
];

function text(kind: string, answers: readonly HostileAnswer[], make: HostileKind['make']): HostileKind {
  return { kind, name, answers, make };
}

function endless(what: string, make: () => string, answers: readonly HostileAnswer[]): HostileKind[] {
  return [text(`text of 9 MB of ${what}`, answers, () => Buffer.from(make()))];
}
