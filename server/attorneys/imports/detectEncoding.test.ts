import { describe, expect, test } from 'vitest';
import { decodeText, detectEncoding } from './detectEncoding.ts';

const wide = (text: string, bigEndian = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

describe('the encoding of a file', () => {
  const text = 'name;number\nJosé Peña;1\n';
  test.each([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`), 'utf-8'],
    ['UTF-16 with its mark', wide(`\ufeff${text}`), 'utf-16le'],
    ['UTF-16 with the other mark', wide(`\ufeff${text}`, true), 'utf-16be'],
    ['UTF-16 without a mark', wide(text), 'utf-16le'],
    ['UTF-16 without a mark, the other way', wide(text, true), 'utf-16be'],
    ['Windows’ Latin', Buffer.from(text, 'latin1'), 'windows-1252'],
  ])('is recognized: %s', (_what, bytes, encoding) => {
    expect(detectEncoding(bytes)).toBe(encoding);
    expect(decodeText(bytes, detectEncoding(bytes)!)).toBe(text);
  });

  test.each([
    ['a spreadsheet', Buffer.from('PK\x03\x04\0\0\x08\0more of it')],
    ['zero bytes in text', Buffer.from('a,b\0c\n1,2,3\n')],
    ['zero characters in UTF-16', wide('\ufeffa,b\0c')],
  ])('is that of no text: %s', (_what, bytes) => expect(detectEncoding(bytes)).toBeNull());
});
