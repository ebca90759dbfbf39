import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCsv } from './writeCsv.ts';

test.each([
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', " '=1"],
  ['\tx', "'\tx"],
  ['\t=1', "'\t=1"],
  ['Rowe, "Ada"', '"Rowe, ""Ada"""'],
  ['two\nlines', '"two\nlines"'],
  ['x;=1+1', '"x;\'=1+1"'],
  ['x; @SUM(A1)', '"x; \'@SUM(A1)"'],
  ['Rowe; Ada', '"Rowe; Ada"'],
  ['two\n=lines', '"two\n\'=lines"'],
  [-3, '-3'],
  [null, ''],
])('%j is written %j', (value, cell) => {
  expect(writeCsv(['a'], [[value]])).toBe(`a\r\n${cell}\r\n`);
});

test('a parser reads back what was written, and no cell starts like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string({ unit: 'binary' }))), (rows) => {
      const read = parse(writeCsv(['one', 'two'], rows), { record_delimiter: '\r\n' }).slice(1) as string[][];
      expect(read.length).toBe(rows.length);
      for (const [index, row] of read.entries()) {
        for (const [column, cell] of row.entries()) {
          expect(cell).not.toMatch(/^[=+\-@\t\r]/);
          for (const part of cell.split(/[;\r\n]/)) expect(part).not.toMatch(/^[ \t]*[=+\-@]/);
          const written = rows[index]![column]!;
          const isFormula = /(^|[;\r\n])[ \t]*[=+\-@]|^[\t\r]/.test(written);
          if (isFormula) expect(cell.replaceAll("'", '')).toBe(written.replaceAll("'", ''));
          else expect(cell).toBe(written);
        }
      }
    }),
  );
});
