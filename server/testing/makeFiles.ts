import { deflateRawSync } from 'node:zlib';
import { type PleadingLine, writePleading } from '#server/seed/pleadingPdf';

/** Files for tests, sound and unsound, made from nothing. */

/** A PDF of pleading paper with these lines on each page. */
export function makePdf(lines: string[] = ['COMPLAINT FOR DAMAGES', 'Case No. 26CV00431'], pages = 1): Buffer {
  const set: PleadingLine[] = lines.map((text) => ({ text }));
  return writePleading(
    Array.from({ length: pages }, () => ({ lines: set, footer: 'TEST' })),
    'Test',
  );
}

/** One that asks for a password: its lock has no key that anyone knows. */
export function makeEncryptedPdf(): Buffer {
  const lock = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >> /ID [<00> <00>]`;
  return Buffer.from(makePdf().toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R ${lock}`), 'latin1');
}

/** A page box of kilometers. */
export function makeGiganticPdf(): Buffer {
  return Buffer.from(makePdf().toString('latin1').replace('[0 0 612 792]', '[0 0 14400 14400]'), 'latin1');
}

/** A page that is rotated in the file and shown upright by the viewer. */
export function makeTurnedPdf(): Buffer {
  const turned = makePdf().toString('latin1').replace('/MediaBox [0 0 612 792]', '/MediaBox [0 0 612 792] /Rotate 90');
  return Buffer.from(turned, 'latin1');
}

type Entry = { name: string; content: Buffer; declaredBytes?: number };

/** A zip archive; `declaredBytes` declares a false size for an entry. */
export function makeZip(entries: Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredBytes } of entries) {
    const deflated = deflateRawSync(content);
    const named = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(deflated.length, 14);
    common.writeUInt32LE(declaredBytes ?? content.length, 18);
    common.writeUInt16LE(named.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, named, deflated]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, named]));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

const wordStart =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>';

/** A DOCX with these paragraphs. */
export function makeDocx(paragraphs: string[], declaredBytes?: number): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('');
  const types =
    '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const relations =
    '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
  return makeZip([
    { name: '[Content_Types].xml', content: Buffer.from(types) },
    { name: '_rels/.rels', content: Buffer.from(relations) },
    {
      name: 'word/document.xml',
      content: Buffer.from(`${wordStart}${body}</w:body></w:document>`),
      ...(declaredBytes === undefined ? {} : { declaredBytes }),
    },
  ]);
}

/** An OLE compound file with these streams: a header, one sector of allocation, one of directory, one of content. */
export function makeCompound(streams: string[], content: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(512, 0xff);
  header.fill(0, 8, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 76);
  const allocation = Buffer.alloc(512, 0xff);
  for (const [sector, next] of [0xfffffffd, 0xfffffffe, 0xfffffffe].entries())
    allocation.writeUInt32LE(next, 4 * sector);
  const directory = Buffer.alloc(512);
  for (const [index, name] of ['Root Entry', ...streams].entries()) {
    const entry = directory.subarray(128 * index);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE(2 * name.length + 2, 64);
    entry[66] = index === 0 ? 5 : 2;
    entry.writeUInt32LE(2, 116);
  }
  return Buffer.concat([header, allocation, directory, content, Buffer.alloc(512 - (content.length % 512))]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}
