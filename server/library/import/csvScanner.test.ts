import { describe, expect, test } from 'vitest';
import { type CsvEscape, openCsvScanner } from './csvScanner.ts';

/** Reads a text in chunks of this many bytes. */
function scan(text: string, wanted: string[], escaping: CsvEscape = 'backslash', size = 4096): string[][] {
  const scanner = openCsvScanner(wanted, escaping);
  const bytes = Buffer.from(text);
  const rows: string[][] = [];
  for (let at = 0; at < bytes.length; at += size) rows.push(...scanner.push(bytes.subarray(at, at + size)));
  return [...rows, ...scanner.end()];
}

const backslashed = 'id,notes,name\n"1","a \\"b\\", c\\\\","Ada v. Birch"\n"2",,"Ça, et \\"là\\""\n"3","","x\ny"\n';
const doubled = 'id,notes,name\r\n1,"a ""b"", c\\",Ada v. Birch\r\n"2",,"Ça, et ""là"""\r\n3,"","x\ny"';
const rows = [
  ['Ada v. Birch', '1'],
  ['Ça, et "là"', '2'],
  ['x\ny', '3'],
];

describe('a CSV stream', () => {
  test.each([1, 2, 3, 7, 4096])('is read the same in pieces of %d bytes', (size) => {
    expect(scan(backslashed, ['name', 'id'], 'backslash', size)).toEqual(rows);
    expect(scan(doubled, ['name', 'id'], 'double', size)).toEqual(rows);
  });

  test('with doubled quotation marks is also read where backslashes are expected', () => {
    expect(scan('id,name\n"1","The ""Ada"""\n', ['name'])).toEqual([['The "Ada"']]);
  });

  test('without a required column is rejected', () => {
    expect(() => scan('id,name\n1,a\n', ['slug'])).toThrow('The first row does not contain the column slug.');
  });

  test('buffers no more than it needs of a field of many megabytes', () => {
    const [row] = scan(`id,text\n"1","${'x'.repeat(3_000_000)}"\n`, ['id', 'text']);
    expect(row![1]!.length).toBe(64 * 1024);
  });
});
