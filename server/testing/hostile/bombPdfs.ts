import { deflateSync } from 'node:zlib';
import { bindPdf, complaintLines, deflatedStream, helvetica, linesOf, onePage, streamOf } from './bindPdf.ts';
import type { HostileKind } from './HostileKind.ts';

const name = 'Exhibit.pdf';
const contents = streamOf(linesOf(complaintLines));
const tooMuch = ['document_too_much_memory', 'document_too_slow', 'document_corrupt'] as const;
const megabyte = 1024 * 1024;

/** Small PDFs that expand when opened. */
export const bombPdfs: HostileKind[] = [
  {
    kind: 'pdf whose contents inflate to 200 MB of blanks',
    name,
    answers: ['analysis', ...tooMuch],
    heavy: true,
    make: () => onePage({ contents: deflatedStream(Buffer.alloc(200 * megabyte, 0x20)) }),
  },
  {
    kind: 'pdf whose contents inflate to 60 MB of characters',
    name,
    answers: ['analysis', ...tooMuch],
    heavy: true,
    make: () => onePage({ contents: deflatedStream(`BT /F 12 Tf ${'(a) Tj '.repeat((60 * megabyte) / 7)} ET`) }),
  },
  {
    kind: 'pdf whose contents are deflated twice, to 2 GB',
    name,
    answers: ['analysis', ...tooMuch],
    heavy: true,
    make: () => onePage({ contents: streamOf(twoGigabytes(), '/Filter [/FlateDecode /FlateDecode]') }),
  },
  {
    kind: 'pdf whose contents repeat one stream 100,000 times',
    name,
    answers: ['analysis', ...tooMuch],
    heavy: true,
    make: () => onePage({ contents: `[${'6 0 R '.repeat(100_000)}]`, more: [streamOf(`(${'a'.repeat(200)}) Tj `)] }),
  },
  {
    kind: 'pdf with forms that each draw ten others, ten deep',
    name,
    answers: ['analysis', ...tooMuch],
    heavy: true,
    make: () =>
      onePage({
        contents: streamOf('/X Do '.repeat(10)),
        resources: '/XObject << /X 6 0 R >>',
        more: Array.from({ length: 10 }, (_, index) =>
          streamOf(
            index === 9 ? linesOf(complaintLines) : '/X Do '.repeat(10),
            `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F 5 0 R >> /XObject << /X ${index + 7} 0 R >> >>`,
          ),
        ),
      }),
  },
  {
    kind: 'pdf with a table of two billion objects',
    name,
    answers: ['analysis'],
    make: () =>
      Buffer.from(
        onePage({ contents })
          .toString('latin1')
          .replace(/xref\n0 \d+\n/, 'xref\n0 2147483647\n')
          .replace(/\/Size \d+/, '/Size 2147483647'),
        'latin1',
      ),
  },
  {
    kind: 'pdf with a compressed table of endless rows',
    name,
    answers: ['analysis'],
    make: () => withTableStream('/Index [0 2000000000] /W [1 8 8]', Buffer.alloc(4 * megabyte)),
  },
  {
    kind: 'pdf with a compressed table of gigantic columns',
    name,
    answers: ['analysis'],
    make: () => withTableStream('/Index [0 5] /W [1073741824 1073741824 1073741824]', Buffer.alloc(100)),
  },
  {
    kind: 'pdf with an object stream of a billion objects',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({ contents, more: [deflatedStream('4 0 5 9 ', '/Type /ObjStm /N 1000000000 /First 1000000000')] }),
  },
  {
    kind: 'pdf with brackets a million deep',
    name,
    answers: ['analysis'],
    make: () => onePage({ contents, page: `/Odd ${'['.repeat(1_000_000)}`, more: ['['.repeat(500_000)] }),
  },
  {
    kind: 'pdf with dictionaries a hundred thousand deep',
    name,
    answers: ['analysis'],
    make: () => onePage({ contents, more: [`${'<< /A '.repeat(100_000)}1${' >>'.repeat(100_000)}`] }),
  },
  {
    kind: 'pdf that saves its state a million times',
    name,
    answers: ['analysis'],
    make: () => onePage({ contents: deflatedStream(`${'q '.repeat(1_000_000)}${linesOf(complaintLines)}`) }),
  },
  {
    kind: 'pdf whose font maps a million characters',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({
        contents: streamOf('BT /F 12 Tf 72 720 Td <00410042> Tj ET'),
        font: '<< /Type /Font /Subtype /Type0 /BaseFont /Odd /Encoding /Identity-H /DescendantFonts [7 0 R] /ToUnicode 6 0 R >>',
        more: [
          deflatedStream(
            `begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange ${'1 beginbfrange <0000> <FFFF> <0041> endbfrange '.repeat(200)}endcmap`,
          ),
          '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Odd /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [0 65535 500] >>',
        ],
      }),
  },
  {
    kind: 'pdf with an image of 60,000 by 60,000 pixels',
    name,
    answers: ['analysis'],
    make: () => picture(60_000, 60_000, 1, deflateSync(Buffer.alloc((60_000 * 60_000) / 80))),
  },
  {
    kind: 'pdf with an image larger than an integer can express',
    name,
    answers: ['analysis'],
    make: () => picture(2_147_483_647, 2_147_483_647, 8, deflateSync(Buffer.alloc(1000))),
  },
];

/** A file deflated, and what came out of that deflated again, as one who makes bombs does. */
function twoGigabytes(): Buffer {
  const part = deflateSync(Buffer.alloc(64 * megabyte, 0x20), { level: 9 });
  return deflateSync(Buffer.concat(Array.from({ length: 32 }, () => part)), { level: 9 });
}

function withTableStream(entries: string, rows: Buffer): Buffer {
  const body = bindPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    contents,
    helvetica,
  ]);
  const sound = body.subarray(0, body.lastIndexOf('xref\n0 '));
  const table = deflatedStream(rows, `/Type /XRef /Size 2000000000 /Root 1 0 R ${entries}`);
  return Buffer.concat([
    sound,
    Buffer.from('6 0 obj\n'),
    table,
    Buffer.from(`\nendobj\nstartxref\n${sound.length}\n%%EOF\n`),
  ]);
}

function picture(width: number, height: number, bits: number, data: Buffer): Buffer {
  return onePage({
    contents: streamOf('q 612 0 0 792 0 0 cm /I Do Q'),
    resources: '/XObject << /I 6 0 R >>',
    more: [
      streamOf(
        data,
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent ${bits} /Filter /FlateDecode`,
      ),
    ],
  });
}
