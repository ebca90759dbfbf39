import { makePdf } from '#server/testing/makeFiles';
import { aComplaint } from '#server/testing/papers';
import type { HostileKind } from './HostileKind.ts';

const name = 'Complaint.pdf';
const damaged = ['analysis', 'document_corrupt'] as const;

/** PDFs damaged by disks, mail programs, and broken connections. */
export const damagedPdfs: HostileKind[] = [
  {
    kind: 'pdf truncated',
    name,
    answers: damaged,
    make(random) {
      const whole = aComplaint();
      return whole.subarray(0, random.between(1000, whole.length - 200));
    },
  },
  {
    kind: 'pdf truncated after its header',
    name,
    answers: ['document_corrupt'],
    make: () => Buffer.from('%PDF-1.7\n'),
  },
  {
    kind: 'pdf with flipped bits',
    name,
    answers: [...damaged, 'document_encrypted', 'document_too_many_pages'],
    make(random) {
      const bytes = aComplaint();
      for (let time = 0; time < 60; time++) bytes[random.between(9, bytes.length - 1)]! ^= 1 << random.between(0, 7);
      return bytes;
    },
  },
  {
    kind: 'pdf with a block of zeros',
    name,
    answers: damaged,
    make(random) {
      const bytes = aComplaint();
      const at = random.between(9, bytes.length - 4097);
      return bytes.fill(0, at, at + 4096);
    },
  },
  {
    kind: 'pdf with swapped blocks',
    name,
    answers: damaged,
    make(random) {
      const bytes = aComplaint();
      const one = random.between(9, bytes.length / 2 - 2048);
      const other = random.between(bytes.length / 2, bytes.length - 2048);
      const kept = Buffer.from(bytes.subarray(one, one + 1024));
      bytes.copy(bytes, one, other, other + 1024);
      kept.copy(bytes, other);
      return bytes;
    },
  },
  {
    kind: 'pdf with wrong offsets',
    name,
    answers: ['analysis'],
    make: () => replaced(aComplaint(), /\d{10} 00000 n/g, '0000000007 00000 n'),
  },
  {
    kind: 'pdf without its cross-reference table',
    name,
    answers: ['analysis'],
    make: () => {
      const whole = aComplaint();
      return whole.subarray(0, whole.lastIndexOf('xref\n0 '));
    },
  },
  {
    kind: 'pdf with line endings of another system',
    name,
    answers: ['analysis'],
    make: () => replaced(makePdf(), /\n/g, '\r\n'),
  },
  {
    kind: 'pdf with junk before its header',
    name,
    answers: ['analysis'],
    make: () => Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'.repeat(20)), aComplaint()]),
  },
  {
    kind: 'pdf with a large amount of junk before its header',
    name,
    answers: ['document_name_disagrees'],
    make: () => Buffer.concat([Buffer.from('Received: from mail.example.com\r\n'.repeat(200)), aComplaint()]),
  },
  {
    kind: 'pdf with junk after its end',
    name,
    answers: ['analysis'],
    make: (random) =>
      Buffer.concat([aComplaint(), Buffer.from(Array.from({ length: 5000 }, () => random.between(0, 255)))]),
  },
  {
    kind: 'pdf without pages',
    name,
    answers: ['document_corrupt'],
    make: () => replaced(makePdf(), /\/Type \/Pages \/Count 1 \/Kids \[[^\]]*\]/, '/Type /Pages /Count 0 /Kids []'),
  },
];

function replaced(bytes: Buffer, what: RegExp, by: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replace(what, by), 'latin1');
}
