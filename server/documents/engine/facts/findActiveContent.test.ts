import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findActiveContent } from './findActiveContent.ts';

const packed = deflateSync(Buffer.from('4 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>'));
const inFile = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n`, 'latin1'),
    content,
    Buffer.from('\nendstream\nendobj\n%%EOF\n', 'latin1'),
  ]);

test('active content is found in the packed objects of newer files', () => {
  const file = inFile('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed);
  expect([...findActiveContent(file)]).toEqual(['javascript']);
});

test('what a page’s own contents say is not examined, packed or not', () => {
  expect([...findActiveContent(inFile('/Filter /FlateDecode', packed))]).toEqual([]);
  expect([...findActiveContent(inFile('', Buffer.from('(see /S /JavaScript)')))]).toEqual([]);
});

test('a damaged packing and one that swells without end are left alone', () => {
  const swelling = deflateSync(Buffer.alloc(64 * 1024 * 1024));
  for (const content of [Buffer.from('no deflate'), swelling]) {
    const began = performance.now();
    expect([...findActiveContent(inFile('/Type /ObjStm /Filter /FlateDecode', content))]).toEqual([]);
    expect(performance.now() - began).toBeLessThan(1000);
  }
});

test('the time grows with the length of the file and no faster', () => {
  const object = '1 0 obj\n<< /A 1 >>\nstream\nx\nendstream\nendobj\n';
  const timeOf = (count: number) => {
    const file = Buffer.from(object.repeat(count), 'latin1');
    const began = performance.now();
    findActiveContent(file);
    return performance.now() - began;
  };
  timeOf(1000);
  expect(timeOf(200_000)).toBeLessThan(5000);
});
