import { makeCompound } from '#server/testing/makeFiles';
import type { HostileKind } from './HostileKind.ts';

const name = 'Letter.doc';

/** Old Word documents (OLE compound files) that are broken or carry more than words. */
export const hostileDoc: HostileKind[] = [
  {
    kind: 'doc with only a directory',
    name,
    answers: ['document_corrupt'],
    make: () => makeCompound(['WordDocument']),
  },
  {
    kind: 'doc of random bytes',
    name,
    answers: ['document_corrupt', 'document_no_text', 'document_encrypted'],
    make: (random) =>
      makeCompound(
        ['WordDocument', '1Table'],
        Buffer.from(Array.from({ length: 20_000 }, () => random.between(0, 255))),
      ),
  },
  {
    kind: 'doc with circular sectors',
    name,
    answers: ['document_corrupt'],
    make: () => {
      const bytes = makeCompound(['WordDocument', '1Table']);
      // The allocation table is the first sector: each of its sectors is followed by the directory's.
      for (let at = 512; at < 1024; at += 4) bytes.writeUInt32LE(1, at);
      return bytes;
    },
  },
  {
    kind: 'doc with sectors of size zero',
    name,
    answers: ['document_wrong_type'],
    make: () => {
      const bytes = makeCompound(['WordDocument']);
      bytes.writeUInt16LE(65535, 30);
      return bytes;
    },
  },
  {
    kind: 'doc with macros',
    name,
    answers: ['document_has_macros'],
    make: () => makeCompound(['WordDocument', '_VBA_PROJECT']),
  },
  {
    kind: 'doc with a password',
    name,
    answers: ['document_encrypted'],
    make: () => makeCompound(['EncryptedPackage']),
  },
  {
    kind: 'spreadsheet named as a doc',
    name,
    answers: ['document_wrong_type'],
    make: () => makeCompound(['Workbook']),
  },
];
