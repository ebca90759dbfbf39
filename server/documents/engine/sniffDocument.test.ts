import { describe, expect, test } from 'vitest';
import { largestDocumentBytes } from '#domain/documents/fileFormats';
import { makeCompound, makeDocx, makePdf, makeZip } from '#server/testing/makeFiles';
import { sniffDocument } from './sniffDocument.ts';

const codeOf = (bytes: Uint8Array, name: string) => {
  try {
    return sniffDocument(bytes, name);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a document is identified by its content', () => {
  test.each([
    ['a PDF', makePdf(), 'Complaint.pdf', 'pdf'],
    [
      'a PDF with junk before its mark',
      Buffer.concat([Buffer.from('\r\n\r\nHTTP junk\r\n'), makePdf()]),
      'c.pdf',
      'pdf',
    ],
    ['an ending in capitals', makePdf(), 'COMPLAINT.PDF', 'pdf'],
    ['a DOCX', makeDocx(['Complaint']), 'c.docx', 'docx'],
    ['a DOC', makeCompound(['WordDocument']), 'c.doc', 'doc'],
    ['a text', Buffer.from('COMPLAINT\n§ 1. “Quoted”'), 'c.txt', 'txt'],
    ['a text in an old code page', Buffer.from([0x43, 0x6f, 0x6d, 0x70, 0x6c, 0xe9]), 'c.txt', 'txt'],
    ['a text in UTF-16', Buffer.from('\ufeffCOMPLAINT', 'utf16le'), 'c.txt', 'txt'],
    ['a text in UTF-16 without its mark', Buffer.from('COMPLAINT', 'utf16le'), 'c.txt', 'txt'],
  ])('%s', (_what, bytes, name, format) => {
    expect(codeOf(bytes, name)).toBe(format);
  });
});

describe('a document is refused with the reason', () => {
  test.each([
    ['nothing in it', Buffer.alloc(0), 'c.pdf', 'document_empty'],
    ['a text of eleven megabytes', Buffer.alloc(11 * 1024 * 1024, 0x61), 'c.txt', 'document_too_large'],
    [
      'a PDF that no court takes',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(largestDocumentBytes)]),
      'c.pdf',
      'document_too_large',
    ],
    ['a PDF named .docx', makePdf(), 'c.docx', 'document_name_disagrees'],
    ['a text named .pdf', Buffer.from('hello'), 'c.pdf', 'document_name_disagrees'],
    ['no ending at all', makePdf(), 'complaint', 'document_name_disagrees'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'c.pdf', 'document_wrong_type'],
    ['a web page named .txt', Buffer.from('<!DOCTYPE html><html></html>'), 'c.txt', 'document_wrong_type'],
    ['rich text named .doc', Buffer.from('{\\rtf1\\ansi hello}'), 'c.doc', 'document_wrong_type'],
    ['a zip that is no DOCX', makeZip([{ name: 'a.txt', content: Buffer.from('a') }]), 'c.docx', 'document_wrong_type'],
    ['a DOCX cut short', makeDocx(['Complaint']).subarray(0, 300), 'c.docx', 'document_corrupt'],
    ['a DOCX behind a password', makeCompound(['EncryptedPackage']), 'c.docx', 'document_encrypted'],
    [
      'macros in a DOCX',
      makeZip([
        { name: 'word/document.xml', content: Buffer.from('<w:document/>') },
        { name: 'word/vbaProject.bin', content: Buffer.from('a') },
      ]),
      'c.docx',
      'document_has_macros',
    ],
    ['macros in a DOC', makeCompound(['WordDocument', '_VBA_PROJECT']), 'c.doc', 'document_has_macros'],
    ['NULs in a text', Buffer.from('COMPLAINT\0\0\0'), 'c.txt', 'document_unknown_letters'],
    ['a spreadsheet', makeCompound(['Workbook']), 'c.doc', 'document_wrong_type'],
    ['a zip bomb, by what it declares', makeDocx(['x'], 3_000_000_000), 'c.docx', 'document_too_much_memory'],
  ])('%s', (_what, bytes, name, code) => {
    expect(codeOf(bytes, name)).toBe(code);
  });
});

describe('the refusal of a wrong type says what it is instead', () => {
  test.each([
    ['PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['HTML', Buffer.from('<!DOCTYPE html><html></html>')],
    ['RTF', Buffer.from('{\\rtf1\\ansi hello}')],
    ['WordPerfect', Buffer.from('\xffWPC\0\0', 'latin1')],
    ['Excel', makeCompound(['Workbook'])],
    ['Excel', makeZip([{ name: 'xl/workbook.xml', content: Buffer.from('a') }])],
    ['ZIP', makeZip([{ name: 'a.txt', content: Buffer.from('a') }])],
    [null, Buffer.from([1, 2, 0, 3])],
  ])('%s', (content, bytes) => {
    const refused = expect.objectContaining({ code: 'document_wrong_type', details: { content } });
    expect(() => sniffDocument(bytes, 'c.pdf')).toThrow(refused);
  });

  test('and an encrypted DOC is known by its flag', () => {
    const block = Buffer.alloc(32);
    block[11] = 1;
    const locked = () => sniffDocument(makeCompound(['WordDocument'], block), 'c.doc');
    expect(locked).toThrow(expect.objectContaining({ code: 'document_encrypted' }));
  });
});
