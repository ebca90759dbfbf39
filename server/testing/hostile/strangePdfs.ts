import { makeEncryptedPdf } from '#server/testing/makeFiles';
import { setPdf } from '#server/testing/setPdf';
import { complaintLines, deflatedStream, linesOf, onePage, streamOf } from './bindPdf.ts';
import type { HostileKind } from './HostileKind.ts';

const name = 'Motion.pdf';
const contents = streamOf(linesOf(complaintLines));
const prose = Array(12).fill('The court granted the motion of the plaintiff and denied that of the defendant.');

/** PDFs that open but have unexpected contents: foreign letters, locks, programs, other files, odd pages. */
export const strangePdfs: HostileKind[] = [
  {
    kind: 'pdf with a password',
    name,
    answers: ['document_encrypted'],
    make: makeEncryptedPdf,
  },
  {
    kind: 'pdf with an owner password only',
    name,
    answers: ['analysis'],
    make: () =>
      setPdf([{ texts: complaintLines.map((text, index) => ({ text, x: 72, y: 720 - 14 * index })) }], {
        ownerPassword: 'secret',
      }),
  },
  {
    kind: 'pdf with unknown encryption',
    name,
    answers: ['document_encrypted'],
    make: () =>
      Buffer.from(makeEncryptedPdf().toString('latin1').replace('/Filter /Standard', '/Filter /Proprietary'), 'latin1'),
  },
  {
    kind: 'pdf whose font maps no characters',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({
        contents: streamOf(
          `BT /F 12 Tf 14 TL 72 720 Td ${`<${'00240025002600270028'.repeat(6)}> Tj T* `.repeat(20)}ET`,
        ),
        font: '<< /Type /Font /Subtype /Type0 /BaseFont /Unknown /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
        more: [
          '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Unknown /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
        ],
      }),
  },
  {
    kind: 'pdf whose font maps shifted characters',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({
        contents: streamOf(
          linesOf(
            prose.map((line: string) =>
              line.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 3) % 26) + 97)),
            ),
          ),
        ),
      }),
  },
  {
    kind: 'pdf written from right to left',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({
        contents: streamOf(linesOf([...complaintLines, ...Array(20).fill('abcdefghij klmnop qrstuv')])),
        font: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>`,
        more: [
          streamOf(
            'begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <61> <7A> <05D0> endbfrange 1 beginbfrange <20> <5A> <0020> endbfrange endcmap',
          ),
        ],
      }),
  },
  {
    kind: 'pdf with scripts',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({
        contents,
        catalog:
          '/OpenAction << /S /JavaScript /JS (while \\(true\\) app.alert\\("x"\\);) >> /AA << /WC << /S /Launch /F (cmd.exe) >> >> /Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (this.exportDataObject\\({cName: "a", nLaunch: 2}\\);) >>] >> >>',
        page: '/AA << /O << /S /URI /URI (http://169.254.169.254/latest/meta-data/) >> >>',
      }),
  },
  {
    kind: 'pdf with embedded files',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({
        contents,
        catalog: '/Names << /EmbeddedFiles << /Names [(../../run.exe) 6 0 R] >> >>',
        more: [
          '<< /Type /Filespec /F (../../run.exe) /EF << /F 7 0 R >> >>',
          deflatedStream(Buffer.alloc(20 * 1024 * 1024, 'MZ'), '/Type /EmbeddedFile'),
        ],
      }),
  },
  {
    kind: 'pdf with an XFA form',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({
        contents,
        catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>',
        more: [
          streamOf(
            '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">&e;</xdp:xdp>',
          ),
        ],
      }),
  },
  {
    kind: 'pdf with external contents',
    name,
    answers: ['analysis'],
    make: () => onePage({ contents: '<< /Length 0 /F (/etc/passwd) >>\nstream\n\nendstream' }),
  },
  {
    kind: 'pdf with an unknown filter',
    name,
    answers: ['analysis'],
    make: () => onePage({ contents: streamOf('abc', '/Filter [/Unknown /FlateDecode]') }),
  },
  {
    kind: 'pdf page twenty kilometers wide',
    name,
    answers: ['analysis'],
    make: () => onePage({ contents, page: '/MediaBox [0 0 56692913 56692913] /UserUnit 75000' }),
  },
  {
    kind: 'pdf page of size zero',
    name,
    answers: ['analysis'],
    make: () => onePage({ contents, page: '/MediaBox [0 0 0 0]' }),
  },
  {
    kind: 'pdf page larger than a number can express',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({ contents, page: `/MediaBox [-${'9'.repeat(60)} 0 ${'9'.repeat(60)} 1${'0'.repeat(300)}] /Rotate 37` }),
  },
  {
    kind: 'pdf with an empty page',
    name,
    answers: ['analysis'],
    make: () => onePage({ contents: streamOf('') }),
  },
  {
    kind: 'pdf with text of size zero',
    name,
    answers: ['analysis'],
    make: () =>
      onePage({
        contents: streamOf(
          `BT /F 0 Tf 72 720 Td (COMPLAINT) Tj ET BT /F 12 Tf 0 0 0 0 72 700 Tm (FOR DAMAGES) Tj ET BT /F 1e30 Tf 1e30 0 0 1e30 1e30 0 Tm (x) Tj ET ${linesOf(complaintLines)}`,
        ),
      }),
  },
];
