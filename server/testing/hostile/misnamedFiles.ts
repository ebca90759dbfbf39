import { makeDocx, makePdf, makeZip } from '#server/testing/makeFiles';
import type { HostileAnswer, HostileKind } from './HostileKind.ts';

const disagrees = ['document_name_disagrees'] as const;
const wrong = ['document_wrong_type'] as const;

/** Files with misleading names. */
export const misnamedFiles: HostileKind[] = [
  misnamed('pdf named as a text', 'Complaint.txt', disagrees, () => makePdf()),
  misnamed('pdf named as a program', 'Complaint.pdf.exe', disagrees, () => makePdf()),
  misnamed('pdf without an extension', 'Complaint', disagrees, () => makePdf()),
  misnamed('docx named as a pdf', 'Complaint.pdf', disagrees, () => makeDocx(['Complaint'])),
  misnamed('docx named as a doc', 'Complaint.doc', disagrees, () => makeDocx(['Complaint'])),
  misnamed('text named as a pdf', 'Complaint.pdf', disagrees, () => Buffer.from('COMPLAINT')),
  misnamed('web page named as a doc', 'Complaint.doc', wrong, () => Buffer.from('<html><script>1</script></html>')),
  misnamed('rich text named as a doc', 'Complaint.doc', wrong, () => Buffer.from('{\\rtf1\\ansi COMPLAINT}')),
  misnamed('image named as a pdf', 'Scan.pdf', wrong, () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
  misnamed('program named as a text', 'Read me.txt', wrong, () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')),
  misnamed('spreadsheet named as a docx', 'Sums.docx', wrong, () =>
    makeZip([{ name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') }]),
  ),
  misnamed('file that is both an image and a pdf', 'Both.pdf', ['analysis'], () =>
    Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), makePdf()]),
  ),
  misnamed('pdf with path traversal in its name', '../../../etc/passwd.pdf', ['analysis'], () => makePdf()),
  misnamed('pdf with a name of 5,000 characters', `${'a'.repeat(5000)}.pdf`, ['analysis'], () => makePdf()),
  misnamed('pdf with a right-to-left override in its name', 'Complaint\u202efdp.pdf', ['analysis'], () => makePdf()),
];

function misnamed(kind: string, name: string, answers: readonly HostileAnswer[], make: () => Buffer): HostileKind {
  return { kind, name, answers, make };
}
